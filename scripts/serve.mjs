// A static host on this machine: what `make play` and the browser tests use.
// Serves a copy of dist/ with every file compressed beforehand, as good hosts
// do; the copy stays whole while dist/ is built anew.
//
//   node scripts/serve.mjs PORT [SUBFOLDER]
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import sirv from "sirv";

const HOST = "127.0.0.1";
const COMPRESSIBLE = new Set([".html", ".css", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest"]);

const port = Number(process.argv[2]);
const base = (process.argv[3] ?? "").split("/").filter((part) => part && part !== "..").join("/");
if (!Number.isInteger(port) || port < 1 || port > 65535) fail(`PORT=${process.argv[2]} is no port number.`);
if (!existsSync("dist/index.html")) fail("There is no page in dist/ yet: make build");

// The port first: the copy of a server that is there already stays untouched.
let serve = (_, response) => response.writeHead(503).end();
const server = createServer((request, response) => serve(request, response));
server.on("error", (error) => {
  if (error.code === "EADDRINUSE") fail(`Port ${port} is taken. Another one: make play PORT=${port + 1}`);
  fail(`Cannot serve: ${error.message}`);
});
server.listen(port, HOST, () => {
  const root = `target/served/${port}`;
  copy(root, join(root, base));
  serve = sirv(root, { brotli: true, gzip: true, etag: true });
  console.log(`Bauta is at http://${HOST}:${port}/${base && `${base}/`} (Ctrl-C ends it)`);
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(0));

function copy(root, folder) {
  rmSync(root, { recursive: true, force: true });
  cpSync("dist", folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    if (!entry.isFile() || !COMPRESSIBLE.has(extname(file))) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes));
  }
}

function fail(sentence) {
  console.error(`bauta: ${sentence}`);
  process.exit(1);
}
