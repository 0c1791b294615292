package check

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// resources returns all that can be referred to, as "string/app_name".
func resources(t *testing.T) map[string]bool {
	t.Helper()
	have := map[string]bool{}
	for _, name := range files(t, androidMain+"/res", ".xml") {
		folder, _, _ := strings.Cut(filepath.Base(filepath.Dir(name)), "-")
		if folder != "values" {
			have[folder+"/"+strings.TrimSuffix(filepath.Base(name), ".xml")] = true
			continue
		}
		for _, e := range parseXML(t, name).Children {
			have[e.Name+"/"+e.Attributes["name"]] = true
		}
	}
	// The icons are rendered by the build.
	for _, m := range regexp.MustCompile(`"(ic_\w+)"`).FindAllStringSubmatch(read(t, "../icons/main.go"), -1) {
		have["mipmap/"+m[1]] = true
	}
	return have
}

func TestResourcesThatAreReferredToExist(t *testing.T) {
	have := resources(t)
	reference := regexp.MustCompile(`^@(\w+/[\w.]+)$`)
	seen := 0
	for _, name := range append(files(t, androidMain+"/res", ".xml"), androidMain+"/AndroidManifest.xml") {
		for _, e := range parseXML(t, name).all() {
			values := []string{strings.TrimSpace(e.Text)}
			for _, v := range e.Attributes {
				values = append(values, v)
			}
			if e.Name == "style" && e.Attributes["parent"] != "" && !strings.HasPrefix(e.Attributes["parent"], "@") {
				values = append(values, "@style/"+e.Attributes["parent"])
			}
			for _, v := range values {
				if m := reference.FindStringSubmatch(v); m != nil {
					seen++
					assert.True(t, have[m[1]], "%s refers to %s", name, v)
				}
			}
		}
	}
	for _, name := range files(t, androidMain+"/java", ".java") {
		for _, m := range regexp.MustCompile(`\bR\.(\w+)\.(\w+)`).FindAllStringSubmatch(read(t, name), -1) {
			seen++
			assert.True(t, have[m[1]+"/"+m[2]], "%s refers to %s", name, m[0])
		}
	}
	assert.Greater(t, seen, 12)
}

func TestManifest(t *testing.T) {
	m := parseXML(t, androidMain+"/AndroidManifest.xml")
	for _, e := range m.all() {
		assert.False(t, strings.HasPrefix(e.Name, "uses-permission"), "no permission at all")
	}
	activities := m.named("activity")
	require.Len(t, activities, 1)
	a := activities[0].Attributes
	_, err := os.Stat(androidMain + "/java/org/t3hunting/app" + strings.ReplaceAll(a["name"], ".", "/") + ".java")
	assert.NoError(t, err, "the activity's class exists")
	assert.Equal(t, "true", a["exported"])
	assert.Equal(t, "singleTask", a["launchMode"])
	for _, change := range []string{"orientation", "screenSize", "smallestScreenSize", "screenLayout", "uiMode", "locale", "keyboard", "density", "fontScale", "layoutDirection"} {
		assert.Contains(t, strings.Split(a["configChanges"], "|"), change, "or the game would end with the activity")
	}
	var actions []string
	for _, e := range m.named("action") {
		actions = append(actions, strings.TrimPrefix(e.Attributes["name"], "android.intent.action."))
	}
	assert.Equal(t, []string{"MAIN", "SEND", "VIEW"}, actions)
	app := m.named("application")[0].Attributes
	assert.NotEmpty(t, app["dataExtractionRules"])
	assert.NotEmpty(t, app["fullBackupContent"])
	assert.NotContains(t, app, "debuggable")
}

func TestCallsAboveTheOldestAndroidStandApart(t *testing.T) {
	newer := regexp.MustCompile(`import android\.(window\.|view\.WindowInsetsController|view\.DisplayCutout|graphics\.Insets)`)
	for _, name := range files(t, androidMain+"/java", ".java") {
		if filepath.Base(name) != "NewerAndroid.java" {
			assert.NotRegexp(t, newer, read(t, name), name)
		}
	}
}

func TestGradleProject(t *testing.T) {
	app := read(t, androidProject+"/app/build.gradle")
	for _, want := range []string{
		"minSdk 23", "namespace 'org.t3hunting.app'", "minifyEnabled true", "shrinkResources true", "version.go", "proguard-rules.pro",
	} {
		assert.Contains(t, app, want)
	}
	compile := regexp.MustCompile(`compileSdk (\d+)`).FindStringSubmatch(app)
	target := regexp.MustCompile(`targetSdk (\d+)`).FindStringSubmatch(app)
	require.NotNil(t, compile)
	require.NotNil(t, target)
	assert.Equal(t, compile[1], target[1])
	script := read(t, "../tools/android")
	assert.Contains(t, script, "api="+compile[1], "make android asks for the platform that Gradle compiles against")
	assert.Contains(t, script, "-androidapi 23")
	assert.Contains(t, script, "max-page-size=16384")
	assert.Contains(t, read(t, androidProject+"/settings.gradle"), "include ':app'")
	pattern := regexp.MustCompile(`text =~ /(.*)/\)`).FindStringSubmatch(app)
	require.NotNil(t, pattern)
	assert.Regexp(t, pattern[1], read(t, "../version.go"), "Gradle finds the version")
	version(t)
	for _, name := range files(t, androidProject, ".gradle", ".pro") {
		text := read(t, name)
		for _, pair := range []string{"{}", "()", "[]"} {
			assert.Equal(t, strings.Count(text, pair[:1]), strings.Count(text, pair[1:]), "%s: %s", name, pair)
		}
	}
}

func TestWhatGoCallsByNameIsKept(t *testing.T) {
	rules := read(t, androidProject+"/app/proguard-rules.pro")
	for _, name := range []string{"go.**", "org.t3hunting.mobile.**", "org.t3hunting.ebitenmobileview.**", "implements org.t3hunting.mobile.Host"} {
		assert.Contains(t, rules, name)
	}
}
