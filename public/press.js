// A press is seen before its work is done: what is pressed shows it in the next
// picture, and then the app is told. On a slow device that work takes as long as
// several pictures, and whoever sees no answer presses again.
//
// Fingers and mice only. Keys, readers and scripts press at once, and so does what
// asks the device for something: iOS gives files and the clipboard to a press alone.
"use strict";
(() => {
  let waiting; // a click, and what shows it
  // Called after the picture that follows `observe`, and not by a clock.
  const pictured = new IntersectionObserver(tell);
  // The board has a ring of light where it is touched. It waits in the page, seen by
  // nobody: to bring it in would cost the picture in which it must be seen.
  const ring = document.createElement("i");
  ring.className = "touch";
  addEventListener("DOMContentLoaded", () => document.body.append(ring));

  /** What shows that it is pressed, if that can be. */
  function shown(target) {
    const pressed = target?.closest?.(".board, button:not(:is(.device, .damaged, #panic) button)");
    return pressed?.matches(".board") ? ring : pressed;
  }

  function tell() {
    pictured.disconnect();
    const { event, pressed, after } = waiting;
    waiting = undefined;
    delete pressed.dataset.pressed;
    ring.removeAttribute("style"); // what was touched is nobody else's business
    const { target, type, clientX, clientY } = event;
    // Covered meanwhile: what is gone must open nothing.
    if (!target.isConnected) return;
    // What the press before it has brought may lie over it.
    if (after && shown(document.elementFromPoint(clientX, clientY)) !== pressed) return;
    // Safari gives a tapped button none, and a paper that closes gives it back.
    target.closest("button, [tabindex]").focus({ preventScroll: true, focusVisible: false });
    target.dispatchEvent(new event.constructor(type, event));
  }

  window.addEventListener("click", (event) => {
    const pressed = shown(event.target);
    if (!pressed || !event.isTrusted || !event.detail) return;
    event.stopImmediatePropagation();
    // Of two at once the second one comes to what the first has left.
    const after = Boolean(waiting);
    if (after) tell();
    waiting = { event, pressed, after };
    if (pressed === ring) ring.style.translate = `${event.clientX}px ${event.clientY}px`;
    pressed.dataset.pressed = "";
    pictured.observe(document.body);
  }, true);

  // The board's focus comes with the press: now it would lay the page out before the picture.
  window.addEventListener("mousedown", (event) => {
    if (event.isTrusted && shown(event.target) === ring) event.preventDefault();
  }, true);
})();
