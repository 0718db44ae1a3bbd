// Security headers of every page: HSTS, framing, referrer, types.
import { paths } from "~/paths";
import { pathOf } from "~/platform/request-path";
import { isWithoutScripts } from "./extra-scripts";

/** Adds the headers to a response of the storefront. Headers that a route sets are not changed. */
export function withSecurityHeaders(request: Request, response: Response): Response {
  // A compressed body must not be compressed again.
  const encodeBody = response.headers.has("Content-Encoding") ? "manual" : "automatic";
  const { status, statusText } = response;
  const answer = new Response(response.body, { status, statusText, headers: response.headers, encodeBody });
  const { headers } = answer;
  headers.set("X-Content-Type-Options", "nosniff");
  if (new URL(request.url).protocol === "https:")
    headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  // With this policy browsers send their origin with a form, which isSameOriginPost reads. A page whose URL contains a
  // key is not sent as referrer; the form to a procurement system names the shop's origin.
  const isKept = isWithoutScripts(request.url) && pathOf(request) !== paths.transfer();
  headers.set("Referrer-Policy", isKept ? "same-origin" : "strict-origin-when-cross-origin");
  // X-Frame-Options cannot name another origin, so if one may frame the page, only the CSP is sent.
  const policy = headers.get("Content-Security-Policy");
  if (policy === null || policy.includes("frame-ancestors 'none'")) headers.set("X-Frame-Options", "DENY");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  if (!headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  // SAFETY, the database is unavailable. In seconds.
  if (answer.status === 503) headers.set("Retry-After", "2");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  return answer;
}
