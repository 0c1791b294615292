package check

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// plist reads a property list in XML: dictionaries become map[string]any, arrays []any, the rest string or bool.
func plist(t *testing.T, name string) map[string]any {
	t.Helper()
	root := parseXML(t, name)
	require.Equal(t, "plist", root.Name, name)
	require.Len(t, root.Children, 1, name)
	dict, ok := value(t, name, root.Children[0]).(map[string]any)
	require.True(t, ok, "%s: the root is a dictionary", name)
	return dict
}

func value(t *testing.T, name string, e *element) any {
	t.Helper()
	switch e.Name {
	case "dict":
		dict := map[string]any{}
		require.Zero(t, len(e.Children)%2, "%s: every key has a value", name)
		for i := 0; i < len(e.Children); i += 2 {
			require.Equal(t, "key", e.Children[i].Name, name)
			key := e.Children[i].Text
			require.NotContains(t, dict, key, name)
			dict[key] = value(t, name, e.Children[i+1])
		}
		return dict
	case "array":
		list := []any{}
		for _, c := range e.Children {
			list = append(list, value(t, name, c))
		}
		return list
	case "true", "false":
		return e.Name == "true"
	case "string", "integer":
		return strings.TrimSpace(e.Text)
	}
	require.Fail(t, "not of a property list", "%s: <%s>", name, e.Name)
	return nil
}
