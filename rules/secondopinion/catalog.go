package secondopinion

// family says which chapter of the rules page a game belongs to.
type family int

const (
	alquerqueFamily family = iota
	huntFamily
	millFamily
	rowFamily
)

// Option is a choice that a game offers. The first value is the default.
type Option struct {
	Name   string
	Values []string
}

// ruleset is one row of the rules page's tables.
type ruleset struct {
	id      string
	family  family
	board   *board
	men     [2]int
	options []Option
	hunt    hunt
	mill    mill
}

// hunt holds what differs between the three hunt games.
type hunt struct {
	goal    int // captures with which the T3 win
	corners []int
	placed  []int // soldiers that stand at the start
	series  bool  // one turn of the T3 may take several soldiers
	attack  bool  // the first T3 has to be placed where it threatens a jump
	hunters bool  // the T3 player has the first turn
}

// mill holds the columns of the mill games' table.
type mill struct {
	placing    lineSet // rows that count when completed by placing
	stepping   lineSet
	fly        int  // with at most so many men a side flies; 0 is never
	flyNothing bool // published without mills by flying
	protect    bool // unless-all
	passes     bool // a blocked side passes; otherwise it loses
	full       bool // a full board after placing is a draw
	again      bool // Al-Qirq 5: lines earn further placements and moves
	reforming  bool // Twelve: re-forming ban and the ten-move rule
}

// lineSet says whether the corner diagonals count as rows.
type lineSet int

const (
	all20     lineSet = iota // every row of three on the board
	noCorners                // the rows without the corner diagonals
)

var (
	startOption      = Option{"start", []string{"first", "second"}}
	repetitionOption = Option{"repetition", []string{"own", "position", "draw"}}
	earlyOption      = Option{"early", []string{"on", "off"}}
	flyingMills      = Option{"flying-mills", []string{"off", "on"}}
)

// catalog lists the games in the order of the rules page.
var catalog = append([]ruleset{
	{id: "alquerque", family: alquerqueFamily, board: alquerque, men: [2]int{12, 12}, options: []Option{
		startOption,
		{"backjump", []string{"never", "chain", "always"}},
		{"capture", []string{"huff", "forced", "free"}},
	}},
	{id: "bagh-chal", family: huntFamily, board: alquerque, men: [2]int{20, 4},
		options: []Option{repetitionOption},
		hunt:    hunt{goal: 5, corners: []int{0, 4, 20, 24}}},
	{id: "goats-and-tigers", family: huntFamily, board: goats, men: [2]int{15, 3},
		options: []Option{repetitionOption, earlyOption, {"setup", []string{"placed", "traditional"}}},
		hunt:    hunt{goal: 6, hunters: true}},
	{id: "leopards-and-deer", family: huntFamily, board: leopards, men: [2]int{24, 2},
		options: []Option{
			repetitionOption, earlyOption,
			{"first-leopard", []string{"attacks", "anywhere"}},
			{"jumps", []string{"optional", "forced", "single"}},
		},
		hunt: hunt{goal: 12, placed: []int{6, 7, 8, 11, 13, 16, 17, 18}, series: true, attack: true, hunters: true}},
	{id: "three-mens-morris", family: rowFamily, board: three, men: [2]int{3, 3}, options: []Option{
		startOption,
		{"moves", []string{"lines", "orthogonal", "adjacent", "anywhere"}},
		{"centre", []string{"free", "barred"}},
	}},
}, millGames...)

// millGames is the table of the mill games.
var millGames = []ruleset{
	millGame("twelve-mens-morris", morrisDiagonal, 12,
		mill{protect: true, fly: 3, full: true, reforming: true}, Option{"reform", []string{"wait", "free"}}),
	millGame("nine-mens-morris", morris, 9, mill{protect: true, fly: 3}, Option{"flying", []string{"on", "off"}}),
	millGame("eleven-mens-morris", morrisDiagonal, 11, mill{protect: true, fly: 3}),
	millGame("navakankari", morris, 9, mill{protect: true}),
	millGame("al-qirq", morrisDiagonal, 9, mill{placing: noCorners, fly: 4, flyNothing: true, passes: true}, flyingMills),
	millGame("al-qirq-1", morrisDiagonal, 9, mill{passes: true}),
	millGame("al-qirq-6", morrisDiagonal, 9, mill{passes: true}),
	millGame("al-qirq-2", morrisDiagonal, 9, mill{protect: true, fly: 3, flyNothing: true, passes: true}, flyingMills),
	millGame("al-qirq-4", morrisDiagonal, 9, mill{stepping: noCorners, passes: true}),
	millGame("al-qirq-5", morrisDiagonal, 9, mill{again: true, passes: true}),
	millGame("al-qirq-7", morrisDiagonal, 9, mill{protect: true}),
	millGame("al-qirq-8", morrisDiagonal, 9, mill{stepping: noCorners, protect: true}),
	millGame("al-qirq-9", morrisDiagonal, 9,
		mill{stepping: noCorners, protect: true, fly: 3, flyNothing: true, passes: true}, flyingMills),
	millGame("al-qirq-10", morrisDiagonal, 9,
		mill{placing: noCorners, stepping: noCorners, fly: 4, flyNothing: true, passes: true}, flyingMills),
	millGame("marelle-triple", morrisDiagonal, 9,
		mill{placing: noCorners, stepping: noCorners, fly: 4, flyNothing: true, passes: true}, flyingMills),
	millGame("triodi", morris, 9, mill{passes: true}),
	millGame("triodi-diagonal", morrisDiagonal, 9, mill{passes: true}),
	millGame("la-chascona", morris, 9, mill{protect: true}),
	millGame("achi", achi16, 6, mill{passes: true}),
	millGame("tsoro-yemutwelve", morrisDiagonal, 12,
		mill{protect: true, fly: 3, flyNothing: true, passes: true}, flyingMills),
}

func millGame(id string, b *board, men int, m mill, options ...Option) ruleset {
	return ruleset{id: id, family: millFamily, board: b, men: [2]int{men, men}, mill: m,
		options: append([]Option{startOption}, options...)}
}

// IDs lists the games.
func IDs() []string {
	var ids []string
	for i := range catalog {
		ids = append(ids, catalog[i].id)
	}
	return ids
}

// Options lists the choices of a game, nil for an unknown one.
func Options(id string) []Option {
	if r := lookup(id); r != nil {
		return r.options
	}
	return nil
}

func lookup(id string) *ruleset {
	for i := range catalog {
		if catalog[i].id == id {
			return &catalog[i]
		}
	}
	return nil
}
