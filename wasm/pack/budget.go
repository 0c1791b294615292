package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// budget is how large a program may be for whoever loads the page, in bytes after brotli.
type budget struct {
	program string
	most    int64
}

const mebibyte = 1 << 20

// budgets keep the page quick to start on a telephone: 3.2 and 0.7 MiB. make sizes tells what a program is made of.
var budgets = []budget{
	{"t3.wasm", 32 * mebibyte / 10},
	{"worker.wasm", 7 * mebibyte / 10},
}

// withinBudgets reports programs that are larger than they may be.
func (p *page) withinBudgets() error {
	var faults []error
	for _, b := range budgets {
		info, err := os.Stat(filepath.Join(p.to, b.program+".br"))
		if err != nil {
			return err
		}
		if info.Size() > b.most {
			faults = append(faults, fmt.Errorf("%s has %d bytes after brotli and may have %d; make sizes tells what it is made of", b.program, info.Size(), b.most))
		}
	}
	return errors.Join(faults...)
}
