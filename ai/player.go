package ai

// Player thinks in the background about one request at a time. All its methods return at once
// and are called from one goroutine, that of the program's ticks.
//
// [NewPlayer] makes the one that fits the platform: natively it thinks in a goroutine, in a web
// page in a worker of its own. It takes a function wake, which may be nil and which the player
// calls when Poll should be called: from any goroutine, also from inside Think and Poll, so it may
// do no more than note the wish.
type Player interface {
	// Think starts to think about q and forgets whatever was asked before.
	Think(q Request)

	// Poll returns the reply to the last request, once, as soon as it is there. An analysis
	// (Request.Lines) has several replies, of which Poll returns the latest that it has not yet
	// returned; while More is set in it another will come. It is to be called
	// every tick while a reply is awaited: where no worker is to be had it is Poll that thinks, a
	// few milliseconds each time.
	Poll() (Reply, bool)

	// Hurry ends the thinking about the last request: the reply comes at once, with the best move
	// found so far, which is never one that was not searched at all.
	Hurry()

	// Cancel forgets the last request; its reply will never be seen.
	Cancel()

	// Close cancels and gives back what the player holds. A closed player is not used again.
	Close()
}
