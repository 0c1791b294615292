package main

import (
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"syscall"
)

func main() {
	dir := flag.String("dir", filepath.Join("dist", "web"), "the `folder` to serve")
	addr := flag.String("addr", "localhost:8080", "the `address` to listen on; another free port is taken if this one is in use")
	open := flag.Bool("open", false, "open the page in a browser, if there is one")
	flag.Parse()
	if err := run(*dir, *addr, *open); err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
}

// run serves dir until the process is stopped; it returns only an error.
func run(dir, addr string, open bool) error {
	if _, err := os.Stat(filepath.Join(dir, "index.html")); err != nil {
		return fmt.Errorf("there is no page in %s (make wasm builds it): %w", dir, err)
	}
	listener, err := listen(addr)
	if err != nil {
		return err
	}
	url := "http://" + address(listener)
	fmt.Printf("T-3 Hunting Games: %s  (Ctrl+C stops)\n", url)
	if open {
		openBrowser(url)
	}
	return http.Serve(listener, handler(dir))
}

// listen takes addr, or a free port of the same host where addr's port is in use.
func listen(addr string) (net.Listener, error) {
	listener, err := net.Listen("tcp", addr)
	if !errors.Is(err, syscall.EADDRINUSE) {
		return listener, err
	}
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, err
	}
	return net.Listen("tcp", net.JoinHostPort(host, "0"))
}

// address is where a browser on this machine reaches the listener: one that listens everywhere is reached as localhost.
func address(listener net.Listener) string {
	at := listener.Addr().(*net.TCPAddr)
	if at.IP.IsUnspecified() || at.IP.IsLoopback() {
		return fmt.Sprintf("localhost:%d", at.Port)
	}
	return at.String()
}
