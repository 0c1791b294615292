// update.js keeps the page for use without a network (sw.js), and brings new versions in without breaking a game.
//
// When a new version is complete in the browser a chip says so. Pressed, it waits until nothing moves and nobody
// thinks, which is when the gate of boot.js is shut, and then starts the new version; the game was saved after its last
// move and goes on. If nobody presses it, the new version comes with the next start.
//
//   t3.saved()   Tells that a game was saved: the browser is asked, once, not to clear it away.
"use strict";

(() => {
  const t3 = (globalThis.t3 ??= {});
  const chip = document.getElementById("update");

  let asked = false;
  t3.saved = () => {
    if (asked) return;
    asked = true;
    navigator.storage?.persist?.().catch(() => {});
  };

  if (!("serviceWorker" in navigator)) return; // no secure address, or switched off

  const workers = navigator.serviceWorker;

  // offer shows the chip when a version waits behind the one in use.
  const offer = (registration) => {
    const waiting = registration.waiting;
    if (waiting === null || registration.active === null) return;
    chip.hidden = false;
    chip.onclick = () => {
      chip.disabled = true;
      const apply = () => (t3.held ? waiting.postMessage("apply") : setTimeout(apply, 50));
      apply();
    };
  };

  // Every window goes over to the version that was chosen in one of them. The first worker brings nothing new.
  let keeper = workers.controller;
  workers.addEventListener("controllerchange", () => {
    const first = keeper === null || keeper === workers.controller;
    keeper = workers.controller;
    if (!first) t3.reload();
  });

  const register = async () => {
    try {
      const registration = await workers.register("sw.js", { updateViaCache: "none" });
      offer(registration);
      registration.addEventListener("updatefound", () => {
        const worker = registration.installing;
        worker?.addEventListener("statechange", () => offer(registration));
      });
      const look = () => registration.update().catch(() => {}); // without a network there is nothing to find
      setInterval(look, 3600 * 1000);
      document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
    } catch (error) {
      console.info("The page cannot be kept for use without a network: " + error.message);
    }
  };

  // The worker's downloads wait until the game is on the screen.
  t3.started = register;
})();
