package rules

import "slices"

// catalog holds every game, one literal each, in the order in which they are
// listed.
var catalog = func() []*Ruleset {
	var list []*Ruleset
	list = append(list, alquerque(), baghChal(), goatsAndTigers(), leopardsAndDeer())
	list = append(list, morrisGames()...)
	list = append(list, threeMensMorris())
	list = append(list, alQirqGames()...)
	for _, r := range list {
		r.Main = mainGames[r.ID]
		r.chosen = make([]int, len(r.Options))
		for _, o := range r.Options {
			o.Values[0].set(r)
		}
		r.finish()
	}
	return list
}()

// mainGames says under which main game each relative is listed: the one whose
// men and board it is closest to.
var mainGames = map[string]string{
	"eleven-mens-morris": "twelve-mens-morris", "tsoro-yemutwelve": "twelve-mens-morris",
	"navakankari": "nine-mens-morris", "triodi": "nine-mens-morris", "la-chascona": "nine-mens-morris",
	"al-qirq-1": "al-qirq", "al-qirq-2": "al-qirq", "al-qirq-4": "al-qirq", "al-qirq-5": "al-qirq", "al-qirq-6": "al-qirq",
	"al-qirq-7": "al-qirq", "al-qirq-8": "al-qirq", "al-qirq-9": "al-qirq", "al-qirq-10": "al-qirq",
	"marelle-triple": "al-qirq", "triodi-diagonal": "al-qirq", "achi": "al-qirq",
}

// MainGames returns the games that are listed by themselves, in catalog order.
func MainGames() (list []*Ruleset) {
	for _, r := range catalog {
		if r.Main == "" {
			list = append(list, r)
		}
	}
	return list
}

// Relatives returns the games listed under a main game, in catalog order.
func Relatives(main string) (list []*Ruleset) {
	for _, r := range catalog {
		if main != "" && r.Main == main {
			list = append(list, r)
		}
	}
	return list
}

// All returns every ruleset with its default options, in catalog order.
func All() []*Ruleset { return slices.Clone(catalog) }

// Lookup returns the ruleset with that ID, with its default options.
func Lookup(id string) (*Ruleset, bool) {
	for _, r := range catalog {
		if r.ID == id {
			return r, true
		}
	}
	return nil, false
}

// alquerque is RULES.md section 3.
func alquerque() *Ruleset {
	b := boardAlquerque
	return &Ruleset{
		ID: "alquerque", Name: "Alquerque", Family: FamilyAlquerque, Board: b, Men: [2]int{12, 12},
		Start: [2]Bitboard{
			b.set("a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2", "e2", "d3", "e3"),
			b.set("a5", "b5", "c5", "d5", "e5", "a4", "b4", "c4", "d4", "e4", "a3", "b3"),
		},
		Stepping: Stepping{Forward: true, NoReturn: true, BackRow: true},
		Jumping:  Jumping{Jumpers: [2]bool{true, true}, Series: MustGoOn},
		Ending:   Ending{MinMen: 1},
		Options:  []Option{captureOption(), backjumpOption(), startOption()},
	}
}

// hunt fills in what the three hunt games of RULES.md section 4 share.
func hunt(r Ruleset) *Ruleset {
	r.Family, r.Roles, r.Jumpers = FamilyHunt, [2]Role{Soldier, T3}, [2]bool{false, true}
	r.Options = append(r.Options, repetitionOption())
	return &r
}

func baghChal() *Ruleset {
	b := boardAlquerque
	return hunt(Ruleset{
		ID: "bagh-chal", Name: "Bagh-Chal", Board: b, Men: [2]int{20, 4},
		Start:  [2]Bitboard{0, b.set("a1", "e1", "a5", "e5")},
		Even:   [2]int{40, 360},
		Ending: Ending{CaptureGoal: 5},
	})
}

func goatsAndTigers() *Ruleset {
	b := boardGoats
	return hunt(Ruleset{
		ID: "goats-and-tigers", Name: "Goats & Tigers", Board: b, Men: [2]int{15, 3},
		Even:    [2]int{440, 550},
		Ending:  Ending{CaptureGoal: 6},
		Options: []Option{setupOption(b.set("a1", "b3", "b4")), earlyOption()},
	})
}

func leopardsAndDeer() *Ruleset {
	b := boardLeopards
	return hunt(Ruleset{
		ID: "leopards-and-deer", Name: "Leopards vs Deers", Board: b, Men: [2]int{24, 2},
		Start:   [2]Bitboard{b.set("d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"), 0},
		Starter: Second,
		Even:    [2]int{590, 910},
		Ending:  Ending{CaptureGoal: 12},
		Options: []Option{firstLeopardOption(), earlyOption(), jumpsOption()},
	})
}

// The draw rule of RULES.md section 1 for mill games without one of their own:
// 50 turns of each side.
const quietTurns = 100

