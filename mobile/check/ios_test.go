package check

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// project is the Xcode project: its objects by ID.
type project struct {
	objects map[string]map[string]any
	root    string
}

func xcodeProject(t *testing.T) project {
	t.Helper()
	v, err := parseOpenStep(read(t, iosProject+"/T3Hunting.xcodeproj/project.pbxproj"))
	require.NoError(t, err)
	dict := v.(map[string]any)
	p := project{map[string]map[string]any{}, dict["rootObject"].(string)}
	for id, object := range dict["objects"].(map[string]any) {
		p.objects[id] = object.(map[string]any)
	}
	return p
}

// of returns the objects of a class.
func (p project) of(class string) map[string]map[string]any {
	found := map[string]map[string]any{}
	for id, object := range p.objects {
		if object["isa"] == class {
			found[id] = object
		}
	}
	return found
}

var objectID = regexp.MustCompile(`^[0-9A-F]{24}$`)

// TestXcodeProjectHoldsTogether follows every reference from object to object, and finds every object from the root.
func TestXcodeProjectHoldsTogether(t *testing.T) {
	p := xcodeProject(t)
	reached := map[string]bool{}
	var follow func(v any)
	follow = func(v any) {
		switch v := v.(type) {
		case string:
			if !objectID.MatchString(v) || reached[v] {
				return
			}
			object, ok := p.objects[v]
			require.True(t, ok, "object %s is missing", v)
			reached[v] = true
			for _, field := range object {
				follow(field)
			}
		case []any:
			for _, w := range v {
				follow(w)
			}
		case map[string]any:
			for _, w := range v {
				follow(w)
			}
		}
	}
	follow(p.root)
	assert.Equal(t, "PBXProject", p.objects[p.root]["isa"])
	for id, object := range p.objects {
		assert.True(t, reached[id], "nothing leads to the %s %s", object["isa"], id)
	}
}

// TestXcodeProjectKnowsItsFiles compares the project with the folder: each names what the other has.
func TestXcodeProjectKnowsItsFiles(t *testing.T) {
	p := xcodeProject(t)
	named := map[string]bool{}
	for _, f := range p.of("PBXFileReference") {
		path := f["path"].(string)
		named[path] = true
		switch {
		case f["sourceTree"] == "SDKROOT", f["sourceTree"] == "BUILT_PRODUCTS_DIR":
		case strings.HasSuffix(path, ".xcframework"):
			assert.Equal(t, "dist/mobile/ios/Mobile.xcframework", strings.TrimPrefix(path, "../../"), "where the build puts it")
		default:
			_, err := os.Stat(filepath.Join(iosProject, "T3Hunting", path))
			assert.NoError(t, err)
		}
	}
	entries, err := os.ReadDir(iosProject + "/T3Hunting")
	require.NoError(t, err)
	for _, e := range entries {
		assert.True(t, named[e.Name()], "the project does not know %s", e.Name())
	}
	built := map[any]bool{}
	for _, b := range p.of("PBXBuildFile") {
		built[p.objects[b["fileRef"].(string)]["path"]] = true
	}
	for _, name := range files(t, iosProject+"/T3Hunting", ".m") {
		assert.True(t, built[filepath.Base(name)], "%s is not compiled", name)
	}
	assert.True(t, built["Assets.xcassets"])
	assert.True(t, built["PrivacyInfo.xcprivacy"])
}

func TestXcodeSettings(t *testing.T) {
	found := 0
	for _, c := range xcodeProject(t).of("XCBuildConfiguration") {
		settings := c["buildSettings"].(map[string]any)
		if settings["PRODUCT_BUNDLE_IDENTIFIER"] == nil {
			assert.Equal(t, "15.0", settings["IPHONEOS_DEPLOYMENT_TARGET"])
			continue
		}
		found++
		assert.Equal(t, version(t), settings["MARKETING_VERSION"], "the version of mobile/version.go")
		_, err := os.Stat(filepath.Join(iosProject, settings["INFOPLIST_FILE"].(string)))
		assert.NoError(t, err)
		icon := settings["ASSETCATALOG_COMPILER_APPICON_NAME"].(string)
		_, err = os.Stat(filepath.Join(iosProject, "T3Hunting/Assets.xcassets", icon+".appiconset/Contents.json"))
		assert.NoError(t, err)
	}
	assert.Equal(t, 2, found)
	assert.Contains(t, read(t, "../tools/ios"), "-iosversion 15.0")
}

