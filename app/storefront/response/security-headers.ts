// CSRF check (CONTRACT §6) and security headers: CSP, HSTS, framing.

/** CSRF: false for a cross-origin post. Requests without Origin and Sec-Fetch-Site, and same-origin ones, pass. */
export function isSameOriginPost(request: Request): boolean {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  if (origin === null) return site === null;
  if (origin === "null") return site === "same-origin";
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  return origin === new URL(request.url).origin;
}

/** External origins that a page's CSP allows: the operator's scripts, the bot check. */
export interface CspSources {
  scripts: readonly string[];
  frames: readonly string[];
  /** Who may frame the page. */
  ancestors: readonly string[];
}

/** CSP sources of the page's own inline scripts and styles: a nonce or hashes. */
interface InlineSources {
  scripts: string[];
  styles: string[];
}

export const byNonce = (nonce: string): InlineSources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

/** For a cached page, whose bytes are the same for everyone. JSON blocks are not scripts and need no hash. */
export async function byHash(page: string): Promise<InlineSources> {
  const texts = (element: RegExp) =>
    Promise.all([...page.matchAll(element)].map(([, text = ""]) => hashOf(text)));
  return {
    scripts: await texts(/<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs),
    styles: await texts(/<style[^>]*>(.*?)<\/style>/gs),
  };
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

export function contentSecurityPolicy(
  inline: InlineSources,
  { scripts, frames, ancestors }: CspSources,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts, ...scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    ["img-src 'self'", ...scripts].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...scripts].join(" "),
    frames.length > 0 ? `frame-src ${frames.join(" ")}` : "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(" ") : "'none'"}`,
  ].join("; ");
}

/** For every response of the storefront; headers that a route sets are not changed. */
export function withSecurityHeaders(request: Request, response: Response): Response {
  // A compressed body must not be compressed again.
  const encodeBody = response.headers.has("Content-Encoding") ? "manual" : "automatic";
  const { status, statusText } = response;
  const answer = new Response(response.body, { status, statusText, headers: response.headers, encodeBody });
  const { headers } = answer;
  headers.set("X-Content-Type-Options", "nosniff");
  if (new URL(request.url).protocol === "https:")
    headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  // With this policy browsers send their origin with a form, which isSameOriginPost reads.
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  // X-Frame-Options cannot name another origin: where one may frame the page, only the CSP says so.
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
