package assets

var englishKeys = Keys{
	Title: "Keys", Key: "Key", Act: "What it does", Pad: "Gamepad",
	Names: map[string]string{
		"ArrowUp": "Up", "ArrowDown": "Down", "ArrowLeft": "Left", "ArrowRight": "Right",
		"Enter": "Enter", "NumpadEnter": "Enter", "Space": "Space", "Escape": "Esc", "Backspace": "Backspace",
		"Slash": "?",
	},
	Pads: map[string]string{
		"up": "Up, or the left stick", "down": "Down, or the left stick", "left": "Left, or the left stick", "right": "Right, or the left stick",
		"lower": "Lower button", "upper": "Upper button", "left-hand": "Left button", "right-hand": "Right button",
		"shoulder-left": "Left shoulder", "shoulder-right": "Right shoulder", "trigger-left": "Left trigger", "trigger-right": "Right trigger",
		"select": "Select", "start": "Start",
	},
	Acts: map[string]string{
		"up": "To what is above", "down": "To what is below", "left": "To the left", "right": "To the right",
		"confirm": "Press what is framed", "cancel": "Let go, close, go back",
		"undo": "Take a move back", "redo": "Play it again", "hint": "A hint; again for more of it",
		"now": "Let the computer move now", "analyse": "Show what the computer thinks, or no more",
		"flip": "Turn the board", "new": "New game", "mute": "Sound on or off", "help": "Rules of the game; again for this list",
	},
	Focus: "The arrows lead along the lines of the board and to every button. While you look back, Undo and Redo step to and fro.",
}
