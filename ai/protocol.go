package ai

import (
	"errors"
	"strconv"
	"strings"
	"time"
)

// Ticket names one request, so that a late reply can be told from the awaited one. The asker
// chooses it, a new one each time; the reply brings it back unchanged.
type Ticket uint64

// Request asks the computer player for one move (one ply: a removal or a further hop is asked
// for by a request of its own).
type Request struct {
	Ticket  Ticket
	Ruleset string   // ID of the ruleset, for rules.Lookup
	Options string   // options that differ from the default, "name=value,name=value", or ""
	Start   string   // position text in which the moves begin; "" is the usual start
	Moves   []string // move tokens played since Start

	// Level is the strength, 1 to 8 (see [Levels]). Level 0 is full strength within the limits
	// below; a level from 1 on brings its own limits and these may only tighten them.
	Level  int
	Limits Limits

	// Lines asks for an analysis at full strength: so many of the best moves with their scores and
	// lines, in replies that follow each other as the search deepens.
	Lines int

	// Why asks for the reason for the move, for a hint.
	Why bool

	// Seed varies the choice between moves that the level holds for equally good. Equal requests
	// get equal replies as long as no time limit strikes.
	Seed uint64
}

// Reply answers a [Request].
type Reply struct {
	Ticket Ticket
	Move   string      // token of the chosen move; "" if the game is over or Err is set
	Score  int         // for the side to move, in hundredths of a man; see [MateIn]
	Depth  int         // turns that were searched completely
	Nodes  uint64      // positions that were visited
	Line   []string    // expected moves, the chosen one first
	Why    string      // the reason for the move, the name of a [Why], if the request asked for it
	Best   []Variation // the best moves of an analysis, the best first
	More   bool        // a deeper reply to the same request will follow
	Err    string      // why there is no move though one was asked for; "" if all is well
}

// Variation is a move with what is expected to follow.
type Variation struct {
	Score int      // for the side to move; see [MateIn] and [WinChance]
	Line  []string // the move first
}

// ErrProtocol is the error that every unreadable request or reply wraps.
var ErrProtocol = errors.New("unreadable message")

// unreadable says what cannot be read.
type unreadable string

func (u unreadable) Error() string { return ErrProtocol.Error() + ": " + string(u) }
func (u unreadable) Unwrap() error { return ErrProtocol }

// String returns the text form of q that [ParseRequest] reads: a line "think TICKET" and a line
// "key value" for every field that is not empty.
func (q Request) String() string {
	var b strings.Builder
	writeHead(&b, "think", q.Ticket)
	writeText(&b, "ruleset", q.Ruleset)
	writeText(&b, "options", q.Options)
	writeText(&b, "start", q.Start)
	writeText(&b, "moves", strings.Join(q.Moves, " "))
	writeNumber(&b, "level", int64(q.Level))
	writeNumber(&b, "depth", int64(q.Limits.Depth))
	writeUnsigned(&b, "nodes", q.Limits.Nodes)
	writeNumber(&b, "time", q.Limits.Time.Milliseconds())
	writeNumber(&b, "lines", int64(q.Lines))
	writeFlag(&b, "why", q.Why)
	writeUnsigned(&b, "seed", q.Seed)
	return b.String()
}

// String returns the text form of r that [ParseReply] reads.
func (r Reply) String() string {
	var b strings.Builder
	writeHead(&b, "reply", r.Ticket)
	writeText(&b, "move", r.Move)
	writeNumber(&b, "score", int64(r.Score))
	writeNumber(&b, "depth", int64(r.Depth))
	writeUnsigned(&b, "nodes", r.Nodes)
	writeText(&b, "line", strings.Join(r.Line, " "))
	writeText(&b, "why", r.Why)
	for _, v := range r.Best {
		writeText(&b, "best", strconv.Itoa(v.Score)+" "+strings.Join(v.Line, " "))
	}
	writeFlag(&b, "more", r.More)
	writeText(&b, "error", r.Err)
	return b.String()
}

