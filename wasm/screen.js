// screen.js says what the canvas shows to those who do not see it, and lets them play without a pointer.
//
// The program describes its screen in lines of text whenever the picture comes to rest, and this script keeps real
// buttons in step with it: one for each point of the board and one for whatever else can be pressed, each where the
// canvas draws the same thing. They take no pointer; a press by key or by a screen reader goes to the program by name.
//
// Tab goes through the buttons; the board is one stop in it, and arrow keys go from point to point (and from any button
// to its neighbour). Enter and Space press. Every other key goes to the canvas, as if it had been pressed there.
//
// What the program calls:
//
//   t3.show(text)   The screen, as lines:
//                       scene NAME                       what is on top
//                       title TEXT
//                       text TEXT                        something to read, any number of times
//                       item KIND X Y W H NAME TEXT      something to press; its place is in CSS pixels. KIND is point,
//                                                        button, or on and off for one of several choices
//   t3.say(text)    Something has happened: one sentence for the live region.
//
// and what is called of it: t3do(name) presses an item, t3look(name) scrolls it into view.
"use strict";

(() => {
  const t3 = (globalThis.t3 ??= {});
  const screen = document.getElementById("screen");
  const points = document.getElementById("points");
  const controls = document.getElementById("controls");
  const live = document.getElementById("live");

  // ---- the live region ------------------------------------------------------------------------------------------

  const kept = 12; // sentences

  t3.say = (text) => {
    const line = document.createElement("p");
    line.textContent = text;
    live.append(line);
    while (live.childElementCount > kept) live.firstElementChild.remove();
  };

  // ---- the buttons ----------------------------------------------------------------------------------------------

  const buttons = new Map(); // by name
  let scene = "";

  const parse = (text) => {
    const page = { scene: "", title: "", texts: [], items: [] };
    for (const line of text.split("\n")) {
      const [, key, rest] = /^(\w+) (.*)$/.exec(line) ?? [];
      if (key === "scene") page.scene = rest;
      else if (key === "title") page.title = rest;
      else if (key === "text") page.texts.push(rest);
      else if (key === "item") {
        const [, kind, place, name, label] = /^(\w+) ((?:\S+ ){4})(\S+) (.*)$/.exec(rest);
        page.items.push({ kind, name, label, place: place.trim().split(" ").map(Number) });
      }
    }
    return page;
  };

  const makeButton = (name) => {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.name = name;
    button.addEventListener("click", () => globalThis.t3do(name));
    button.addEventListener("focus", () => {
      if (button.parentElement === points) rove(button);
      globalThis.t3look(name);
    });
    return button;
  };

  // put changes what differs and nothing else: a screen reader reads again what is touched.
  const put = (button, item) => {
    const label = (name, value) => {
      if (value === null) button.removeAttribute(name);
      else if (button.getAttribute(name) !== value) button.setAttribute(name, value);
    };
    label("aria-label", item.label);
    label("aria-pressed", { on: "true", off: "false" }[item.kind] ?? null);
    const [x, y, w, h] = item.place;
    const style = `left: ${x}px; top: ${y}px; width: ${w}px; height: ${h}px;`;
    if (button.getAttribute("style") !== style) button.setAttribute("style", style);
    button.place = item.place;
  };

  // rove makes one point the board's stop for Tab.
  const rove = (stop) => {
    for (const button of points.children) button.tabIndex = button === stop ? 0 : -1;
  };

  const arrange = (parent, list) => {
    list.forEach((button, i) => {
      if (parent.children[i] !== button) parent.insertBefore(button, parent.children[i] ?? null);
    });
  };

  t3.show = (text) => {
    const page = parse(text);
    const focused = document.activeElement;
    const within = screen.contains(focused);
    const names = new Set(page.items.map((item) => item.name));
    for (const [name, button] of buttons) {
      if (names.has(name)) continue;
      buttons.delete(name);
      button.remove();
    }
    const lists = { points: [], controls: [] };
    for (const item of page.items) {
      let button = buttons.get(item.name);
      if (button === undefined) buttons.set(item.name, (button = makeButton(item.name)));
      put(button, item);
      lists[item.kind === "point" ? "points" : "controls"].push(button);
    }
    arrange(points, lists.points);
    arrange(controls, lists.controls);
    points.hidden = lists.points.length === 0;
    if (lists.points.every((button) => button.tabIndex !== 0) || lists.points.filter((button) => button.tabIndex === 0).length > 1) rove(middle());

    document.getElementById("title").textContent = page.title;
    const texts = document.getElementById("texts");
    page.texts.forEach((line, i) => {
      const paragraph = texts.children[i] ?? texts.appendChild(document.createElement("p"));
      paragraph.className = "unseen";
      if (paragraph.textContent !== line) paragraph.textContent = line;
    });
    while (texts.childElementCount > page.texts.length) texts.lastElementChild.remove();

    if (page.scene !== scene) {
      scene = screen.dataset.scene = page.scene;
      t3.say(page.title);
    }
    if (within && !screen.contains(document.activeElement)) {
      (lists.points.find((button) => button.tabIndex === 0) ?? lists.controls[0])?.focus();
    }
    screen.hidden = false;
  };

  // middle is the point nearest to the middle of the board, where the keys begin.
  const middle = () => {
    const list = [...points.children];
    const at = (button) => [button.place[0] + button.place[2] / 2, button.place[1] + button.place[3] / 2];
    const mean = (i) => list.reduce((sum, button) => sum + at(button)[i], 0) / list.length;
    const [x, y] = [mean(0), mean(1)];
    const far = (button) => Math.hypot(at(button)[0] - x, at(button)[1] - y);
    return list.reduce((best, button) => (best === null || far(button) < far(best) ? button : best), null);
  };

  // ---- keys -----------------------------------------------------------------------------------------------------

  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  // neighbour is the button that a person would expect in that direction: near, and more ahead than aside.
  const neighbour = (from, [dx, dy]) => {
    const center = (button) => [button.place[0] + button.place[2] / 2, button.place[1] + button.place[3] / 2];
    const [x, y] = center(from);
    let best = null;
    let least = Infinity;
    for (const button of buttons.values()) {
      const [cx, cy] = center(button);
      const ahead = (cx - x) * dx + (cy - y) * dy;
      const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
      if (ahead < 1 || aside > 2 * ahead + button.place[2]) continue;
      const cost = ahead + 2.5 * aside;
      if (cost < least) [best, least] = [button, cost];
    }
    return best;
  };

  screen.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || ["Tab", "Enter", "Space", "NumpadEnter"].includes(event.code)) return;
    if (ways[event.code] !== undefined) {
      event.preventDefault();
      neighbour(event.target, ways[event.code])?.focus();
      return;
    }
    const { key, code, shiftKey } = event;
    for (const type of ["keydown", "keyup"]) {
      document.querySelector("canvas").dispatchEvent(new KeyboardEvent(type, { key, code, shiftKey, bubbles: true, cancelable: true }));
    }
  });

  // The canvas keeps the keyboard for those who see it, as one stop of its own.
  t3.hello = () => {
    const canvas = document.querySelector("canvas");
    canvas.tabIndex = 0;
    canvas.setAttribute("role", "application");
    canvas.setAttribute("aria-label", "The picture. Tab leads to the buttons of the same game.");
    document.body.append(screen);
  };
})();
