// What Trunk leaves as many files goes out as few, without comments and blanks:
// one style, one script beside the app's own. Names change with the content.
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import { ordered } from "./ordered.mjs";

const STYLE = /<link rel="stylesheet" href="\.\/([^"]+)"[^>]*>\s*/g;
const SCRIPT = /<script src="\.\/([^"]+)"[^>]*><\/script>\s*/g;
const GLUE = /bauta-[0-9a-f]+\.js/;
const APP = /bauta-[0-9a-f]+_bg\.wasm/;

/** Packs the files of a folder; gives the page's text with their new names. */
export async function packed(folder, html) {
  const read = (files) => files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
  const put = (old, content, stem, ending) => {
    for (const file of old) rmSync(join(folder, file));
    const name = `${stem}-${createHash("sha256").update(content).digest("hex").slice(0, 16)}${ending}`;
    writeFileSync(join(folder, name), content);
    return name;
  };

  // Several files: one, where the first of them stood.
  const oneFor = async (pattern, stem, ending, element, last = (text) => text) => {
    const files = [...html.matchAll(pattern)].map(([, file]) => file);
    const name = put(files, last(await small(read(files), ending)), stem, ending);
    let here = `${element(name)}\n  `;
    html = html.replace(pattern, () => {
      const text = here;
      here = "";
      return text;
    });
  };
  const others = html + read([...[...html.matchAll(SCRIPT)].map(([, file]) => file), html.match(GLUE)[0], html.match(APP)[0]]);
  await oneFor(STYLE, "style", ".css", (name) => `<link rel="stylesheet" href="./${name}">`, (style) => shortened(style, others));
  await oneFor(SCRIPT, "page", ".js", (name) => `<script src="./${name}"></script>`);

  // The app and its glue.
  const [[glue], [app]] = [html.match(GLUE), html.match(APP)];
  const { app: smaller, short } = ordered(readFileSync(join(folder, app)));
  const replaced = [
    [glue, put([glue], await small(renamed(read([glue]), short), ".js"), "bauta", ".js")],
    [app, put([app], smaller, "bauta", "_bg.wasm")],
  ];
  for (const [old, name] of replaced) html = html.replaceAll(old, name);
  return html.replace(/<!--[^]*?-->\s*/g, "");
}

/** Minified, for the browsers as they are. */
async function small(text, ending) {
  const options = { loader: ending.slice(1), minify: true, target: "esnext", charset: "utf8", legalComments: "none" };
  return (await transform(text, options)).code;
}

/** The style with short names for its custom properties, but for those that others name as well. */
function shortened(style, others) {
  const NAME = /--[a-z][\w-]*/g;
  const uses = new Map();
  for (const [name] of style.matchAll(NAME)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const own = [...uses.keys()].filter((name) => !others.includes(name)).sort((a, b) => uses.get(b) - uses.get(a));
  const short = new Map(own.map((name, ix) => [name, `--${ix}`]));
  return style.replace(NAME, (name) => short.get(name) ?? name);
}

/**
 * The glue with the short names of what it shares with the app: the keys of what
 * it gives, in the one module that they are of, and what it takes of the app.
 */
function renamed(glue, short) {
  const renamed = glue.replace(/(\bwasm\.)?\b[\w$]+\b/g, (word, taken = "") => {
    const name = word.slice(taken.length);
    const shared = taken || name.startsWith("__wb");
    return shared && short.has(name) ? taken + short.get(name) : word;
  });
  return renamed.replace(/"\.\/\w+_bg\.js"/, '"a"');
}
