// CSRF: forms are accepted only from the shop's own origin (CONTRACT §6).

/**
 * Returns false for a cross-origin post. Same-origin requests, and requests without Origin and Sec-Fetch-Site, pass.
 */
export function isSameOriginPost(request: Request): boolean {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  if (origin === null) return site === null;
  if (origin === "null") return site === "same-origin";
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  return origin === new URL(request.url).origin;
}
