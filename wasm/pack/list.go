package main

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// entry is a file of the page with its subresource integrity, by which a browser refuses it when it is another one.
type entry struct{ name, integrity string }

// list is every file of the page, sorted by name.
type list []entry

// listed reads the files of a folder.
func listed(folder string, names []string) (list, error) {
	var l list
	for _, name := range names {
		data, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			return nil, err
		}
		sum := sha256.Sum256(data)
		l = append(l, entry{name, "sha256-" + base64.StdEncoding.EncodeToString(sum[:])})
	}
	slices.SortFunc(l, func(a, b entry) int { return strings.Compare(a.name, b.name) })
	return l, nil
}

// hash stands for the content of all files and of the script that keeps them.
func (l list) hash(script []byte) string {
	sum := sha256.Sum256(append([]byte(l.script()), script...))
	return hex.EncodeToString(sum[:8])
}

// script is the list as a script's array of pairs.
func (l list) script() string {
	var b strings.Builder
	b.WriteString("[\n")
	for _, e := range l {
		fmt.Fprintf(&b, "  [%q, %q],\n", e.name, e.integrity)
	}
	b.WriteString("]")
	return b.String()
}

// filled replaces every @NAME@ for which there is a value. A placeholder that stays is an error.
func filled(text string, values map[string]string) (string, error) {
	if values == nil {
		return text, nil
	}
	for name, value := range values {
		text = strings.ReplaceAll(text, "@"+name+"@", value)
	}
	for _, name := range []string{"VERSION", "BYTES", "HASH", "FILES"} {
		if strings.Contains(text, "@"+name+"@") {
			return "", fmt.Errorf("there is nothing to put in place of @%s@", name)
		}
	}
	return text, nil
}
