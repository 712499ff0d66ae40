// The files of a build that are needed to play: what the service worker keeps
// (staged.mjs) and what the size budget counts (size.mjs).
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** For the browser's install dialogue, or for developers; the worker itself the browser keeps. */
const UNNEEDED = [/\.map$/, /^(icons|screenshots)\//, /^sw\.js$/, /^\./];

/** Their paths below the folder, in order. */
export function needed(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"))
    .filter((file) => !UNNEEDED.some((pattern) => pattern.test(file)))
    .sort();
}
