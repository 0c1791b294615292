package check

import (
	"encoding/xml"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The two projects, from this folder.
const (
	androidProject = "../android"
	androidMain    = "../android/app/src/main"
	iosProject     = "../ios"
)

// read returns a file's text.
func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	require.NoError(t, err)
	return string(text)
}

// files returns the files under root whose names end in one of the endings.
func files(t *testing.T, root string, endings ...string) []string {
	t.Helper()
	var found []string
	require.NoError(t, filepath.WalkDir(root, func(name string, entry fs.DirEntry, err error) error {
		for _, ending := range endings {
			if err == nil && !entry.IsDir() && strings.HasSuffix(name, ending) {
				found = append(found, name)
			}
		}
		return err
	}))
	return found
}

// element is one element of an XML file.
type element struct {
	Name       string // without its namespace
	Attributes map[string]string
	Text       string
	Children   []*element
}

// parseXML reads a file and fails the test if it is not well-formed.
func parseXML(t *testing.T, name string) *element {
	t.Helper()
	root := &element{}
	open := []*element{root}
	for d := xml.NewDecoder(strings.NewReader(read(t, name))); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		require.NoError(t, err, name)
		top := open[len(open)-1]
		switch token := token.(type) {
		case xml.StartElement:
			e := &element{Name: token.Name.Local, Attributes: map[string]string{}}
			for _, a := range token.Attr {
				_, double := e.Attributes[a.Name.Local]
				assert.False(t, double, "%s: %s twice", name, a.Name.Local)
				e.Attributes[a.Name.Local] = a.Value
			}
			top.Children = append(top.Children, e)
			open = append(open, e)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			top.Text += string(token)
		}
	}
	require.Len(t, root.Children, 1, "%s: one root", name)
	return root.Children[0]
}

// all returns the element and all below it, in order.
func (e *element) all() []*element {
	list := []*element{e}
	for _, c := range e.Children {
		list = append(list, c.all()...)
	}
	return list
}

// named returns the elements of that name, in order.
func (e *element) named(name string) []*element {
	var list []*element
	for _, c := range e.all() {
		if c.Name == name {
			list = append(list, c)
		}
	}
	return list
}

func TestXMLIsWellFormed(t *testing.T) {
	list := append(files(t, androidProject, ".xml"), files(t, iosProject, ".plist", ".xcprivacy", ".xcscheme")...)
	require.Greater(t, len(list), 10)
	for _, name := range list {
		parseXML(t, name)
	}
}

func TestNoBitmapIsKept(t *testing.T) {
	kept := files(t, androidProject, ".png", ".webp", ".jpg", ".jar")
	for _, name := range files(t, iosProject, ".png", ".jpg", ".pdf") {
		if filepath.Base(name) != "icon.png" { // made by the build, and ignored by git
			kept = append(kept, name)
		}
	}
	assert.Empty(t, kept)
}

// version is what package mobile says.
func version(t *testing.T) string {
	t.Helper()
	m := regexp.MustCompile(`(?m)^const Version = "(\d+\.\d+\.\d+)"$`).FindStringSubmatch(read(t, "../version.go"))
	require.NotNil(t, m, "mobile/version.go has a version of the form 1.2.3")
	return m[1]
}

// TestToolsAreOfTheGamesEngine sees that what binds is of the same version as what is bound.
func TestToolsAreOfTheGamesEngine(t *testing.T) {
	engine := regexp.MustCompile(`github.com/hajimehoshi/ebiten/v2 (v\S+)`)
	game := engine.FindStringSubmatch(read(t, "../../go.mod"))
	tools := engine.FindStringSubmatch(read(t, "../tools/go.mod"))
	require.NotNil(t, game)
	require.NotNil(t, tools)
	assert.Equal(t, game[1], tools[1])
}
