// boot.js starts the game in the page and stands between Ebitengine and the browser where the two do not fit.
// It is loaded after wasm_exec.js and before the program, since Ebitengine keeps requestAnimationFrame at its start.
//
// What the program (Go) may call, all on the global object t3:
//
//   t3.idle(still)      still = true: nothing moves, hold back the next frame until something happens (the gate).
//                       Called at the END of every Update in which nothing moves; false opens the gate.
//                       While it is held the page uses no processor time; the last picture stays.
//   t3.wake()           Opens the gate: something changed that is no event of the page (a reply of the search, a timer).
//                       Presses, keys, wheel, resize, focus, visibility and gamepads open it by themselves.
//   t3.presses()        Called ONCE in every Update, after the engine's own state was read: the presses that began and
//                       ended since the last call, which the engine, polling, cannot have seen. "" if there are none,
//                       otherwise lines in the order in which they happened, later than all that polling shows in the
//                       same tick. Positions are CSS pixels from the canvas's upper left corner:
//                           mouse X Y       a press and release of the main button
//                           touch X Y       a tap of one finger
//                           key CODE        a key, by KeyboardEvent.code, such as Enter or ArrowLeft
//                           cancel          the system took the fingers away: a press under way must not count
//                           files           files were dropped on the canvas: t3.dropped() has them
//                       A press longer than a tick is not among them: the engine's own polling shows it. No press is
//                       told twice or lost.
//   t3.dropped()        The texts of the files that were dropped, told once: of each the first MiB and a little, so
//                       that the program can tell what is too long from what is not.
//   t3.insets()         The safe area's insets [top, right, bottom, left] in CSS pixels (notch, home bar); kept until a resize.
//   t3.load(key)        The text saved under key, or "" if there is none.
//   t3.save(key, text)  Saves text under key; "" removes it. true if it will outlive the page. Where the browser
//                       forbids storage both work for as long as the page is open. Neither ever throws.
//   t3.remove(key)      Forgets the text saved under key. true if it is gone for good. Never throws.
//   t3.keys()           All keys under which there is a text, separated by line breaks. Never throws.
//   t3.hand(name, text) Hands a record over: to the clipboard or, where that is forbidden, as a download called name.
//   t3.bring(way)       Asks for a record: way = "paste" reads the clipboard, "file" lets the player pick a file.
//   t3.answer()         What came of the last of these two, told once: "" not yet, "copied", "downloaded" and the name,
//                       "text" and the record, "nothing" (no file was picked) or "failed" and why; the second part
//                       follows after a line break. The gate is opened when there is something to tell.
//
// What the page itself and its tests may read:
//
//   t3.frames           How many frames the engine has asked for, a plain count: it stands still while the gate is held.
//   t3.sound()          The state of the audio context, such as "running"; "" before the first press.
//   t3.memory()         How many bytes of memory the program has; it never gives any back. The program's own t3heap() says
//                       how many of them are in use, after a collection.
//   t3.held             Whether the gate holds back a frame now.
//   performance marks   "t3-loaded" (program compiled) and "t3-first-frame" (a picture is on the screen).
//
//   t3.version          The version of the page; the program has its own (t3version), which is the same.
//
// For the page's other scripts: t3.reload() starts the page again and resumes the game, t3.resume() is true once after
// that. What they add to t3 stands at the head of each: tabs.js, update.js, link.js, screen.js.
//
// Nothing here knows the game. Every path is relative, so that the page works in any folder.
"use strict";

