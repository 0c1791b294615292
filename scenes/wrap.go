package scenes

import "strings"

// evenLines is how many lines a text has at most that is broken into lines of about
// the same length; longer ones are read as paragraphs.
const evenLines = 6

// Wrap breaks a text into lines that fit a width in dp: each as long as may be, but
// no word stands alone on the last one. It allocates: scenes call it when they are
// laid out, not when they draw.
func (c *Canvas) Wrap(text string, s Style, width float64) []string {
	lines := c.fill(c.unbroken(text, s, width), s, width)
	n := len(lines)
	if n < 2 || strings.Contains(lines[n-1], " ") {
		return lines
	}
	if cut := strings.LastIndexByte(lines[n-2], ' '); strings.Count(lines[n-2], " ") > 1 {
		last := lines[n-2][cut+1:] + " " + lines[n-1]
		if c.TextWidth(last, s) <= width {
			lines[n-2], lines[n-1] = lines[n-2][:cut], last
		}
	}
	return lines
}

// WrapEven is Wrap for a short text, such as a sentence in a button's or a sheet's
// place: into as few lines, but of about the same length.
func (c *Canvas) WrapEven(text string, s Style, width float64) []string {
	words := c.unbroken(text, s, width)
	lines := c.fill(words, s, width)
	n := len(lines)
	if n < 2 || n > evenLines {
		return c.Wrap(text, s, width)
	}
	const steps = 7 // of halving the range in which the least width lies
	low, high := 0.0, width
	for range steps {
		middle := (low + high) / 2
		tried := c.fill(words, s, middle)
		if len(tried) > n || c.widest(tried, s) > width {
			low = middle
			continue
		}
		lines, high = tried, middle
	}
	return lines
}

// fill sets words in lines, each as long as may be. One that is too long has a line of
// its own.
func (c *Canvas) fill(words []string, s Style, width float64) []string {
	var lines []string
	line := ""
	for _, word := range words {
		longer := word
		if line != "" {
			longer = line + " " + word
		}
		if line != "" && c.TextWidth(longer, s) > width {
			lines = append(lines, line)
			line = word
			continue
		}
		line = longer
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// unbroken returns what stands between the places where a text may be broken: words. A
// dash or a dot between two parts does not begin a line if there is room for it at the
// end of one.
func (c *Canvas) unbroken(text string, s Style, width float64) []string {
	list := strings.Fields(text)
	n := 0
	for _, word := range list {
		if n > 0 && (word == "—" || word == strings.TrimSpace(listPoint)) {
			if joined := list[n-1] + " " + word; c.TextWidth(joined, s) <= width {
				list[n-1] = joined
				continue
			}
		}
		list[n] = word
		n++
	}
	return list[:n]
}

// widest returns how wide the longest of the lines is, in dp.
func (c *Canvas) widest(lines []string, s Style) float64 {
	w := 0.0
	for _, line := range lines {
		w = max(w, c.TextWidth(line, s))
	}
	return w
}

// WrapFit is WrapEven for a place of that width and height: in style s, or in one made
// smaller, down to what can just be read, so that every word is whole and all
// lines fit. It returns the style that came out.
func (c *Canvas) WrapFit(text string, s Style, width, height float64) ([]string, Style) {
	for smallest := min(s.Size, least/c.TextSize); ; s.Size = max(s.Size-1, smallest) {
		lines := c.fill(c.unbroken(text, s, width), s, width)
		fits := float64(len(lines))*c.LineHeight(s) <= height && c.widest(lines, s) <= width
		if fits || s.Size == smallest {
			return c.WrapEven(text, s, width), s
		}
	}
}

// WrapList breaks a list whose items listPoint parts: into one line if it fits a
// width, else each item begins a line of its own.
func (c *Canvas) WrapList(list string, s Style, width float64) []string {
	if list == "" || c.TextWidth(list, s) <= width {
		return c.fill(strings.Fields(list), s, width)
	}
	var lines []string
	for item := range strings.SplitSeq(list, listPoint) {
		lines = append(lines, c.WrapEven(item, s, width)...)
	}
	return lines
}