// mill fills in what the mill games of RULES.md section 5 share.
func mill(id, name string, b *Board, men int, m Milling, flyAt int, e Ending, options ...Option) *Ruleset {
	e.MinMen, e.Repetition = 3, PositionDraws
	if e.QuietTurns == 0 {
		e.QuietTurns = quietTurns
	}
	return &Ruleset{
		ID: id, Name: name, Family: FamilyMill, Board: b, Men: [2]int{men, men},
		Stepping: Stepping{FlyAt: flyAt}, Milling: m, Ending: e,
		Options: append(options, startOption()),
	}
}

// Common choices of lines: every line also when flying, and no mills when flying.
var (
	everyLine = Milling{OnPlace: AllLines, OnStep: AllLines, OnFly: AllLines}
	protected = Milling{OnPlace: AllLines, OnStep: AllLines, OnFly: AllLines, Protect: true}
	passes    = Ending{BlockedPass: true}
	loses     = Ending{}
)

func morrisGames() []*Ruleset {
	twelve := protected
	twelve.NoReform = true
	return []*Ruleset{
		mill("twelve-mens-morris", "Twelve Men's Morris", boardMorrisDiagonal, 12, twelve, 3,
			Ending{FullDraw: true, QuietTurns: 20, QuietAtThree: true}, reformOption()),
		mill("nine-mens-morris", "Nine Men's Morris", boardMorris, 9, protected, 3, loses, flyingOption()),
		mill("eleven-mens-morris", "Eleven Men's Morris", boardMorrisDiagonal, 11, protected, 3, loses),
		mill("navakankari", "Navakankari", boardMorris, 9, protected, 0, loses),
	}
}

// threeMensMorris is the last game of RULES.md section 5.
func threeMensMorris() *Ruleset {
	return &Ruleset{
		ID: "three-mens-morris", Name: "Three Men's Morris", Family: FamilyRow, Board: boardThree, Men: [2]int{3, 3},
		Milling: Milling{OnPlace: AllLines, OnStep: AllLines, RowWins: true},
		Ending:  Ending{Repetition: PositionDraws},
		Options: []Option{movesOption(), centreOption(), startOption()},
	}
}

// alQirqGames are Al-Qirq and the relatives that seed 003 names.
func alQirqGames() []*Ruleset {
	var (
		square  = Milling{OnPlace: NotCorners, OnStep: AllLines}                // Al-Qirq 3
		rows    = Milling{OnPlace: NotCorners, OnStep: NotCorners}              // Al-Qirq 10
		opening = Milling{OnPlace: AllLines, OnStep: NotCorners}                // Al-Qirq 4
		safe    = Milling{OnPlace: AllLines, OnStep: AllLines, Protect: true}   // Al-Qirq 2
		mixed   = Milling{OnPlace: AllLines, OnStep: NotCorners, Protect: true} // Al-Qirq 8
		bonus   = Milling{OnPlace: AllLines, OnStep: AllLines, Bonus: true}     // Al-Qirq 5
	)
	diagonal := boardMorrisDiagonal
	return []*Ruleset{
		mill("al-qirq", "Al-Qirq", diagonal, 9, square, 4, passes, flyingMillsOption()),
		mill("al-qirq-1", "Al-Qirq 1", diagonal, 9, everyLine, 0, passes),
		mill("al-qirq-2", "Al-Qirq 2", diagonal, 9, safe, 3, passes, flyingMillsOption()),
		mill("al-qirq-4", "Al-Qirq 4", diagonal, 9, opening, 0, passes),
		mill("al-qirq-5", "Al-Qirq 5", diagonal, 9, bonus, 0, passes),
		mill("al-qirq-6", "Al-Qirq 6", diagonal, 9, everyLine, 0, passes),
		mill("al-qirq-7", "Al-Qirq 7", diagonal, 9, protected, 0, loses),
		mill("al-qirq-8", "Al-Qirq 8", diagonal, 9, mixed, 0, loses),
		mill("al-qirq-9", "Al-Qirq 9", diagonal, 9, mixed, 3, passes, flyingMillsOption()),
		mill("al-qirq-10", "Al-Qirq 10", diagonal, 9, rows, 4, passes, flyingMillsOption()),
		mill("marelle-triple", "Marelle Triple", diagonal, 9, rows, 4, passes, flyingMillsOption()),
		mill("triodi", "Triodi", boardMorris, 9, everyLine, 0, passes),
		mill("triodi-diagonal", "Triodi (diagonal)", diagonal, 9, everyLine, 0, passes),
		mill("la-chascona", "La Chascona", boardMorris, 9, protected, 0, loses),
		mill("achi", "Achi", boardAchi, 6, everyLine, 0, passes),
		mill("tsoro-yemutwelve", "Tsoro Yemutwelve", diagonal, 12, safe, 3, passes, flyingMillsOption()),
	}
}
