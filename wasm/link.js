// link.js opens games from the page's address and gives them away as links.
//
//   t3.link()               The game that the address asks for (what follows "#g="), told once; "" if it asks for none.
//                           The address is then an ordinary one again, so that a reload goes on with what was played.
//   t3.share(title, game)   Offers a link to the game by the system's sheet, or else copies it. What came of it is told
//                           by t3shared: "shared", "copied", "given up" or "failed".
//
// and what is called of the program: t3open(text) when the address comes to ask for a game later on.
"use strict";

(() => {
  const t3 = (globalThis.t3 ??= {});
  const mark = "#g=";

  const asked = () => {
    if (!location.hash.startsWith(mark)) return "";
    let text = location.hash.slice(mark.length);
    try {
      text = decodeURIComponent(text);
    } catch {
      // As it stands; the program says what is wrong with it.
    }
    history.replaceState(null, "", location.pathname + location.search);
    return text === "" ? "-" : text;
  };

  t3.link = asked;
  window.addEventListener("hashchange", () => {
    const text = asked();
    if (text !== "") globalThis.t3open?.(text);
  });

  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const field = document.createElement("textarea");
      field.value = text;
      document.body.append(field);
      field.select();
      const done = document.execCommand("copy");
      field.remove();
      return done;
    }
  };

  t3.share = async (title, game) => {
    const url = location.origin + location.pathname + mark + game;
    if (navigator.share !== undefined) {
      try {
        await navigator.share({ title, url });
        return globalThis.t3shared("shared");
      } catch (error) {
        if (error.name === "AbortError") return globalThis.t3shared("given up");
      }
    }
    globalThis.t3shared((await copy(url)) ? "copied" : "failed");
  };
})();
