// A proxy in front of a shop that serves HTTP/2 over TLS, like the edge. With HTTP/1.1, the handshakes of six
// connections would distort the timings of a slow network. Debian's openssl makes a certificate for each run; the
// browser accepts it because of --ignore-certificate-errors.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Connection headers of HTTP/1.1, which HTTP/2 forbids. */
const OF_CONNECTIONS = ["connection", "keep-alive", "transfer-encoding", "upgrade", "proxy-connection"];

export interface Edge {
  origin: string;
  close(): void;
}

export async function edgeBefore(shop: string): Promise<Edge> {
  const server = createSecureServer({ ...certificate(), allowHTTP1: false }, (asked, answer) => {
    pass(new URL(asked.url, shop), asked, answer);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, close: () => server.close() };
}

function pass(url: URL, asked: Http2ServerRequest, answer: Http2ServerResponse): void {
  const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(":")));
  // The shop compares the form's Origin header with its own origin.
  if (headers.origin) headers.origin = url.origin;
  const onward = request(
    url,
    { agent: false, method: asked.method, headers: { ...headers, host: url.host } },
    (given) => {
      for (const name of OF_CONNECTIONS) delete given.headers[name];
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    },
  );
  // A browser that leaves a page cancels its pending requests.
  onward.on("error", () => answer.destroy());
  answer.on("close", () => onward.destroy());
  asked.pipe(onward);
}

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "edge-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const ec = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const subject = ["-subj", "/CN=localhost", "-days", "1"];
  execFileSync("openssl", ["req", "-x509", ...ec, ...subject, "-keyout", key, "-out", cert], {
    stdio: "ignore",
  });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}
