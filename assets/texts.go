package assets

import "strings"

// Texts is everything the program says in one language. Sentences may hold
// placeholders in braces, such as {n} or {side}, which Fill replaces.
type Texts struct {
	Language string // BCP 47 tag, such as "en"
	Title    string // name of the whole program
	Tagline  string // one line under it

	Games    map[string]Game // the main games, by ruleset ID
	Menu     Menu
	Setup    Setup
	Board    Board
	More     More
	Status   Status
	Results  Results
	HowTo    HowTo
	Library  Library
	Replay   Replay
	Analysis Analysis
	Settings Settings
	Keys     Keys
	Access   Access
	About    About
	Link     Link
	Hint     Hint
	Review   Review
	Pages    map[string]Page // the rules, by ruleset ID

	// Relatives are the games that are listed under a main game, by ruleset ID.
	Relatives map[string]Relative

	// Options has the short label of each rule option, and Values the label
	// of each of its values under "option=value". The sentences that explain
	// them belong to the rules.
	Options map[string]string
	Values  map[string]string

	// Refusals says why a wished move is not allowed, by the refusal's slug.
	Refusals map[string]string
}

// Game is what is told about one game before it is played.
type Game struct {
	Name  string // as in the rule book
	Land  string // where it comes from
	Line  string // what it is about, in a few words that fit a card
	About string // what it is, in a sentence or two
}

// Relative is what is told about a game that is listed under a main game.
type Relative struct {
	Name string
	Line string // how it differs from its family, in one sentence
}

// SideName is what one side is called in the sentences about it.
type SideName struct {
	Name string // "Blue"
	Wins string // "Blue wins"
}

// Sides names the two sides of a game: First, then Second.
type Sides [2]SideName

// Menu has the texts of the menu scene.
type Menu struct {
	Heading string
}

// Setup has the texts of the scene where a game is prepared.
type Setup struct {
	Heading  string // over the seats
	Person   string
	Computer string
	Level    string // {n}, {name}
	Levels   []string
	Rules    string // over the options
	Start    string // the button
	HowTo    string // the button that opens the rules page

	// Family names the list of a main game's relatives, {n} of them, and Chosen
	// says which one it is, {name}.
	Family, Chosen string
}

// Board has the texts around the board.
type Board struct {
	You, Person, Computer string // who sits at a side; Computer has {n}

	ToPlace  string // {n} men in hand
	OnBoard  string // {n} men standing
	Captured string // {n} of {goal} taken
	Lost     string // {n} men lost
	Thinking string

	Undo, Redo, Flip, New, Menu, Stop, Hint string
	Draw, Pause, Resume, Yes, No, Ready     string // buttons
	Now, Step                               string // buttons: the computer moves at once; two computers make one move
	ToldNow, ToldStep, ToldDraw             string // what these and Draw are called where they are not seen
	SoundOn, SoundOff                       string // buttons
	SoundIsOn, SoundIsOff                   string
	Paused                                  string
	HandOver                                string // {side}: the device goes to that side

	// What is asked before a man is placed, moved, or taken off the board.
	PutHere, MoveThere, TakeThis string

	// What the other one is asked when {side} wants an undo, or to go back by {n}
	// moves at once; the button that allows it, {n} seconds long; what is told
	// otherwise.
	MayUndo, MayGoBack, Allow, Denied string

	History  string // heading of the record
	NoMoves  string // the record is empty
	NoneMade string // the same of a game that is over
	Quiet    string // {n} turns left until a draw by counting

	// What the third occurrence of a position leads to, where hollow dots warn
	// of one.
	RepeatLoses, RepeatDraws string

	// The same where a man that is chosen can make the third occurrence, by
	// going to {points}.
	ThirdLoses, ThirdDraws string

	More    string // the button that opens the sheet of More
	Or      string // joins the last two of a list of points
	Changed string // {n} options differ from their defaults
}

// More has the texts of the sheet over the board with what is rarely wanted.
type More struct {
	Rules, New, Draw, Resign, Share, Close string
	ToldRules, ToldShare                   string // what two of them are called where they are not seen
	Analysis                               string // the button that begins one

	Sure     string // {side} resigns: asked before it does
	Accept   string // {side} is asked by the other person
	Declined string // the computer does not agree on a draw
	Yes, No  string
}

