package anim

import "t3hunting/rules"

// Speed is how fast clips play.
type Speed uint8

// The speeds. Off shows everything at once.
const (
	Normal Speed = iota
	Off
	Fast
	Slow
)

// stretch returns what durations are multiplied with: a slide takes 120, 200 or
// 350 ms.
func (s Speed) stretch() float64 {
	switch s {
	case Fast:
		return 120.0 / slideTime
	case Slow:
		return 350.0 / slideTime
	}
	return 1
}

// Queue plays clips on top of a stage. NewQueue makes one.
type Queue struct {
	stage *Stage // where the picture will be when all clips are done
	speed Speed

	// The picture without the clips under way.
	shown [64]Man
	lost  [2][]Man
	hand  [2]int
	eyes  rules.Bitboard   // T3rminators whose eyes are closed
	lit   []rules.Bitboard // mills that glow
	won   rules.Bitboard   // lights of the winner
	trail Trail            // what will glow when all clips are done

	clips     []clip
	now       float64 // queue time, ms at Normal speed
	cursor    float64 // when the next clip in sequence may begin
	busyUntil float64 // when the last blocking clip ends
	last      float64 // when the last clip ends
	rate      float64 // how much faster than Normal, to keep to seriesTime
}

// NewQueue returns a queue that shows the stage. It owns the stage from now on.
func NewQueue(stage *Stage) *Queue {
	q := &Queue{}
	q.Reset(stage)
	return q
}

// Reset drops all clips and shows another stage at once: after a new game, a
// resume or a leap through the record.
func (q *Queue) Reset(stage *Stage) {
	*q = Queue{
		stage: stage, speed: q.speed, eyes: stage.Blocked(), shown: stage.at, hand: stage.hand,
		lost: [2][]Man{append(q.lost[0][:0], stage.gone[0]...), append(q.lost[1][:0], stage.gone[1]...)},
		lit:  q.lit[:0], clips: q.clips[:0], rate: 1, trail: Trail{To: rules.NoPoint},
	}
}

// Rest says what is to be seen of the last turn once all clips are done; after
// Reset that is at once.
func (q *Queue) Rest(t Trail) {
	q.trail = t
	if !q.Active() {
		q.light()
	}
}

// Trail returns what is to be seen of the last turn when all clips are done.
// The caller must not change it.
func (q *Queue) Trail() *Trail { return &q.trail }

// light lets glow what the last turn made.
func (q *Queue) light() { q.lit, q.won = append(q.lit[:0], q.trail.Mills...), q.trail.Won }

// SetSpeed sets the speed of clips, those under way included.
func (q *Queue) SetSpeed(s Speed) {
	q.speed = s
	if s == Off {
		q.Finish()
	}
}

// Stage returns where the picture will be when all clips are done. The caller
// must not change it.
func (q *Queue) Stage() *Stage { return q.stage }

// Push queues what a move did.
func (q *Queue) Push(events []rules.Event) {
	q.cursor = max(q.cursor, q.now)
	for i := range events {
		if i > 0 && events[i].Kind == rules.Milled && events[i-1].Kind == rules.Milled {
			q.cursor -= millTime // two mills made at once light up together
		}
		q.push(&events[i])
	}
	q.pushEyes()
	for i := range events {
		if e := &events[i]; e.Kind == rules.Ended {
			q.pushWin(e.Result, events)
		}
	}
	q.pushed()
}

// Rewind queues the undoing of a move, given what it did, in the order in which
// it happened.
func (q *Queue) Rewind(events []rules.Event) {
	q.cursor = max(q.busyUntil, q.now)
	q.douse()
	for i := len(events) - 1; i >= 0; i-- {
		q.pushBack(&events[i])
	}
	// What comes next waits for men that are still on their way from the tray.
	q.cursor = q.busyUntil
	q.pushEyes()
	q.pushed()
}

func (q *Queue) push(e *rules.Event) {
	man := q.stage.apply(e)
	switch e.Kind {
	case rules.Placed:
		q.douse()
		q.add(clip{kind: clipPlace, man: man, from: e.To, to: e.To}, placeTime)
		q.add(clip{kind: clipRipple, from: e.To, to: e.To}, rippleTime)
	case rules.Moved:
		q.douse()
		q.add(clip{kind: clipSlide, man: man, from: e.From, to: e.To}, slideTime)
	case rules.Jumped:
		q.douse()
		q.add(clip{kind: clipHop, man: man, from: e.From, to: e.To}, hopTime)
	case rules.Captured:
		// The victim tips over while the jumper is above it.
		q.addAt(q.cursor-hopTime/2, clip{kind: clipTake, man: man, from: e.From, to: e.From}, tipTime+flightTime)
	case rules.Removed, rules.Huffed:
		q.addAt(q.cursor, clip{kind: clipTake, man: man, from: e.From, to: e.From}, tipTime+flightTime)
		q.cursor += tipTime
	case rules.Milled:
		q.add(clip{kind: clipMill, set: e.Line}, millTime)
	case rules.Passed:
		q.douse()
	}
}