func TestSchemeBuildsTheTarget(t *testing.T) {
	p := xcodeProject(t)
	scheme := parseXML(t, iosProject+"/T3Hunting.xcodeproj/xcshareddata/xcschemes/T3Hunting.xcscheme")
	references := scheme.named("BuildableReference")
	require.NotEmpty(t, references)
	for _, r := range references {
		assert.Equal(t, "PBXNativeTarget", p.objects[r.Attributes["BlueprintIdentifier"]]["isa"])
	}
}

func TestInfoPlist(t *testing.T) {
	info := plist(t, iosProject+"/T3Hunting/Info.plist")
	for key := range info {
		assert.False(t, strings.HasSuffix(key, "UsageDescription"), "no permission is asked for: %s", key)
	}
	scenes := info["UIApplicationSceneManifest"].(map[string]any)["UISceneConfigurations"].(map[string]any)["UIWindowSceneSessionRoleApplication"].([]any)
	class := scenes[0].(map[string]any)["UISceneDelegateClassName"].(string)
	_, err := os.Stat(iosProject + "/T3Hunting/" + class + ".m")
	assert.NoError(t, err)
	color := info["UILaunchScreen"].(map[string]any)["UIColorName"].(string)
	_, err = os.Stat(iosProject + "/T3Hunting/Assets.xcassets/" + color + ".colorset/Contents.json")
	assert.NoError(t, err)

	types := map[any]bool{"public.plain-text": true}
	for _, d := range info["UTExportedTypeDeclarations"].([]any) {
		types[d.(map[string]any)["UTTypeIdentifier"]] = true
	}
	for _, d := range info["CFBundleDocumentTypes"].([]any) {
		for _, content := range d.(map[string]any)["LSItemContentTypes"].([]any) {
			assert.True(t, types[content], "the type %v is declared", content)
		}
	}
	assert.Len(t, info["UISupportedInterfaceOrientations~ipad"], 4, "or an iPad would not show it beside another app")
}

func TestPrivacyManifestCollectsNothing(t *testing.T) {
	privacy := plist(t, iosProject+"/T3Hunting/PrivacyInfo.xcprivacy")
	assert.Equal(t, false, privacy["NSPrivacyTracking"])
	assert.Empty(t, privacy["NSPrivacyTrackingDomains"])
	assert.Empty(t, privacy["NSPrivacyCollectedDataTypes"])
	for _, entry := range privacy["NSPrivacyAccessedAPITypes"].([]any) {
		api := entry.(map[string]any)
		assert.Regexp(t, "^NSPrivacyAccessedAPICategory", api["NSPrivacyAccessedAPIType"])
		for _, reason := range api["NSPrivacyAccessedAPITypeReasons"].([]any) {
			assert.Regexp(t, `^[0-9A-F]{4}\.\d$`, reason)
		}
	}
}

func TestAssetCatalogs(t *testing.T) {
	list := files(t, iosProject, "Contents.json")
	require.Len(t, list, 3)
	for _, name := range list {
		assert.True(t, json.Valid([]byte(read(t, name))), name)
	}
	assert.Contains(t, read(t, iosProject+"/T3Hunting/Assets.xcassets/AppIcon.appiconset/Contents.json"), `"icon.png"`)
	assert.Contains(t, read(t, "../tools/ios"), "AppIcon.appiconset/icon.png", "make ios renders it there")
}

func TestOpenStepErrors(t *testing.T) {
	for _, text := range []string{"", "{", "{a = b}", "(a b)", "{a = b; a = c;}", `"a`, "/* a", "a b"} {
		_, err := parseOpenStep(text)
		assert.Error(t, err, text)
	}
	v, err := parseOpenStep("// x\n{ a /* b */ = (c, \"d e\"); }")
	require.NoError(t, err)
	assert.Equal(t, map[string]any{"a": []any{"c", "d e"}}, v)
}
