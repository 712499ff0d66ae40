// The board under the hand, beyond a tap: figures travel along their ways, two
// fingers bring the city nearer, a figure can be dragged. All of it is an extra
// on what the app does with taps: a drag taps where it begins and where it ends,
// and a pinch presses the button «nearer» (src/ui/inkognito/board.rs).
//
// The app asks (bauta:ask):
//   board                   a board has come: its frame needs listeners
//   travel ID X Y X Y|WAY…  the figure ID has gone from one place to the other;
//                           over these lines, r before one that it went backwards
"use strict";
(() => {
  const WIDTH = 1200;
  const HEIGHT = 800;
  const NEAREST = 2.2; // pixels to a unit of the drawing
  const SLOP = 10;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const isStill = () => still.matches || document.documentElement.dataset.motion === "off";
  const painted = () => new Promise((done) => { requestAnimationFrame(done); });

  // -- figures travel -----------------------------------------------------------
  async function travel(from, ...lines) {
    await painted(); // just before it: to measure a way now would lay the page out twice
    const [id, ...words] = from.split(" ");
    const pawn = document.getElementById(id);
    if (!pawn?.animate || isStill() || "dragged" in pawn.dataset) return;
    const [x0, y0, x1, y1] = words.map(Number);
    const points = [];
    let length = 0;
    for (const line of lines) {
      const back = line.startsWith("r");
      const way = document.createElementNS("http://www.w3.org/2000/svg", "path");
      way.setAttribute("d", line.replace("r", ""));
      const all = way.getTotalLength();
      const count = Math.ceil(all / 12);
      for (let ix = 0; ix <= count; ix += 1) points.push(way.getPointAtLength((all * (back ? count - ix : ix)) / count));
      length += all;
    }
    const sent = !points.length && Math.hypot(x1 - x0, y1 - y0) > 50;
    if (!points.length) {
      // Sent away: over the roofs. Aside for somebody else: straight.
      for (let s = 0; s <= 1; s += 1 / 16) points.push({ x: x0 + (x1 - x0) * s, y: y0 + (y1 - y0) * s - (sent ? 240 * s * (1 - s) : 0) });
    }
    // It may stand beside the middle of a space, where the ways begin and end.
    const { x, y } = points[0];
    const end = points.at(-1);
    const frames = points.map((point, ix) => {
      const s = ix / (points.length - 1);
      const left = point.x + (x0 - x) * (1 - s) + (x1 - end.x) * s;
      const top = point.y + (y0 - y) * (1 - s) + (y1 - end.y) * s;
      return { transform: `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)`, opacity: sent ? 1 - 2.4 * s * (1 - s) : 1 };
    });
    const duration = length ? Math.min(240 + length * 1.7, 1200) : sent ? 700 : 220;
    const going = pawn.animate(frames, { duration, easing: "ease-in-out" });
    pawn.dataset.travels = ""; // a tap goes through it
    const there = () => { delete pawn.dataset.travels; };
    going.finished.then(there, there);
  }

  // -- a board that is turned ------------------------------------------------------
  // All places below are as if it were not: turned back about the middle of its frame.
  // Where it is turned says style/board.css, and board_turned in src/ui/inkognito/board.rs.
  const flat = matchMedia("(min-width: 700px) and (min-height: 600px)");
  function back(frame) {
    const { map, turned } = document.documentElement.dataset;
    const quarters = map === "turns" && flat.matches ? turned / 90 : 0;
    if (!quarters) return (x, y) => ({ x, y }); // nothing is measured while a finger moves
    const { left, top, width, height } = frame.getBoundingClientRect();
    const [midX, midY] = [left + width / 2, top + height / 2];
    return (clientX, clientY) => {
      let [x, y] = [clientX - midX, clientY - midY];
      for (let turn = 0; turn < quarters; turn += 1) [x, y] = [y, -x];
      return { x: midX + x, y: midY + y };
    };
  }
  /** The box of the frame or of what lies in it. */
  function boxOf(element) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const turn = back(element.closest(".board-frame"));
    const [a, b] = [turn(left, top), turn(right, bottom)];
    return { left: Math.min(a.x, b.x), top: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
  }

  // -- two fingers ----------------------------------------------------------------
  const between = ([a, b]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) });
  /** Where the drawing lies in its element, and how large. */
  function lies(board) {
    const box = boxOf(board);
    const scale = Math.min(box.width / WIDTH, box.height / HEIGHT);
    return { box, scale, x: (box.width - WIDTH * scale) / 2, y: (box.height - HEIGHT * scale) / 2 };
  }
  function pinch(frame, touches) {
    const board = frame.querySelector(".board");
    const first = between(touches);
    const { box, scale, x, y } = lies(board);
    const outer = boxOf(frame);
    const least = Math.min(outer.width / WIDTH, outer.height / HEIGHT);
    const held = { x: first.x - box.left, y: first.y - box.top }; // the point under the fingers
    frame.dataset.pinching = "";
    let now = { k: 1, ...first };
    const transform = (how) => {
      for (const drawing of frame.querySelectorAll(".board, .map")) drawing.style.transform = how;
    };
    // The board never leaves the frame, and lies in its middle where it is smaller.
    const place = (at, k, from, size, whole) => {
      const left = whole - size * k;
      return left > 0 ? left / 2 : Math.min(0, Math.max(at - from * k, left));
    };
    const put = () => {
      const left = place(now.x - outer.left, now.k, held.x, box.width, outer.width);
      const top = place(now.y - outer.top, now.k, held.y, box.height, outer.height);
      transform(`translate(${left}px, ${top}px) scale(${now.k})`);
    };
    put();
    return {
      move(touches) {
        const { apart, ...middle } = between(touches);
        const wanted = (scale * apart) / Math.max(first.apart, 1);
        now = { k: Math.min(Math.max(wanted, least), NEAREST) / scale, ...middle };
        put();
      },
      /** After the next picture the board lies as it was left; at once if what is given is called. */
      end() {
        const size = scale * now.k;
        const near = size > least * 1.12;
        if (near) {
          frame.dataset.pinched = "";
          frame.style.setProperty("--near", size);
        } else {
          delete frame.dataset.pinched;
          frame.style.removeProperty("--near");
        }
        if (near !== "near" in frame.dataset) frame.querySelector(".board-zoom").click();
        let done = false;
        const settle = () => {
          if (done) return;
          done = true;
          transform("");
          delete frame.dataset.pinching;
          frame.scrollTo({
            left: ((held.x - x) / scale) * size - (now.x - outer.left),
            top: ((held.y - y) / scale) * size - (now.y - outer.top),
            behavior: "instant",
          });
        };
        void painted().then(settle);
        return settle;
      },
    };
  }

  // -- a figure between the fingers -------------------------------------------------
  const tap = (ix) => document.getElementById(`space-${ix}`)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const holds = (target) => target.closest?.(".pawn[data-state]");
  function drag(frame, pawn, from) {
    const board = frame.querySelector(".board");
    const { box, scale, x, y } = lies(board);
    let over;
    const chosen = choose(frame, pawn);
    pawn.dataset.dragged = "";
    function nearest(at) {
      const [px, py] = [(at.x - box.left - x) / scale, (at.y - box.top - y) / scale];
      let best = Math.max(48, 30 / scale);
      let found;
      for (const space of board.querySelectorAll(".space[data-target]")) {
        const far = Math.hypot(space.cx.baseVal.value - px, space.cy.baseVal.value - py);
        if (far < best) [best, found] = [far, space];
      }
      return found;
    }
    function mark(space) {
      // The rings over it grow; they are drawn anew when the choice changes.
      const ring = space && document.getElementById(`target-${space.dataset.space}`);
      if (over !== ring) delete over?.dataset.over;
      over = ring;
      if (over) over.dataset.over = "";
    }
    return {
      move(at) {
        pawn.style.translate = `${(at.x - from.x) / scale}px ${(at.y - from.y) / scale}px`;
        mark(nearest(at));
      },
      async end(at) {
        await chosen;
        const space = at && pawn.dataset.state === "lifted" && nearest(at);
        mark();
        if (space) {
          tap(space.dataset.space);
          await painted(); // it stands there now
          pawn.style.translate = "";
          await painted();
          delete pawn.dataset.dragged;
        } else {
          delete pawn.dataset.dragged;
          pawn.style.translate = "";
        }
      },
    };
  }
  /** Taps until this figure is the chosen one: first any other is let go. */
  async function choose(frame, pawn) {
    for (let taps = 0; taps < 6 && pawn.dataset.state !== "lifted"; taps += 1) {
      const other = frame.querySelector(".pawn[data-state='lifted']");
      tap((other ?? pawn).dataset.space);
      await painted();
    }
  }

  // -- the frame's listeners ----------------------------------------------------------
  function listen(frame) {
    let pinching;
    let settle = () => {}; // the pinch before
    let pressed; // a figure under the finger, and where it was touched
    let dragging;
    let swallow = 0; // no tap before this moment
    const at = ({ clientX, clientY }) => back(frame)(clientX, clientY);
    const press = (target, where) => {
      const pawn = holds(target);
      pressed = pawn && { pawn, where };
    };
    const move = (where) => {
      if (!dragging && Math.hypot(where.x - pressed.where.x, where.y - pressed.where.y) > SLOP) {
        dragging = drag(frame, pressed.pawn, pressed.where);
      }
      dragging?.move(where);
    };
    const release = (where) => {
      if (dragging) swallow = performance.now() + 100;
      void dragging?.end(where);
      pressed = dragging = undefined;
    };
    const touch = (name, what) => frame.addEventListener(name, what, { passive: false });
    touch("touchstart", (event) => {
      if (event.target.closest("button")) return;
      if (event.touches.length === 2) {
        event.preventDefault();
        release();
        if (!pinching) settle(); // a board that is still scaled cannot be measured
        pinching ??= pinch(frame, Array.from(event.touches, at));
      } else if (event.touches.length === 1) {
        press(event.target, at(event.touches[0]));
      }
    });
    touch("touchmove", (event) => {
      if (!pinching && !pressed) return;
      const { x, y } = at(event.touches[0]);
      if (!pinching && Math.hypot(x - pressed.where.x, y - pressed.where.y) < SLOP / 2) return;
      if (event.cancelable) event.preventDefault();
      if (pinching && event.touches.length > 1) pinching.move(Array.from(event.touches, at));
      else if (pressed) move(at(event.touches[0]));
    });
    const lift = (event) => {
      if (pinching) {
        if (event.cancelable) event.preventDefault(); // the last finger is no tap either
        if (event.touches.length < 2) {
          settle = pinching.end();
          pinching = undefined;
        }
        swallow = performance.now() + 300;
      } else if (dragging) {
        if (event.cancelable) event.preventDefault();
        release(event.type === "touchend" ? at(event.changedTouches[0]) : undefined);
      }
      pressed = undefined;
    };
    touch("touchend", lift);
    touch("touchcancel", lift);

    frame.addEventListener("pointerdown", (event) => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      press(event.target, at(event));
      if (!pressed) return;
      const end = new AbortController();
      const { signal } = end;
      window.addEventListener("pointermove", (event) => move(at(event)), { signal });
      for (const name of ["pointerup", "pointercancel"]) {
        window.addEventListener(name, (event) => {
          end.abort();
          release(name === "pointerup" ? at(event) : undefined);
        }, { signal });
      }
    });
    frame.addEventListener("click", (event) => {
      // Its own taps have no detail; a hand's, told again by press.js, keep theirs.
      if (event.detail && performance.now() < swallow) event.stopPropagation();
    }, { capture: true });
  }

  const known = new WeakSet();
  window.addEventListener("bauta:ask", ({ detail }) => {
    const [verb, text] = detail.split("\n");
    if (verb === "travel") travel(...text.split("|"));
    if (verb !== "board") return;
    for (const frame of document.querySelectorAll(".board-frame")) {
      if (!known.has(frame)) listen(frame);
      known.add(frame);
    }
  });
})();
