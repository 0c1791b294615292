package main

import (
	"os/exec"
	"runtime"
)

// openBrowser shows url in the system's browser. Where there is none the printed address has to do, so that nothing
// is reported.
func openBrowser(url string) {
	opener, args := "xdg-open", []string{url}
	switch runtime.GOOS {
	case "darwin":
		opener = "open"
	case "windows":
		opener, args = "rundll32", []string{"url.dll,FileProtocolHandler", url}
	}
	command := exec.Command(opener, args...)
	if command.Start() == nil {
		go command.Wait()
	}
}
