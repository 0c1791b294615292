package check

import (
	"fmt"
	"strings"
)

// openStep reads the old text form of property lists, in which Xcode keeps its projects: { key = value; }, ( value, ),
// words and quoted strings. Values come out as in plist.
type openStep struct {
	text string
	at   int
}

// parseOpenStep reads a whole file.
func parseOpenStep(text string) (v any, err error) {
	p := &openStep{text: text}
	defer func() {
		if r := recover(); r != nil {
			line := 1 + strings.Count(p.text[:min(p.at, len(p.text))], "\n")
			v, err = nil, fmt.Errorf("line %d: %v", line, r)
		}
	}()
	v = p.value()
	if p.next() != 0 {
		panic("something follows the end")
	}
	return v, nil
}

// next skips spaces and comments and returns the next byte, 0 at the end.
func (p *openStep) next() byte {
	for p.at < len(p.text) {
		rest := p.text[p.at:]
		switch {
		case strings.HasPrefix(rest, "//"):
			p.skip(rest, "\n")
		case strings.HasPrefix(rest, "/*"):
			p.skip(rest, "*/")
		case strings.ContainsRune(" \t\n", rune(rest[0])):
			p.at++
		default:
			return rest[0]
		}
	}
	return 0
}

func (p *openStep) skip(rest, end string) {
	i := strings.Index(rest, end)
	if i < 0 {
		panic("a comment without an end")
	}
	p.at += i + len(end)
}

func (p *openStep) expect(c byte) {
	if p.next() != c {
		panic(fmt.Sprintf("want %q", c))
	}
	p.at++
}

func (p *openStep) value() any {
	switch p.next() {
	case '{':
		p.at++
		dict := map[string]any{}
		for p.next() != '}' {
			key := p.word()
			if _, ok := dict[key]; ok {
				panic(key + " twice")
			}
			p.expect('=')
			dict[key] = p.value()
			p.expect(';')
		}
		p.at++
		return dict
	case '(':
		p.at++
		list := []any{}
		for p.next() != ')' {
			list = append(list, p.value())
			if p.next() != ')' {
				p.expect(',')
			}
		}
		p.at++
		return list
	}
	return p.word()
}

// word reads a quoted string, or the letters, digits and signs that need no quotes.
func (p *openStep) word() string {
	if p.next() == '"' {
		end := strings.IndexByte(p.text[p.at+1:], '"')
		if end < 0 {
			panic("a string without an end")
		}
		word := p.text[p.at+1 : p.at+1+end]
		p.at += end + 2
		return word
	}
	from := p.at
	for p.at < len(p.text) && (isAlphanumeric(p.text[p.at]) || strings.IndexByte("_$/:.", p.text[p.at]) >= 0) {
		p.at++
	}
	if p.at == from {
		panic("want a word")
	}
	return p.text[from:p.at]
}

func isAlphanumeric(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}