func (q *Queue) pushBack(e *rules.Event) {
	man := q.stage.revert(e)
	switch e.Kind {
	case rules.Placed:
		q.add(clip{kind: clipUnplace, man: man, from: e.To, to: e.To}, placeTime)
	case rules.Moved:
		q.add(clip{kind: clipSlide, man: man, from: e.To, to: e.From}, slideTime)
	case rules.Jumped:
		q.add(clip{kind: clipHop, man: man, from: e.To, to: e.From}, hopTime)
	case rules.Captured, rules.Removed, rules.Huffed:
		q.addAt(q.cursor, clip{kind: clipGive, man: man, from: e.From, to: e.From}, tipTime+flightTime)
		if e.Kind != rules.Captured {
			q.cursor += tipTime + flightTime
		}
	}
}

// pushEyes lets eyes close and open once the men stand.
func (q *Queue) pushEyes() {
	closed, blocked := q.eyes, q.stage.Blocked()
	for i := range q.clips {
		if c := &q.clips[i]; c.kind == clipEyes {
			closed = c.set
		}
	}
	if closed != blocked {
		q.add(clip{kind: clipEyes, set: blocked}, eyesTime)
	}
}

// pushWin lights what the win rests on.
func (q *Queue) pushWin(r rules.Result, events []rules.Event) {
	var mills []rules.Bitboard
	for i := range events {
		if events[i].Kind == rules.Milled {
			mills = append(mills, events[i].Line)
		}
	}
	if set := restsOn(r, mills, q.stage.Men); set != 0 {
		q.addAt(max(q.cursor, q.busyUntil), clip{kind: clipWin, set: set}, winTime)
	}
}

// douse lets mills and lights go out when the next motion begins.
func (q *Queue) douse() { q.add(clip{kind: clipDouse}, 0) }

// add queues a clip after those before it; the next one follows it, if it blocks.
func (q *Queue) add(c clip, ms float64) {
	q.addAt(q.cursor, c, ms)
	if c.blocks() {
		q.cursor += ms
	}
}

func (q *Queue) addAt(start float64, c clip, ms float64) {
	start = max(start, q.now)
	c.start, c.end = start, start+ms
	q.clips = append(q.clips, c)
	q.last = max(q.last, c.end)
	if c.blocks() {
		q.busyUntil = max(q.busyUntil, c.end)
	}
}

// pushed plays faster if too much is waiting.
func (q *Queue) pushed() {
	q.rate = max(1, (q.busyUntil-q.now)/seriesTime)
	if q.speed == Off {
		q.Finish()
		return
	}
	q.run()
}

// Advance lets that many milliseconds pass.
func (q *Queue) Advance(ms float64) {
	if len(q.clips) == 0 || ms <= 0 {
		return
	}
	ms /= q.speed.stretch()
	if left := (q.busyUntil - q.now) / q.rate; left > ms {
		q.now += ms * q.rate
	} else {
		left = max(left, 0)
		q.now += left*q.rate + ms - left
	}
	q.run()
}

// Finish jumps to the end of all clips.
func (q *Queue) Finish() {
	q.now = q.last
	q.run()
}

// Busy reports whether men are in motion, mills light up or eyes close. A tap
// meanwhile finishes that first.
func (q *Queue) Busy() bool { return q.now < q.busyUntil }

// Active reports whether the picture changes with time: Busy, or a ripple or
// the winner's lights go on. If it does not, nothing needs to be redrawn.
func (q *Queue) Active() bool { return len(q.clips) > 0 }

// run begins and ends what is due.
func (q *Queue) run() {
	for i := range q.clips {
		c := &q.clips[i]
		if !c.begun && c.start <= q.now {
			c.begun = true
			q.begin(c)
		}
		if c.begun && !c.done && c.end <= q.now {
			c.done = true
			q.end(c)
		}
	}
	if q.now >= q.last {
		q.clips = q.clips[:0]
		q.now, q.cursor, q.busyUntil, q.last, q.rate = 0, 0, 0, 0, 1
		q.light()
	}
}

// begin takes the clip's man out of the picture at rest.
func (q *Queue) begin(c *clip) {
	switch c.kind {
	case clipPlace:
		q.hand[c.man.Side]--
	case clipUnplace, clipSlide, clipHop, clipTake:
		q.shown[c.from] = Man{}
	case clipGive:
		lost := &q.lost[c.man.Side]
		*lost = (*lost)[:len(*lost)-1]
	case clipDouse:
		q.lit, q.won = q.lit[:0], 0
	case clipWin:
		q.won = c.set
	}
}

// end puts the clip's man back into the picture at rest.
func (q *Queue) end(c *clip) {
	switch c.kind {
	case clipPlace, clipSlide, clipHop, clipGive:
		q.shown[c.to] = c.man
	case clipUnplace:
		q.hand[c.man.Side]++
	case clipTake:
		q.lost[c.man.Side] = append(q.lost[c.man.Side], c.man)
	case clipMill:
		q.lit = append(q.lit, c.set)
	case clipEyes:
		q.eyes = c.set
	}
}
