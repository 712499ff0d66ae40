// The size budget: every file of dist/ that is needed to play, as the service
// worker keeps them, each compressed alone as a static host would (brotli 11;
// fonts and pictures as they are).
//
//   node scripts/size.mjs            a table; exit 1 over the budget
//   node scripts/size.mjs --figure   one line for `make bench`
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { needed } from "./needed.mjs";

const DIST = "dist";
// rustup's std is not built for size, as ours is (scripts/wasm-target.sh): with it the wasm is larger.
const BUDGET = readFileSync("target/wasm-env.sh", "utf8").includes("debian-wasm-z") ? 300_000 : 306_000;
const PACKED = new Set([".woff2", ".png", ".webp", ".jpg", ".ico"]);

const files = needed(DIST)
  .map((file) => {
    const bytes = readFileSync(join(DIST, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const sent = PACKED.has(extname(file)) ? bytes.length : brotliCompressSync(bytes, { params }).length;
    return { file, raw: bytes.length, sent };
  })
  .sort((a, b) => b.sent - a.sent);

const total = files.reduce((sum, { sent }) => sum + sent, 0);

if (process.argv.includes("--figure")) {
  console.log(`bytes_brotli: ${total} bytes`);
} else {
  const row = (raw, sent, name) => console.log(`${String(raw).padStart(9)} ${String(sent).padStart(9)}  ${name}`);
  row("raw", "brotli", "file");
  for (const { file, raw, sent } of files) row(raw, sent, file);
  row("", total, `of ${BUDGET} bytes`);
  if (total > BUDGET) {
    console.error(`The page is ${total - BUDGET} bytes over its budget of ${BUDGET}.`);
    process.exitCode = 1;
  }
}
