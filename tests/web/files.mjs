// files.mjs - a plain file server: files of a folder, their types by their endings, nothing else.
//
// SPDX-License-Identifier: MIT
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".wasm": "application/wasm",
};

/** Hands a folder out below /vaka/; `plant`, if any, puts a fault in: a file, what stands there, what is put in its place. */
export function serveFolder(folder, plant = []) {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, "http://x").pathname).replace(/^\/vaka\//, "/");
    const name = path.endsWith("/") ? path + "index.html" : path;
    try {
      let bytes = await readFile(join(folder, name));
      if (name === "/" + plant[0]) {
        if (!bytes.includes(plant[1])) throw new Error("nothing to plant in " + name);
        bytes = Buffer.from(String(bytes).replace(plant[1], plant[2]));
      }
      response.writeHead(200, { "Content-Type": TYPES[extname(name)] || "text/plain" });
      response.end(bytes);
    } catch (error) {
      if (error.code !== "ENOENT") console.error(error.message);
      response.writeHead(404);
      response.end();
    }
  });
  return new Promise((done) =>
    server.listen(0, "127.0.0.1", () =>
      done({
        url: `http://127.0.0.1:${server.address().port}/vaka/`,
        stop: () => new Promise((gone) => {
          server.close(gone);
          server.closeAllConnections();
        }),
      }),
    ),
  );
}
