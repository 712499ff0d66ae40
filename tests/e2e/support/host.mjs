// A static host that a test owns: it can be taken away, and newer versions of
// the page can be laid on it. Each version is the built page with another
// version number and one file under another name, as a new build would have.
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

const DIST = fileURLToPath(new URL("../../../dist/", import.meta.url));
const BASE = "/a/sub/folder/";

export class Host {
  /** Paths that were asked for. */
  asked = [];
  /** Paths that the host has lost. */
  lost = /^$/;

  /** A host with version 1 on it. */
  static async open() {
    const host = new Host();
    host.root = mkdtempSync(join(tmpdir(), "bauta-host-"));
    host.lay(1);
    host.server = createServer((request, response) => {
      const path = new URL(request.url, "http://host").pathname;
      host.asked.push(path);
      const none = () => response.writeHead(404).end();
      if (!path.startsWith(BASE) || host.lost.test(path)) return none();
      request.url = path.slice(BASE.length - 1);
      return host.serve(request, response, none);
    });
    await new Promise((resolve) => host.server.listen(0, "127.0.0.1", resolve));
    host.url = `http://127.0.0.1:${host.server.address().port}${BASE}`;
    return host;
  }

  /** From now on the host has this version, and no other. */
  lay(version) {
    const folder = join(this.root, String(version));
    cpSync(DIST, folder, { recursive: true });
    const number = this.number(version);
    const old = readFileSync(join(DIST, "index.html"), "utf8").match(/name="bauta-version" content="([^"]*)"/)[1];
    const style = readdirSync(DIST).find((name) => name.startsWith("style-"));
    const renamed = `style-${number}.css`;
    renameSync(join(folder, style), join(folder, renamed));
    for (const name of ["index.html", "sw.js"]) {
      const text = readFileSync(join(folder, name), "utf8");
      writeFileSync(join(folder, name), text.replaceAll(old, number).replaceAll(style, renamed));
    }
    this.serve = sirv(folder, { etag: true });
  }

  /** From now on the host has this version, and its app is no app. */
  spoil(version) {
    const folder = join(this.root, String(version));
    const app = readdirSync(folder).find((name) => name.endsWith(".wasm"));
    writeFileSync(join(folder, app), "not an app");
    this.serve = sirv(folder, { etag: true }); // it has noted how long the file was
  }

  /** The version number of the page. */
  number(version) {
    return String(version).repeat(16);
  }

  /** The host is gone. */
  async kill() {
    this.server.closeAllConnections();
    if (this.server.listening) await new Promise((resolve) => this.server.close(resolve));
  }

  async close() {
    await this.kill();
    rmSync(this.root, { recursive: true, force: true });
  }
}
