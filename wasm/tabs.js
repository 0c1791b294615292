// tabs.js sees to it that one window alone keeps the games, however many are open: the newest.
//
// Each window writes a token of its own into the browser's storage when it starts. A window that finds another token
// there is no longer the keeper: it saves nothing more, says so, and offers to take over again, which loads what the
// other window saved. Nothing is asked of timers or messages: the token is looked at before every save.
//
//   t3.mine()   Whether this window keeps the games. False puts the curtain up.
//
// Where the browser forbids storage nothing is shared, and every window is its own.
"use strict";

(() => {
  const t3 = (globalThis.t3 ??= {});
  const place = "t3hunting:tab"; // beside the keys of t3.save, which begin with "t3hunting."
  const token = crypto.getRandomValues(new Uint32Array(2)).join("-");

  let shared = true;
  try {
    localStorage.setItem(place, token);
  } catch {
    shared = false;
  }

  // A token that vanished was deleted with all else by the player; then there is nobody to give way to.
  const stranger = () => {
    try {
      const owner = localStorage.getItem(place);
      return owner !== null && owner !== token;
    } catch {
      return false;
    }
  };

  const curtain = document.getElementById("elsewhere");
  document.getElementById("takeover").addEventListener("click", () => location.reload());

  t3.mine = () => {
    if (!shared || !stranger()) return curtain.hidden;
    if (curtain.hidden) {
      curtain.hidden = false;
      document.getElementById("screen").inert = true;
      document.getElementById("takeover").focus();
    }
    return false;
  };

  window.addEventListener("storage", (event) => {
    if (event.key === place) t3.mine();
  });
  // A window that comes back out of the browser's memory heard nothing.
  window.addEventListener("pageshow", t3.mine);
})();
