// The app once more through Binaryen, with its functions in an order that compresses
// well, each beside those that are most like it, and with short names for what it
// shares with its glue. Together 3 % of the page.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What the compiler uses of the format beyond its first version. */
const FEATURES = ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext"];
const IMPORTS = 2;
const CODE = 10;
/** How many bytes make a piece of code that functions may have in common. */
const PIECE = 5;
/** A piece of more functions than these tells nothing about any. */
const COMMON = 100;
/** How much it counts to be like the last function, the one before it and so on. */
const BESIDE = [1, 0.6, 0.4, 0.3];

/**
 * What the compiler's own pass has left is found when all is as one, control and all
 * (0.7 %). The stack lies lowest in memory, so no address is less than 1024, and offsets
 * may be part of the instructions; these are alike where none tells its alignment (0.8 %).
 */
const PASSES = ["--low-memory-unused", "--flatten", "--rereloop", "-Oz", "-Oz", "--dealign", "--strip-producers", "--strip-target-features"];

/** The app so, and the short name of each name that it shares with its glue. */
export function ordered(wasm) {
  // Twice: once they are small, functions are alike in other ways.
  const small = changed(beside(wasm), ...PASSES).app;
  const { app, said } = changed(beside(small), ...PASSES, "--minify-imports-and-exports-and-modules");
  const { imports, exports } = JSON.parse(said);
  return { app, short: new Map([...imports.map((names) => names.slice(1)), ...exports]) };
}

/** The app with each function beside those that are most like it. */
function beside(wasm) {
  const order = alike(bodies(wasm));
  const names = order.map((_, at) => `f${String(at).padStart(5, "0")}`);
  const first = imported(wasm);
  // Binaryen brings functions into the order of their names.
  const named = nameSection(order.map((ix, at) => [first + ix, names[at]]).sort(([a], [b]) => a - b));
  return changed(Buffer.concat([wasm, named]), "--reorder-functions-by-name", "--strip-debug").app;
}

/** The app after these passes of Binaryen, and what they say. */
function changed(wasm, ...passes) {
  const folder = mkdtempSync(join(tmpdir(), "bauta-"));
  try {
    const [from, to] = ["from.wasm", "to.wasm"].map((file) => join(folder, file));
    writeFileSync(from, wasm);
    const said = execFileSync("wasm-opt", [from, ...FEATURES.map((name) => `--enable-${name}`), ...passes, "-o", to], { encoding: "utf8" });
    return { app: readFileSync(to), said };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The functions by index, beginning with the first, each followed by the likest of the others. */
function alike(bodies) {
  const holders = new Map();
  const all = bodies.map((body, ix) => {
    const pieces = new Set();
    for (let at = 0; at + PIECE <= body.length; at += 1) pieces.add(body.toString("latin1", at, at + PIECE));
    for (const piece of pieces) {
      if (!holders.has(piece)) holders.set(piece, []);
      holders.get(piece).push(ix);
    }
    return pieces;
  });
  const telling = all.map((pieces) => [...pieces].filter((piece) => holders.get(piece).length > 1 && holders.get(piece).length <= COMMON));
  const left = new Set(bodies.keys());
  const order = [];
  let next = 0;
  while (left.size) {
    left.delete(next);
    order.push(next);
    const likeness = new Map();
    for (const [back, weight] of BESIDE.entries()) {
      for (const piece of telling[order.at(-1 - back)] ?? []) {
        for (const ix of holders.get(piece)) if (left.has(ix)) likeness.set(ix, (likeness.get(ix) ?? 0) + weight);
      }
    }
    next = left.values().next().value;
    let most = 0;
    for (const [ix, like] of likeness) {
      const share = like / Math.sqrt(telling[ix].length + 20);
      if (share > most) [next, most] = [ix, share];
    }
  }
  return order;
}

// -- the format (webassembly.github.io/spec/core/binary) -------------------------

function bodies(wasm) {
  const read = reader(section(wasm, CODE));
  return Array.from({ length: read.number() }, () => read.bytes(read.number()));
}

/** How many functions are imported, which come before all others. */
function imported(wasm) {
  const read = reader(section(wasm, IMPORTS));
  let functions = 0;
  for (let left = read.number(); left > 0; left -= 1) {
    read.bytes(read.number());
    read.bytes(read.number());
    const [kind] = read.bytes(1);
    if (kind !== 0) throw new Error(`an import that is no function (${kind})`);
    read.number();
    functions += 1;
  }
  return functions;
}

function section(wasm, wanted) {
  const read = reader(wasm.subarray(8));
  for (;;) {
    const [id] = read.bytes(1);
    const content = read.bytes(read.number());
    if (id === wanted) return content;
  }
}

function reader(from) {
  let at = 0;
  const bytes = (length) => from.subarray(at, (at += length));
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const [byte] = bytes(1);
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  return { bytes, number };
}

function number(value) {
  const bytes = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return Buffer.from([...bytes, value]);
}
const text = (words) => Buffer.concat([number(words.length), Buffer.from(words)]);
const sized = (id, content) => Buffer.concat([Buffer.from([id]), number(content.length), content]);

function nameSection(names) {
  const functions = Buffer.concat([number(names.length), ...names.flatMap(([ix, name]) => [number(ix), text(name)])]);
  return sized(0, Buffer.concat([text("name"), sized(1, functions)]));
}
