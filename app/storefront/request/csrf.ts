// CSRF: forms are accepted from our own origin only (CONTRACT §6).

/** False for a cross-origin post. Requests without Origin and Sec-Fetch-Site, and same-origin ones, pass. */
export function isSameOriginPost(request: Request): boolean {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  if (origin === null) return site === null;
  if (origin === "null") return site === "same-origin";
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  return origin === new URL(request.url).origin;
}
