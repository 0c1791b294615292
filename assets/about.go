package assets

// About has the texts of the page about the program.
type About struct {
	Title      string
	Version    string // {version}
	Paragraphs []string
}

var englishAbout = About{
	Title:   "About",
	Version: "Version {version}",
	Paragraphs: []string{
		"Traditional hunting, mill and Alquerque games for two people at one board, or for one person against the computer.",
		"Nothing is sent anywhere: games and settings stay on this device. No account, no advertisements.",
		"The letters are Noto Sans, under the SIL Open Font License 1.1.",
	},
}
