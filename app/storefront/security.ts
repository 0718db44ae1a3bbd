// Who may post here (CONTRACT §6), and the headers that keep a page's scripts and frames its own.

/** False for a post that another site sent: neither header, this host's own origin, or a private same-origin post pass. */
export function isOwnPost(request: Request): boolean {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  if (origin === null) return site === null || site === "same-origin" || site === "none";
  if (origin === "null") return site === "same-origin";
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  return origin === new URL(request.url).origin;
}

export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** For every answer of the storefront; what a route sets itself stays. */
export function withSecurityHeaders(response: Response): Response {
  const answer = new Response(response.body, response);
  const { headers } = answer;
  headers.set("X-Content-Type-Options", "nosniff");
  // Browsers then send their origin with a form, which isOwnPost reads.
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  if (!headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  return answer;
}
