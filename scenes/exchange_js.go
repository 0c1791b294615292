package scenes

import (
	"errors"
	"strings"
)

// clipboard exchanges records through the page's script: the clipboard, and a
// file that the player picks or the browser downloads.
type clipboard struct {
	page    *pageStore
	waiting bool
}

// newExchange returns the exchange of this platform for a store.
func newExchange(store Store) exchange {
	if page, ok := store.(*pageStore); ok {
		return &clipboard{page: page}
	}
	return noExchange{}
}

func (c *clipboard) send(name, text string) (string, error) {
	if _, err := c.page.call("hand", name+".txt", text); err != nil {
		return "", err
	}
	c.waiting = true
	return "", errLater
}

func (c *clipboard) ways() []string { return []string{"paste", "file"} }

func (c *clipboard) bring(way string) {
	_, err := c.page.call("bring", way)
	c.waiting = err == nil
}

// poll asks the script what came of it: a word, and after a line break more.
func (c *clipboard) poll() exchanged {
	if !c.waiting {
		return exchanged{}
	}
	answer, err := c.page.call("answer")
	if err != nil {
		c.waiting = false
		return exchanged{done: true, err: err}
	}
	word, rest, _ := strings.Cut(answer.String(), "\n")
	told := exchanged{done: true}
	switch word {
	case "":
		return exchanged{} // the script wakes the program when there is one
	case "copied":
		told.copied = true
	case "downloaded":
		told.saved = rest
	case "text":
		told.texts = []string{rest}
	case "nothing":
		told.done = false
	default:
		told.err = errors.New(rest)
	}
	c.waiting = false
	return told
}