// ParseRequest reads the text form of a request. Keys may come in any order and may be missing,
// blank lines and line ends of any kind are fine; an unknown key or a bad number is an error
// that wraps [ErrProtocol] and names the line.
func ParseRequest(text string) (Request, error) {
	var q Request
	var ms int64
	err := parseLines(text, "think", &q.Ticket, func(key, value string) error {
		var err error
		switch key {
		case "ruleset":
			q.Ruleset = value
		case "options":
			q.Options = value
		case "start":
			q.Start = value
		case "moves":
			q.Moves = strings.Fields(value)
		case "level":
			q.Level, err = strconv.Atoi(value)
		case "depth":
			q.Limits.Depth, err = parseCount(value)
		case "nodes":
			q.Limits.Nodes, err = strconv.ParseUint(value, 10, 64)
		case "time":
			ms, err = strconv.ParseInt(value, 10, 32)
			q.Limits.Time = time.Duration(ms) * time.Millisecond
		case "lines":
			q.Lines, err = parseCount(value)
		case "why":
			q.Why, err = strconv.ParseBool(value)
		case "seed":
			q.Seed, err = strconv.ParseUint(value, 10, 64)
		default:
			err = errors.New("unknown key")
		}
		return err
	})
	if err != nil {
		return Request{Ticket: q.Ticket}, err
	}
	return q, nil
}

// ParseReply reads the text form of a reply, as tolerant and as strict as [ParseRequest].
func ParseReply(text string) (Reply, error) {
	var r Reply
	err := parseLines(text, "reply", &r.Ticket, func(key, value string) error {
		var err error
		switch key {
		case "move":
			r.Move = value
		case "score":
			r.Score, err = strconv.Atoi(value)
		case "depth":
			r.Depth, err = parseCount(value)
		case "nodes":
			r.Nodes, err = strconv.ParseUint(value, 10, 64)
		case "line":
			r.Line = strings.Fields(value)
		case "why":
			r.Why = value
		case "best":
			var v Variation
			score, line, _ := strings.Cut(value, " ")
			v.Score, err = strconv.Atoi(score)
			v.Line = strings.Fields(line)
			r.Best = append(r.Best, v)
		case "more":
			r.More, err = strconv.ParseBool(value)
		case "error":
			r.Err = value
		default:
			err = errors.New("unknown key")
		}
		return err
	})
	if err != nil {
		return Reply{Ticket: r.Ticket}, err
	}
	return r, nil
}

// parseLines reads "head TICKET" and then hands every "key value" line to field.
func parseLines(text, head string, ticket *Ticket, field func(key, value string) error) error {
	first := true
	for line := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == '\n' || r == '\r' }) {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		key, value, _ := strings.Cut(line, " ")
		value = strings.TrimSpace(value)
		if first {
			n, err := strconv.ParseUint(value, 10, 64)
			if key != head || err != nil {
				return unreadable(strconv.Quote(line) + " is no " + strconv.Quote(head) + " line with a ticket")
			}
			*ticket, first = Ticket(n), false
			continue
		}
		if err := field(key, value); err != nil {
			return unreadable("line " + strconv.Quote(line) + ": " + err.Error())
		}
	}
	if first {
		return unreadable("nothing in it")
	}
	return nil
}

// parseCount reads a number that may not be negative.
func parseCount(text string) (int, error) {
	n, err := strconv.ParseUint(text, 10, 31)
	return int(n), err
}

// writeHead writes the line with which every message begins.
func writeHead(b *strings.Builder, head string, ticket Ticket) {
	writeLine(b, head, strconv.FormatUint(uint64(ticket), 10))
}

func writeLine(b *strings.Builder, key, value string) {
	for _, part := range [...]string{key, " ", value, "\n"} {
		b.WriteString(part)
	}
}

// writeText writes one line, if there is something to say. A line end inside the value would
// begin a line of its own, so it becomes a space.
func writeText(b *strings.Builder, key, value string) {
	if value = strings.Join(strings.Fields(value), " "); value != "" {
		writeLine(b, key, value)
	}
}

func writeFlag(b *strings.Builder, key string, set bool) {
	if set {
		writeLine(b, key, "true")
	}
}

func writeNumber(b *strings.Builder, key string, n int64) {
	if n != 0 {
		writeLine(b, key, strconv.FormatInt(n, 10))
	}
}

func writeUnsigned(b *strings.Builder, key string, n uint64) {
	if n != 0 {
		writeLine(b, key, strconv.FormatUint(n, 10))
	}
}
