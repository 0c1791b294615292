package browsertest

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/chromedp/chromedp"
)

var (
	pageDir     = flag.String("dir", filepath.Join("..", "..", "dist", "web"), "the built page's `folder`")
	screenshots = flag.String("screenshots", "", "the `folder` to write the pictures of TestScreenshots to")
	measure     = flag.Bool("measure", false, "measure start-up and idle processor time and print the figures")
)

// The server and the browser are started once; each test opens a page with a store of its own.
var (
	site    *Site
	browser context.Context
)

// Site is a folder that is served.
type Site struct {
	Address string
	server  *exec.Cmd
}

// Stop ends the server: the site is out of reach from now on.
func (s *Site) Stop() {
	s.server.Process.Kill()
	s.server.Wait()
}

func TestMain(m *testing.M) {
	flag.Parse()
	code, err := runAll(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, "browsertest:", err)
		code = 1
	}
	os.Exit(code)
}

func runAll(m *testing.M) (int, error) {
	folder, err := os.MkdirTemp("", "browsertest")
	if err != nil {
		return 1, err
	}
	defer os.RemoveAll(folder)
	serveProgram = filepath.Join(folder, "serve")
	if output, err := exec.Command("go", "build", "-o", serveProgram, "../serve").CombinedOutput(); err != nil {
		return 1, fmt.Errorf("building wasm/serve: %w\n%s", err, output)
	}
	if site, err = serve(*pageDir); err != nil {
		return 1, err
	}
	defer site.Stop()
	allocator, cancel := chromedp.NewExecAllocator(context.Background(), browserOptions()...)
	defer cancel()
	var done context.CancelFunc
	browser, done = chromedp.NewContext(allocator)
	defer done()
	if err := chromedp.Run(browser); err != nil {
		return 1, fmt.Errorf("starting Chromium (make deps-test installs it): %w", err)
	}
	return m.Run(), nil
}

// browserOptions start a browser that draws in software, asks nothing of the network and runs as root too.
func browserOptions() []chromedp.ExecAllocatorOption {
	return append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.NoSandbox,
		chromedp.Flag("use-gl", "angle"),
		chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-dev-shm-usage", true),
		chromedp.Flag("touch-events", "enabled"),
	)
}

// serveProgram is wasm/serve, built.
var serveProgram string

// serve starts wasm/serve on a free port.
func serve(dir string) (*Site, error) {
	server := exec.Command(serveProgram, "-dir", dir, "-addr", "localhost:0")
	server.Stderr = os.Stderr
	output, err := server.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := server.Start(); err != nil {
		return nil, err
	}
	s := &Site{server: server}
	line, err := bufio.NewReader(output).ReadString('\n')
	if err != nil {
		s.Stop()
		return nil, fmt.Errorf("wasm/serve printed no address: %w", err)
	}
	s.Address = regexp.MustCompile(`http://\S+`).FindString(line)
	return s, nil
}

// packCommand is a run of wasm/pack.
func packCommand(args ...string) *exec.Cmd {
	return exec.Command("go", append([]string{"run", "../pack"}, args...)...)
}
