// Who may post here (CONTRACT §6), and the headers that keep a page's scripts and frames its own.

/** False for a post that another site sent: neither header, this host's own origin, or a private same-origin post pass. */
export function isSameOriginPost(request: Request): boolean {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  if (origin === null) return site === null;
  if (origin === "null") return site === "same-origin";
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  return origin === new URL(request.url).origin;
}

/** Who else a page trusts, by origins: the operator's scripts, the bot check. */
export interface CspSources {
  scripts: readonly string[];
  frames: readonly string[];
  /** Who may show the page inside its own. */
  ancestors: readonly string[];
}

/** How the page's own inline scripts and styles are told from others: by this answer's nonce, or by what they say. */
interface InlineSources {
  scripts: string[];
  styles: string[];
}

export const byNonce = (nonce: string): InlineSources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

/** For a page whose bytes are the same for all. A block of data is no script, and needs no leave. */
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

/** For every answer of the storefront; what a route sets itself stays. */
export function withSecurityHeaders(request: Request, response: Response): Response {
  // What comes compressed stays as it is.
  const encodeBody = response.headers.has("Content-Encoding") ? "manual" : "automatic";
  const { status, statusText } = response;
  const answer = new Response(response.body, { status, statusText, headers: response.headers, encodeBody });
  const { headers } = answer;
  headers.set("X-Content-Type-Options", "nosniff");
  if (new URL(request.url).protocol === "https:")
    headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  // Browsers then send their origin with a form, which isOwnPost reads.
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  // The header knows no single other origin; where one may frame the page its policy alone says so.
  const policy = headers.get("Content-Security-Policy");
  if (policy === null || policy.includes("frame-ancestors 'none'")) headers.set("X-Frame-Options", "DENY");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  if (!headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  // SAFETY, the database is away: in seconds.
  if (answer.status === 503) headers.set("Retry-After", "2");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  return answer;
}
