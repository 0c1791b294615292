package assets

// englishPages has the rules of every game, in plain words. What the sources
// leave open and this program decides stands under "Where the sources are
// silent".
var englishPages = map[string]Page{
	"alquerque":         englishAlquerque,
	"bagh-chal":         englishBaghChal,
	"goats-and-tigers":  englishGoatsAndTigers,
	"leopards-and-deer": englishLeopardsAndDeer,

	"twelve-mens-morris": englishTwelve.page(),
	"eleven-mens-morris": englishEleven.page(),
	"tsoro-yemutwelve":   englishTsoro.page(),
	"nine-mens-morris":   englishNine.page(),
	"navakankari":        englishNavakankari.page(),
	"triodi":             englishTriodi.page(),
	"la-chascona":        englishChascona.page(),
	"three-mens-morris":  englishThree,

	"al-qirq":         englishQirq.page(),
	"al-qirq-1":       englishQirq1.page(),
	"al-qirq-2":       englishQirq2.page(),
	"al-qirq-4":       englishQirq4.page(),
	"al-qirq-5":       englishQirq5.page(),
	"al-qirq-6":       englishQirq6.page(),
	"al-qirq-7":       englishQirq7.page(),
	"al-qirq-8":       englishQirq8.page(),
	"al-qirq-9":       englishQirq9.page(),
	"al-qirq-10":      englishQirq10.page(),
	"marelle-triple":  englishMarelle.page(),
	"triodi-diagonal": englishTriodiDiagonal.page(),
	"achi":            englishAchi.page(),
}

// englishRelatives names the rulesets that are listed under a main game.
var englishRelatives = map[string]Relative{
	"eleven-mens-morris": {"Eleven Men’s Morris", "Eleven soldiers each, and an opened mill may close again at once."},
	"tsoro-yemutwelve":   {"Tsoro Yemutwelve", "Twelve soldiers each; a mill made by flying earns nothing, and a blocked player passes."},
	"navakankari":        {"Navakankari", "Nine soldiers each, also called Daadi: mills are safe and nobody ever flies."},
	"triodi":             {"Triodi", "Nine soldiers each: no flying, no safe mills, and a blocked player passes."},
	"la-chascona":        {"La Chascona", "Nine soldiers each: mills are safe, nobody flies, and a blocked player loses."},
	"al-qirq-1":          {"Al-Qirq 1", "All twenty lines count, no soldier is safe, nobody flies."},
	"al-qirq-2":          {"Al-Qirq 2", "Mills are safe and three soldiers fly, but a mill made by flying earns nothing."},
	"al-qirq-4":          {"Al-Qirq 4", "Corner lines count while placing and no longer while moving; nobody flies."},
	"al-qirq-5":          {"Al-Qirq 5", "A line made by placing earns another placement; one made by moving takes a soldier and moves again."},
	"al-qirq-6":          {"Al-Qirq 6", "The same as Al-Qirq 1: all lines count, no soldier is safe, nobody flies."},
	"al-qirq-7":          {"Al-Qirq 7", "All lines count, mills are safe, nobody flies, and a blocked player loses."},
	"al-qirq-8":          {"Al-Qirq 8", "Corner lines count only while placing; mills are safe, and a blocked player loses."},
	"al-qirq-9":          {"Al-Qirq 9", "Corner lines count only while placing; mills are safe, and three soldiers fly."},
	"al-qirq-10":         {"Al-Qirq 10", "Corner lines never count, no soldier is safe, and four soldiers fly."},
	"marelle-triple":     {"Marelle Triple", "The same as Al-Qirq 10: corner lines never count and four soldiers fly."},
	"triodi-diagonal":    {"Triodi (diagonal)", "Nine soldiers on the board with corner lines, which count: no flying, no safe mills."},
	"achi":               {"Achi", "Six soldiers each on two nested squares: no flying and no safe mills."},
}

// Headings that every page has.
const (
	englishGoal   = "The goal"
	englishMoving = "Placing and moving"
	englishEnd    = "The end"
	englishSilent = "Where the sources are silent"
)

// Sentences that several pages have.
const (
	englishStarter = "The players decide who begins; usually it is Blue."
	englishAgree   = "Two players may agree on a draw, and either may resign. The computer agrees to a draw only when it sees the position as level."
)
