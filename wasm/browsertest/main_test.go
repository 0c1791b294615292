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
	address string
	browser context.Context
)

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
	stop, err := serve(*pageDir)
	if err != nil {
		return 1, err
	}
	defer stop()
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

// serve builds and starts wasm/serve on a free port and sets address. stop ends it.
func serve(dir string) (stop func(), err error) {
	folder, err := os.MkdirTemp("", "browsertest")
	if err != nil {
		return nil, err
	}
	program := filepath.Join(folder, "serve")
	if output, err := exec.Command("go", "build", "-o", program, "../serve").CombinedOutput(); err != nil {
		return nil, fmt.Errorf("building wasm/serve: %w\n%s", err, output)
	}
	server := exec.Command(program, "-dir", dir, "-addr", "localhost:0")
	server.Stderr = os.Stderr
	output, err := server.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := server.Start(); err != nil {
		return nil, err
	}
	stop = func() {
		server.Process.Kill()
		server.Wait()
		os.RemoveAll(folder)
	}
	line, err := bufio.NewReader(output).ReadString('\n')
	if err != nil {
		stop()
		return nil, fmt.Errorf("wasm/serve printed no address: %w", err)
	}
	address = regexp.MustCompile(`http://\S+`).FindString(line)
	return stop, nil
}
