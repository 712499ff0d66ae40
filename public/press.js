// A press is seen before its work is done: what is pressed shows it in the next
// picture, and then the app is told. On a slow device that work takes as long as
// several pictures, and whoever sees no answer presses again.
//
// Fingers and mice only. Keys, readers and scripts press at once, and so does what
// asks the device for something: iOS gives files and the clipboard to a press alone.
"use strict";
(() => {
  let waiting = [];
  // Called after the picture that follows `observe`, and not by a clock.
  const pictured = new IntersectionObserver(tell);
  // The board has a ring of light where it is touched.
  const ring = document.createElement("i");
  ring.className = "touch";

  /** What shows that it is pressed, if that can be. */
  function shown({ target }) {
    const pressed = target?.closest?.(".board, button:not(:is(.device, .damaged, #panic) button)");
    return pressed?.matches(".board") ? ring : pressed;
  }

  function wait(event, after) {
    const pressed = shown(event);
    event.stopImmediatePropagation();
    waiting.push([event, pressed, after]);
    if (pressed === ring) {
      ring.style.translate = `${event.clientX}px ${event.clientY}px`;
      document.body.append(ring);
    }
    pressed.dataset.pressed = "";
    pictured.disconnect();
    pictured.observe(document.body);
  }

  function tell() {
    pictured.disconnect();
    const told = waiting;
    waiting = [];
    ring.remove(); // what was touched is nobody else's business
    for (const [event, pressed, after] of told) {
      const { target, type, clientX, clientY } = event;
      delete pressed.dataset.pressed;
      // Covered meanwhile: what is gone must open nothing.
      if (!target.isConnected) continue;
      if (type === "click") {
        // What the press before it has brought may lie over it.
        if (after && shown({ target: document.elementFromPoint(clientX, clientY) }) !== pressed) continue;
        // Safari gives a tapped button none, and a paper that closes gives it back.
        target.closest("button, [tabindex]").focus({ preventScroll: true, focusVisible: false });
      }
      target.dispatchEvent(new event.constructor(type, event));
    }
  }

  const listen = (type, what) => window.addEventListener(type, (event) => {
    if (event.isTrusted && shown(event)) what(event);
  }, true);
  listen("click", (event) => {
    if (!event.detail) return;
    // Of two at once the second one comes to what the first has left.
    const after = waiting.some(([{ type }]) => type === "click");
    if (after) tell();
    wait(event, after);
  });
  // What opens under the finger.
  listen("pointerdown", (event) => event.target.closest(".covered-button") && wait(event));
  for (const end of ["pointerup", "pointercancel"]) listen(end, (event) => waiting.length && wait(event));
  // The board's focus comes with the press: now it would lay the page out before the picture.
  listen("mousedown", (event) => shown(event) === ring && event.preventDefault());
})();
