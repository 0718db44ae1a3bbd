// Static files that the Worker serves: the build's assets, and images in R2.

import { compressStream, encodingFor } from "./cache/compress";
import type { Env } from "./env";
import { conditionsOf } from "./file-response";

const TYPES: Record<string, string> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  woff2: "font/woff2",
  txt: "text/plain; charset=utf-8",
  json: "application/json",
};

const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";

/** Serves an asset of the build. Names under /build contain a hash of the content; other files are cached for a day. */
export async function serveAsset(request: Request, env: Env): Promise<Response> {
  const { pathname } = new URL(request.url);
  const encoding = /^\/build\/.*\.(js|css)$/.test(pathname) ? encodingFor(request) : null;
  const compressed = encoding && (await assetAt(`${pathname}.${EXTENSIONS[encoding]}`, env));
  const file = compressed ?? (await assetAt(pathname, env));
  if (!file) return new Response("Not found", { status: 404 });
  const headers = new Headers({
    "Content-Type": TYPES[pathname.split(".").pop() ?? ""] ?? "application/octet-stream",
    "Cache-Control": pathname.startsWith("/build/") || pathname.startsWith("/fonts/") ? YEAR : DAY,
    "X-Content-Type-Options": "nosniff",
  });
  if (!compressed || !encoding) return compressStream(request, new Response(file.body, { headers }));
  headers.set("Content-Encoding", encoding);
  headers.set("Vary", "Accept-Encoding");
  return new Response(file.body, { headers, encodeBody: "manual" });
}

const EXTENSIONS = { br: "br", gzip: "gz" };

async function assetAt(path: string, env: Env): Promise<Response | null> {
  const file = await env.ASSETS.fetch(new Request(`http://assets${path}`));
  return file.ok ? file : null;
}

/**
 * /img/FILE from R2, where FILE is named by its content; else /img/NAME, as tables name it. Nothing is ever made here: a
 * photo's sizes are there from its upload on. A picture may hold no script, and gets a policy that allows none.
 * @param fileNamed the FILE of a NAME
 */
export async function serveImage(
  request: Request,
  env: Env,
  fileNamed: (name: string) => Promise<string | null>,
): Promise<Response> {
  const name = plainName(new URL(request.url).pathname.slice("/img/".length));
  if (!/^[^/\\]{1,120}\.(svg|png|jpe?g|webp|avif)$/i.test(name))
    return new Response("Not found", { status: 404 });
  const read = (file: string) => env.FILES.get(`img/${file}`, { onlyIf: conditionsOf(request) });
  const stored = await read(name);
  const named = stored === null ? await fileNamed(name) : null;
  const file = named === null ? stored : await read(named);
  if (!file) return new Response("Not found", { status: 404 });
  const headers = new Headers({
    ETag: file.httpEtag,
    "Content-Type": file.httpMetadata?.contentType ?? "image/svg+xml",
    "Cache-Control": named === null ? YEAR : DAY,
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
  });
  return hasBody(file)
    ? compressStream(request, new Response(file.body, { headers }))
    : new Response(null, { status: 304, headers });
}

const hasBody = (file: R2Object): file is R2ObjectBody => "body" in file;

/** Returns "" if the path is not well formed. */
function plainName(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}
