package scenes

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/assets"
	"t3hunting/scenes/shape"
)

// TestSettingsText writes and reads every value of every setting.
func TestSettingsText(t *testing.T) {
	assert.Equal(t, DefaultSettings(), ParseSettings(DefaultSettings().String()))
	for _, one := range settingList {
		for _, v := range one.values {
			s := DefaultSettings()
			one.set(&s, v.n)
			assert.Equal(t, v.n, one.get(&s), "%s=%s", one.name, v.name)
			assert.Equal(t, s, ParseSettings(s.String()), "%s=%s", one.name, v.name)
			assert.Contains(t, s.String(), one.name+"="+v.name+"\n")
		}
		assert.Contains(t, DefaultSettings().String(), one.name+"=", "the default is one of the values")
	}
}

// TestSettingsDamaged reads what nobody wrote: nothing but the defaults comes of it.
func TestSettingsDamaged(t *testing.T) {
	for _, text := range []string{"", "\x00\xff", "theme", "theme=", "theme=pink\n=\n\n", "text=9999"} {
		assert.Equal(t, DefaultSettings(), ParseSettings(text), "%q", text)
	}
	s := ParseSettings("future=1\r\ntheme=teak\r\ntext=x")
	assert.Equal(t, TeakDay, s.Theme)
	assert.Equal(t, 100, s.Text)
}

// TestSettingsHaveWords checks that no slug of a setting reaches a player.
func TestSettingsHaveWords(t *testing.T) {
	for _, texts := range assets.Languages() {
		known := map[string]bool{}
		for _, one := range settingList {
			known[one.name] = true
			assert.NotEmpty(t, texts.Settings.Labels[one.name], "%s: %s", texts.Language, one.name)
			for _, v := range one.values {
				assert.NotEmpty(t, settingText(texts.Settings, one.name, v.name), "%s: %s=%s", texts.Language, one.name, v.name)
			}
		}
		for name := range texts.Settings.Labels {
			assert.True(t, known[name], "%s: there is no setting %s", texts.Language, name)
		}
	}
}

func TestThemes(t *testing.T) {
	assert.Same(t, &shape.Parade, SystemTheme.palette(Preferences{}))
	assert.Same(t, &shape.Teak, SystemTheme.palette(Preferences{Light: true}))
	assert.Same(t, &shape.Contrast, SystemTheme.palette(Preferences{Light: true, Contrast: true}))
	assert.Same(t, &shape.Parade, ParadeNight.palette(Preferences{Light: true}))
	assert.Same(t, &shape.Teak, TeakDay.palette(Preferences{Contrast: true}))
	assert.Same(t, &shape.Contrast, HighContrast.palette(Preferences{}))
}