(() => {
  const t3 = Object.assign((globalThis.t3 ??= {}), { frames: 0, held: false, version: "@VERSION@" });

  // ---- the gate on requestAnimationFrame ------------------------------------------------------------------------
  // Ebitengine asks for the next frame at the end of each frame. While the gate is shut that request is kept; opening
  // the gate passes it on. An event between a tick and the request opens the gate first, so none is slept through.

  const nextFrame = window.requestAnimationFrame.bind(window);
  let shut = false;
  let waiting = null;

  window.requestAnimationFrame = (callback) => {
    t3.frames++;
    if (t3.frames === 1) reveal();
    if (!shut) return nextFrame(callback);
    waiting = callback;
    t3.held = true;
    return 0;
  };

  t3.wake = () => {
    shut = false;
    if (waiting === null) return;
    const callback = waiting;
    waiting = null;
    t3.held = false;
    nextFrame(callback);
  };

  t3.idle = (still) => {
    if (still) shut = true;
    else t3.wake();
  };

  const waking = ["pointerdown", "pointerup", "pointermove", "pointercancel", "mousedown", "mouseup", "mousemove",
    "touchstart", "touchmove", "touchend", "touchcancel", "keydown", "keyup", "wheel", "resize", "focus", "blur",
    "pageshow", "orientationchange"];
  for (const type of waking) window.addEventListener(type, t3.wake, { capture: true, passive: true });
  document.addEventListener("visibilitychange", t3.wake);

  // A gamepad's buttons send no events: while one is connected it is looked at 20 times a second.
  let gamepadTimer = 0;
  let gamepadStamp = 0;
  const watchGamepads = () => {
    const stamps = navigator.getGamepads().map((pad) => (pad ? pad.timestamp : 0));
    const stamp = stamps.reduce((sum, one) => sum + one, 0);
    if (stamp !== gamepadStamp) t3.wake();
    gamepadStamp = stamp;
    if (stamps.every((one) => one === 0)) {
      clearInterval(gamepadTimer);
      gamepadTimer = 0;
    }
  };
  window.addEventListener("gamepadconnected", () => {
    if (gamepadTimer === 0) gamepadTimer = setInterval(watchGamepads, 50);
    t3.wake();
  });

  // ---- presses shorter than a tick ------------------------------------------------------------------------------
  // under maps a control ("mouse", "touch 0", "key Enter") to its press under way. The call of t3.presses marks those
  // as seen, because the engine read its own state just before the same Update. A press released unseen is queued.
  // What is pressed after a release or a queued press of the same tick is hidden from the engine and told by the queue
  // alone: a control released and pressed again between two ticks would look to the engine as if it had been held, and
  // so the queue is always later than what polling shows. Likewise a movement after a press or release of the same tick
  // is withheld until that was read: the engine would take it for the place where the button went down or up.

  const under = new Map();
  let unpolled = false; // whether the engine has yet to see the release of a press that it saw
  let clicked = false; // whether the main button changed since the last tick
  let moved = null; // the last movement of the mouse that was withheld since then
  let queue = "";

  const press = (event, control, line) => {
    const hidden = unpolled || queue !== "";
    under.set(control, { line, seen: false, hidden });
    if (hidden) withhold(event);
  };

  const release = (event, control) => {
    const pressed = under.get(control);
    if (pressed === undefined) return;
    under.delete(control);
    if (pressed.hidden) withhold(event);
    if (pressed.seen) unpolled = true;
    else queue += pressed.line + "\n";
  };

  const withhold = (event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };

  t3.presses = () => {
    turned.x = turned.y = 0;
    for (const pressed of under.values()) pressed.seen = !pressed.hidden;
    unpolled = clicked = false;
    if (moved !== null) {
      const { target, clientX, clientY } = moved;
      moved = null;
      setTimeout(() => target.dispatchEvent(new MouseEvent("mousemove", { bubbles: true, cancelable: true, clientX, clientY })));
    }
    const lines = queue;
    queue = "";
    return lines;
  };

  // The listeners stand on window and in the capture phase: they hear an event before the canvas does.
  const hear = (type, listener) => window.addEventListener(type, listener, { capture: true, passive: false });
  const onCanvas = (event) => event.target instanceof HTMLCanvasElement;
  const place = (point) => point.clientX + " " + point.clientY;

  hear("mousedown", (event) => {
    if (event.button !== 0 || !onCanvas(event)) return;
    clicked = true;
    press(event, "mouse", "mouse " + place(event));
  });
  hear("mouseup", (event) => {
    if (event.button !== 0) return;
    clicked = true;
    release(event, "mouse");
  });
  hear("mousemove", (event) => {
    if (!clicked || !onCanvas(event)) return;
    moved = event;
    withhold(event);
  });
  // While a magnified page glides on, a touch cannot be kept from the browser any more. Ebitengine tries that with every
  // touch, and the browser complains of it.
  for (const type of ["touchstart", "touchmove", "touchend"]) {
    hear(type, (event) => {
      if (!event.cancelable) event.preventDefault = () => {};
    });
  }
  hear("touchstart", (event) => {
    if (!onCanvas(event)) return;
    for (const touch of event.changedTouches) press(event, "touch " + touch.identifier, "touch " + place(touch));
  });
  hear("touchmove", (event) => {
    for (const touch of event.changedTouches) if (under.get("touch " + touch.identifier)?.seen === false) withhold(event);
  });
  hear("touchend", (event) => {
    for (const touch of event.changedTouches) release(event, "touch " + touch.identifier);
  });

  // Ebitengine does not listen to touchcancel: without a touchend in its place a ghost finger would stay for ever.
  hear("touchcancel", (event) => {
    for (const touch of event.changedTouches) {
      const control = "touch " + touch.identifier;
      if (under.get(control)?.seen) unpolled = true;
      under.delete(control);
    }
    queue += "cancel\n";
    event.target.dispatchEvent(new TouchEvent("touchend", {
      bubbles: true,
      cancelable: true,
      touches: [...event.touches],
      targetTouches: [...event.targetTouches],
      changedTouches: [...event.changedTouches],
    }));
  });

  // ---- the wheel ------------------------------------------------------------------------------------------------
  // Ebitengine hands on a browser's pixels or lines where a desktop counts notches, and of several turns between two
  // ticks it keeps the last. The canvas hears notches instead, added up since the last tick.

  const turned = { x: 0, y: 0 };
  const notch = [100, 3, 1]; // by WheelEvent.deltaMode: pixels, lines, pages

  hear("wheel", (event) => {
    if (!event.isTrusted || !onCanvas(event)) return;
    if (event.ctrlKey) return event.stopImmediatePropagation(); // the browser's zoom
    withhold(event);
    turned.x += event.deltaX / notch[event.deltaMode];
    turned.y += event.deltaY / notch[event.deltaMode];
    event.target.dispatchEvent(new WheelEvent("wheel", { bubbles: true, cancelable: true, deltaX: turned.x, deltaY: turned.y }));
  });

  // ---- keys -----------------------------------------------------------------------------------------------------
  // The canvas swallows every key. The browser keeps Tab, the function keys and its shortcuts with Ctrl, Alt or Cmd;
  // undo and redo (Ctrl+Z, Ctrl+Y) are the game's.

  const browsersOwn = (event) => {
    if (event.code === "Tab" || /^F\d+$/.test(event.code)) return true;
    if (event.altKey) return true;
    return (event.ctrlKey || event.metaKey) && !/^(Key[ZY]|Control|Meta|Shift)/.test(event.code);
  };
  hear("keydown", (event) => {
    const control = "key " + event.code;
    if (browsersOwn(event)) event.stopImmediatePropagation();
    else if (!event.repeat && onCanvas(event)) press(event, control, control);
    else if (under.get(control)?.hidden) withhold(event);
  });
  hear("keyup", (event) => release(event, "key " + event.code));

  // A release outside of the window is never heard.
  window.addEventListener("blur", () => under.clear());

  // ---- the window -----------------------------------------------------------------------------------------------
  // Ebitengine adds a viewport meta of its own without viewport-fit=cover, which sets all insets to 0.
  const viewport = document.querySelector("meta[name=viewport]");
  new MutationObserver(() => {
    for (const meta of document.querySelectorAll("meta[name=viewport]")) if (meta !== viewport) meta.remove();
  }).observe(document.head, { childList: true });

  let insets = null;
  t3.insets = () => {
    if (insets === null) {
      const style = getComputedStyle(document.getElementById("insets"));
      insets = [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map(parseFloat);
    }
    return insets;
  };

  // Ebitengine hears the window's resize only; the body can change without one (a tool bar, a split view).
  let heardSize = "";
  const bodySize = () => document.body.clientWidth + "x" + document.body.clientHeight;
  window.addEventListener("resize", () => {
    heardSize = bodySize();
    insets = null;
  }, { capture: true });
  new ResizeObserver(() => {
    if (heardSize !== bodySize()) window.dispatchEvent(new Event("resize"));
  }).observe(document.body);

  // Ebitengine reads devicePixelRatio once. The game is saved after every move, so a reload is the honest answer to
  // another zoom or screen; a pause lets a dragged window or a zoom in steps come to rest.
  const ratio = window.devicePixelRatio;
  let reloading = 0;
  const checkRatio = () => {
    clearTimeout(reloading);
    if (window.devicePixelRatio !== ratio) reloading = setTimeout(t3.reload, 300);
  };
  matchMedia("(resolution: " + ratio + "dppx)").addEventListener("change", checkRatio);
  window.addEventListener("resize", checkRatio);

  // ---- sound ----------------------------------------------------------------------------------------------------
  // The program starts its audio context at the first press and leaves it alone from then on. A hidden page keeps silent,
  // and one that a call or another app interrupted goes on when the page is seen or pressed again.

  const contexts = [];
  if (window.AudioContext !== undefined) {
    window.AudioContext = class extends window.AudioContext {
      constructor(...args) {
        super(...args);
        contexts.push(this);
      }
    };
  }
  const heard = () => {
    for (const context of contexts) {
      if (document.visibilityState === "hidden") context.suspend().catch(() => {});
      else if (context.state !== "running") context.resume().catch(() => {});
    }
  };
  document.addEventListener("visibilitychange", heard);
  for (const type of ["pointerup", "keyup"]) window.addEventListener(type, heard, { capture: true, passive: true });
  t3.sound = () => contexts.map((context) => context.state).join();

  // ---- light ----------------------------------------------------------------------------------------------------
  // The screen stays on while a game is on it, since people who think do not touch it. The browser takes that back
  // whenever the page is hidden, and may refuse it, as with a low battery.

  let lit = false;
  let lock = null; // the promise of a wake lock
  const light = () => {
    if (!lit || lock || !navigator.wakeLock || document.visibilityState === "hidden") return;
    lock = navigator.wakeLock.request("screen").then((held) => {
      held.addEventListener("release", () => {
        lock = null;
        light();
      });
      return held;
    }, () => {
      lock = null;
    });
  };
  document.addEventListener("visibilitychange", light);

  t3.light = (on) => {
    lit = on;
    if (on) light();
    else lock?.then((held) => held?.release());
  };

  // ---- starting again -------------------------------------------------------------------------------------------
  // The game is saved after every move. A reload goes on with it if it was on the screen, and not with the menu.

  const session = (name, value) => {
    try {
      if (value !== undefined) sessionStorage.setItem("t3hunting:" + name, value);
      return sessionStorage.getItem("t3hunting:" + name) ?? "";
    } catch {
      return "";
    }
  };

  const again = performance.getEntriesByType("navigation")[0]?.type !== "navigate" && session("playing") === "1";
  window.addEventListener("pagehide", () => session("playing", globalThis.t3playing?.() ?? ""));

  t3.reload = () => window.location.reload();
  t3.resume = () => again;

  // Ebitengine answers the loss of its WebGL context with a reload. Where the context is lost again and again, as on a
  // machine that is short of memory, that would never end: after the third time within a minute the page says so.
  hear("webglcontextlost", (event) => {
    withhold(event);
    const losses = session("losses").split(" ").map(Number).filter((time) => time > Date.now() - 60000);
    losses.push(Date.now());
    session("losses", losses.join(" "));
    if (losses.length < 3) return t3.reload();
    shut = true;
    fail("The browser took the picture away several times. Please close other pages and reload this one: the game was saved after the last move.");
  });

  // ---- storage --------------------------------------------------------------------------------------------------
  // A blocked localStorage throws when it is merely looked at, and a full one when it is written to.

  const prefix = "t3hunting.";
  const memory = new Map(); // what could not be written

  t3.load = (key) => {
    if (memory.has(key)) return memory.get(key);
    try {
      return localStorage.getItem(prefix + key) ?? "";
    } catch {
      return "";
    }
  };

  t3.save = (key, text) => {
    if (!t3.mine()) {
      memory.set(key, text);
      return false;
    }
    try {
      if (text === "") localStorage.removeItem(prefix + key);
      else localStorage.setItem(prefix + key, text);
      memory.delete(key);
      if (text !== "" && key.startsWith("game.")) t3.saved();
      return true;
    } catch {
      memory.set(key, text);
      return false;
    }
  };

  t3.remove = (key) => t3.save(key, "");

  t3.keys = () => {
    const keys = new Set([...memory].filter(([, text]) => text !== "").map(([key]) => key));
    try {
      for (let i = 0; i < localStorage.length; i++) {
        const key = localStorage.key(i);
        if (key.startsWith(prefix) && !memory.has(key.slice(prefix.length))) keys.add(key.slice(prefix.length));
      }
    } catch {
      // What is in memory is all there is.
    }
    return [...keys].join("\n");
  };

  // ---- records --------------------------------------------------------------------------------------------------
  // The browser asks for a press before it lets a page near the clipboard or a file; the press that the game acts on is
  // a few milliseconds old by then, which counts.

  const longest = (1 << 20) + 1; // bytes of a file that are read: one more than a record may have
  let answer = "";
  let asked = 0; // counts the questions: an answer to an older one is not told

  const answering = (promise) => {
    const mine = ++asked;
    answer = "";
    promise.catch((error) => "failed\n" + error.message).then((text) => {
      if (mine !== asked) return;
      answer = text;
      t3.wake();
    });
  };

  const download = (name, text) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  };

  const handOver = async (name, text) => {
    try {
      await navigator.clipboard.writeText(text);
      return "copied";
    } catch {
      download(name, text);
      return "downloaded\n" + name;
    }
  };

  const beginning = (file) => file.slice(0, longest).text();

  const pick = () => new Promise((resolve, reject) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = ".txt,text/plain";
    input.addEventListener("cancel", () => resolve("nothing"));
    input.addEventListener("change", () => {
      const file = input.files[0];
      if (file === undefined) resolve("nothing");
      else beginning(file).then((text) => resolve("text\n" + text), reject);
    });
    input.click();
  });

  const paste = async () => "text\n" + (await navigator.clipboard.readText()).slice(0, longest);

  // Ebitengine would read dropped files whole, and end the program over what is none, such as a picture of another page.
  // A browser shows a file that nobody takes in place of the page, which would end the game as well.
  let dropped = [];
  hear("dragover", (event) => event.preventDefault());
  hear("drop", async (event) => {
    withhold(event);
    if (!onCanvas(event)) return;
    const texts = [];
    for (const file of event.dataTransfer.files) texts.push(beginning(file).catch(() => "")); // a folder has no text
    dropped.push(...(await Promise.all(texts)));
    if (texts.length === 0) return;
    queue += "files\n";
    t3.wake();
  });
  t3.dropped = () => dropped.splice(0);

  t3.hand = (name, text) => answering(handOver(name, text));
  t3.bring = (way) => answering(way === "file" ? pick() : paste());
  t3.answer = () => {
    const text = answer;
    answer = "";
    return text;
  };

  // ---- start ----------------------------------------------------------------------------------------------------

  const splash = document.getElementById("splash");
  const progress = document.getElementById("progress");
  const status = document.getElementById("status");

  // reveal takes the splash away: when the engine first asks for another frame it has drawn one.
  const reveal = () => {
    splash.hidden = true;
    performance.mark("t3-first-frame");
    t3.hello();
    t3.started?.();
  };

  const fail = (text) => {
    splash.hidden = false;
    document.getElementById("screen").hidden = true;
    progress.hidden = true;
    status.textContent = text;
  };

  // counted passes the response on and shows how much of it is here. progress.max is the program's size in bytes,
  // written into the page when it is built: a Content-Length would tell the compressed size.
  const counted = (response) => {
    const reader = response.body.getReader();
    const body = new ReadableStream({
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        progress.value += value.length;
        controller.enqueue(value);
      },
    });
    return new Response(body, { headers: { "Content-Type": "application/wasm" } });
  };

  const start = async () => {
    if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiateStreaming !== "function") {
      return fail("This browser is too old for the game: it has no WebAssembly. A current Firefox, Chrome, Edge or Safari has it.");
    }
    if (document.createElement("canvas").getContext("webgl2") === null) {
      return fail("The game needs WebGL 2 to draw, and this browser does not offer it. It may be switched off in the browser's settings.");
    }
    const go = new Go();
    let program;
    try {
      const response = await fetch("t3.wasm");
      if (!response.ok) throw new Error(response.status + " " + response.statusText);
      program = await WebAssembly.instantiateStreaming(counted(response), go.importObject);
    } catch (error) {
      console.error(error);
      return fail("The game could not be loaded (" + error.message + "). Please check the connection and reload the page.");
    }
    t3.memory = () => program.instance.exports.mem.buffer.byteLength;
    performance.mark("t3-loaded");
    status.textContent = "";
    try {
      await go.run(program.instance);
    } catch (error) {
      console.error(error);
    }
    fail("The game has stopped. Reload the page to go on: it was saved after the last move.");
  };

  start();
})();
