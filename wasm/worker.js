// worker.js runs the search (worker.wasm, Go without a picture) beside the page, so that thinking never holds a frame.
//
// The page sends plain text by postMessage and gets plain text back; what the texts say is package ai's protocol.
// The program sets the global function t3search(text) before its main function first waits. It is called with each
// message in order, also while it searches, since it pauses now and then, and answers with postMessage(text). Tables of
// solved positions (solved.bin) are handed over as the global bytes t3solved; without them the search plays all the same.
// What arrives before that is kept. If the program cannot be loaded or stops, the worker throws, which the page hears as
// the worker's "error" event. t3memory() tells tests how many bytes of memory the program has.
"use strict";

importScripts("wasm_exec.js");

let early = [];

self.onmessage = (event) => {
  if (early === null) self.t3search(event.data);
  else early.push(event.data);
};

const raise = (error) => setTimeout(() => { throw error; });

const solved = async () => {
  try {
    const response = await fetch("solved.bin");
    if (response.ok) self.t3solved = new Uint8Array(await response.arrayBuffer());
  } catch {
    // The search does without.
  }
};

const start = async () => {
  const tables = solved();
  const response = await fetch("worker.wasm");
  if (!response.ok) throw new Error("worker.wasm: " + response.status + " " + response.statusText);
  const go = new Go();
  // The table of positions is nearly all that the program has and stays for good. Room for as much garbage again, as is
  // usual, would double it.
  go.env.GOGC = "20";
  const program = await WebAssembly.instantiateStreaming(response, go.importObject);
  self.t3memory = () => program.instance.exports.mem.buffer.byteLength;
  await tables;
  const stopped = go.run(program.instance);
  const kept = early;
  early = null;
  for (const text of kept) self.t3search(text);
  await stopped;
  throw new Error("the search has stopped");
};

start().catch(raise);
