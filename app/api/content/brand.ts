// The shop's logo and icon under permanent URLs. BRAND_LOGO and BRAND_ICON name the pictures (CONTRACT §13).
import type { ApiContext } from "~/api/http/context";
import { compressStream } from "~/platform/cache/compress";
import { conditionsOf } from "~/platform/file-response";
import { brandPicture, initialIcon } from "~/services/brand";

const HOUR = "public, max-age=3600";
const HEADERS = {
  "Cache-Control": HOUR,
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
};

/** /brand/logo and /brand/icon. A shop without an icon has its initial. */
export async function serveBrand(
  c: Pick<ApiContext, "db" | "env" | "ctx">,
  request: Request,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const key = pathname === "/brand/logo" ? "BRAND_LOGO" : pathname === "/brand/icon" ? "BRAND_ICON" : null;
  if (key === null) return new Response("Not found", { status: 404 });
  const file = await brandPicture(c, key, { onlyIf: conditionsOf(request) });
  if (!file) {
    if (key === "BRAND_LOGO") return new Response("Not found", { status: 404 });
    return new Response(await initialIcon(c), { headers: { ...HEADERS, "Content-Type": "image/svg+xml" } });
  }
  const headers = new Headers({
    ...HEADERS,
    ETag: file.httpEtag,
    "Content-Type": file.httpMetadata?.contentType ?? "image/svg+xml",
  });
  return "body" in file
    ? compressStream(request, new Response(file.body, { headers }))
    : new Response(null, { status: 304, headers });
}
