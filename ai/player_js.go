//go:build js

package ai

import (
	"syscall/js"
	"time"
)

// tableBytes is the size of a player's transposition table in a page.
const tableBytes = 4 << 20

const (
	workerScript = "worker.js"
	workerStart  = 15 * time.Second // how long a worker may take until it is ready
)

// workerPlayer thinks in a Web Worker and, should there be none, in slices on the page's thread.
type workerPlayer struct {
	wake    func()
	worker  js.Value // null if there is none
	started time.Time
	ready   bool
	wanted  bool // a reply is awaited
	hurried bool
	request Request // the last one
	number  Ticket  // its ticket for the worker, where each request has one of its own
	reply   Reply
	replied bool

	onMessage, onError js.Func
	sliced             *slicedPlayer // in place of a worker; nil as long as workers work
}

// NewPlayer returns a player that thinks in the background; [Player] says what wake is for. The
// worker fetches its tables of solved positions itself, so that none are needed here.
func NewPlayer(wake func(), _ []byte) Player {
	p := &workerPlayer{wake: wake, worker: js.Null()}
	p.onMessage = js.FuncOf(func(_ js.Value, args []js.Value) any {
		p.hear(args[0].Get("data"))
		return nil
	})
	p.onError = js.FuncOf(func(js.Value, []js.Value) any {
		p.fallBack()
		return nil
	})
	p.spawn()
	return p
}

// spawn starts a worker, or falls back if that is impossible.
func (p *workerPlayer) spawn() {
	defer func() {
		if recover() != nil { // the constructor threw
			p.fallBack()
		}
	}()
	class := js.Global().Get("Worker")
	if class.Type() != js.TypeFunction {
		p.fallBack()
		return
	}
	p.worker = class.New(workerScript)
	p.started = time.Now()
	p.worker.Set("onmessage", p.onMessage)
	p.worker.Set("onerror", p.onError)
	p.worker.Set("onmessageerror", p.onError)
}

// end stops the worker; what it still says is not heard.
func (p *workerPlayer) end() {
	if p.worker.IsNull() {
		return
	}
	p.worker.Set("onmessage", js.Null())
	p.worker.Set("onerror", js.Null())
	p.worker.Set("onmessageerror", js.Null())
	p.worker.Call("terminate")
	p.worker = js.Null()
}

// fallBack goes on without workers, with the request under way.
func (p *workerPlayer) fallBack() {
	p.end()
	if p.sliced != nil {
		return
	}
	p.sliced = newSlicedPlayer(p.wake, tableBytes)
	if p.wanted {
		p.sliced.Think(p.request)
	}
	if p.hurried {
		p.sliced.Hurry()
	}
}

// hear takes a message of the worker.
func (p *workerPlayer) hear(data js.Value) {
	if data.Type() != js.TypeString {
		p.fallBack()
		return
	}
	text := data.String()
	if text == WorkerReady {
		p.ready = true
		p.send()
		return
	}
	r, err := ParseReply(text)
	switch {
	case err != nil:
		p.fallBack()
	case p.wanted && r.Ticket == p.number:
		r.Ticket = p.request.Ticket
		p.reply, p.replied, p.wanted = r, true, r.More
		if p.wake != nil {
			p.wake()
		}
	}
}

// send hands the request to the worker once both are there.
func (p *workerPlayer) send() {
	if !p.wanted || !p.ready {
		return
	}
	q := p.request
	q.Ticket = p.number
	p.worker.Call("postMessage", q.String())
	if p.hurried {
		p.worker.Call("postMessage", WorkerHurry)
	}
}

func (p *workerPlayer) Think(q Request) {
	p.request, p.wanted, p.hurried, p.replied = q, true, false, false
	p.number++
	if p.sliced != nil {
		p.sliced.Think(q)
		return
	}
	p.send() // the worker gives up whatever it was asked before
}

func (p *workerPlayer) Hurry() {
	switch {
	case !p.wanted:
	case p.sliced != nil:
		p.sliced.Hurry()
	case p.ready:
		p.worker.Call("postMessage", WorkerHurry)
	}
	p.hurried = true
}

func (p *workerPlayer) Poll() (Reply, bool) {
	if p.wanted && !p.ready && p.sliced == nil && time.Since(p.started) > workerStart {
		p.fallBack()
	}
	if p.sliced != nil {
		r, ok := p.sliced.Poll()
		if ok {
			p.wanted = r.More
		}
		return r, ok
	}
	if !p.replied {
		return Reply{}, false
	}
	p.replied = false
	return p.reply, true
}

func (p *workerPlayer) Cancel() {
	if p.sliced != nil {
		p.sliced.Cancel()
	} else if p.wanted && p.ready {
		p.worker.Call("postMessage", WorkerCancel)
	}
	p.wanted, p.replied = false, false
}

func (p *workerPlayer) Close() {
	p.Cancel()
	p.end()
	p.onMessage.Release()
	p.onError.Release()
}
