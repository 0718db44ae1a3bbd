/**
 * Returns a request's path by slicing its URL, which is normalized: creating a URL object would cost ten times as much.
 */
export function pathOf({ url }: Pick<Request, "url">): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  return url.slice(start).replace(/[?#].*$/s, "");
}

/**
 * Limits in characters and segments. The routers' matching time is quadratic in the path's length, so a longer one must
 * not reach them.
 */
const MAX_URL_LENGTH = 16 * 1024;
const MAX_PATH_LENGTH = 2048;
const MAX_SEGMENTS = 32;

/**
 * Returns the status for a URL that no router may see, because it is too long, or has empty or too many segments.
 * Returns null for all others.
 */
export function addressFault(url: string, pathname: string): 404 | 414 | null {
  if (url.length > MAX_URL_LENGTH || pathname.length > MAX_PATH_LENGTH) return 414;
  if (pathname.includes("//")) return 404;
  let segments = 0;
  for (let at = 0; at >= 0; at = pathname.indexOf("/", at + 1)) segments += 1;
  return segments > MAX_SEGMENTS ? 404 : null;
}
