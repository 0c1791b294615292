// Command worker is the search of the web page: a small binary without pictures that a Web Worker
// runs, so that the page stays smooth. Its worker.js hands every message of the page to t3search;
// the answer goes back as a message. Both are texts as package ai defines them.
package main