// Status has the sentence that says whose turn it is and what is owed.
type Status struct {
	Yours    string // {act}: one person plays the computer and is to move
	Side     string // {side}, {act}: two people play
	Thinking string // {side}: the computer is to move
	Waits    string // {side}: the other player is to move, or the computer, which has not thought for long
	Held     string // {side}: the computer is to move and waits for who watches
	Acts     map[Act]string
}

// Act is what the side to move is asked to do.
type Act string

// The acts a status sentence can ask for.
const (
	ActPlace      Act = "place"       // place a soldier
	ActPlaceT3    Act = "place-t3"    // place a T3rminator
	ActEnterT3    Act = "enter-t3"    // place a T3rminator or move one
	ActMove       Act = "move"        // move a soldier
	ActMoveT3     Act = "move-t3"     // move a T3rminator
	ActFly        Act = "fly"         // move a soldier to any free point
	ActJump       Act = "jump"        // a capture is compulsory
	ActMayJump    Act = "may-jump"    // a capture is there and not taking it costs a man
	ActContinue   Act = "continue"    // jump on with the same man
	ActContinueT3 Act = "continue-t3" // jump on, or stop
	ActRemove     Act = "remove"      // take a man after a mill
	ActHuff       Act = "huff"        // take a man that refused to capture
	ActConfirm    Act = "confirm"     // say whether the move is meant
	ActPass       Act = "pass"        // nothing can move
)

// Results has the sentences of a game's end.
type Results struct {
	Draw    string
	YouWin  string
	YouLose string
	Mill    Sides // sides of the games between blue and white
	Hunt    Sides // sides of the hunt games
	// Figures are the rounds, {n}, and how many men {first} and {second} lost,
	// {first-lost} and {second-lost}; in hunts only First loses men.
	Figures, FiguresHunt string
	Rematch              string
	Swap                 string
	ToldSwap             string // what Swap is called where it is not seen
	Menu                 string
	Review               string // looks back at the game
	Hide                 string
	Show                 string            // brings the sheet back
	How                  map[string]string // by reason slug; {winner}, {loser}, {n}
	HowHunt              map[string]string // the same where the hunt games say it otherwise
	HowYou               map[string]string // the same where the side of which it speaks is you
	HowOther             string            // any reason without a sentence of its own

	// Stood tells of a repetition where it stood before: {list} of AtStart and
	// InRound with {n}, or InRounds with a {list}. And joins the last two of a list.
	Stood, AtStart, InRound, InRounds, And string
}

// HowTo has the texts round a rules page.
type HowTo struct {
	Title   string // {name} of the game
	Options string // heading of the choices
	Chosen  string // behind a value that differs from the default and is played
	Default string // behind the value that is played unless another is chosen
}

// Settings has the texts of the page with the settings.
type Settings struct {
	Title, Done string
	Labels      map[string]string // by setting
	Values      map[string]string // by "setting=value", or by value where all settings call it alike
	Units       map[string]string // by setting whose values are numbers; {n}
	About       map[string]string // by setting; not every setting needs a sentence
}

// Keys has the texts of the list of keys.
type Keys struct {
	Title         string
	Key, Act, Pad string            // headings of its columns
	Names         map[string]string // of keys that are no letters, by what the engine calls them
	Pads          map[string]string // of the buttons of a gamepad
	Acts          map[string]string // what an action does, by its name
	Focus         string            // how keys reach everything
}

// Fill replaces placeholders: Fill("{n} left", "n", "3") is "3 left". Pairs
// are name, value, name, value; an unknown placeholder is left as it is.
func Fill(sentence string, pairs ...string) string {
	for i := 0; i+1 < len(pairs); i += 2 {
		sentence = strings.ReplaceAll(sentence, "{"+pairs[i]+"}", pairs[i+1])
	}
	return sentence
}

// Lookup returns the texts for a BCP 47 tag, and English where the language
// is not there.
func Lookup(tag string) *Texts {
	base, _, _ := strings.Cut(strings.ToLower(tag), "-")
	for _, t := range languages {
		if t.Language == base {
			return t
		}
	}
	return english
}

// Languages returns the texts of every language, English first.
func Languages() []*Texts { return append([]*Texts(nil), languages...) }

var languages = []*Texts{english}
