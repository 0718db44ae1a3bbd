// One spelling for each path. The router treats `/Operator` and `/%6fperator` as `/operator`, but access rules, CSP and
// cache compare the path unchanged.

/** Sections whose remaining segments are names and ids defined by the shop, all in lower case. */
const PRIVATE_SECTIONS = /^(operator|account|auth|cart|customers|pgb-editor-preview)$/;

/** Browsers and `new URL` treat such a path as another host. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: URL parsers skip control characters
const OTHER_HOST = /^[\u0000-\u0020]*[/\\]/;

/**
 * @param firstSegments the first segments of the URL map
 * @returns null if the path is canonical, else its canonical spelling, or "" if it has none
 */
export function canonicalPath(pathname: string, firstSegments: ReadonlySet<string>): string | null {
  const [, ...segments] = pathname.split("/");
  const decodedSegments = segments.map(decodeSegment);
  if (OTHER_HOST.test(decodedSegments.join("/"))) return "";
  const first = (decodedSegments[0] ?? "").toLowerCase();
  const section = first.replace(/\.data$/, "");
  if (!firstSegments.has(section))
    return pathname.includes("%") ? differentFrom(pathname, plain(pathname)) : null;
  const rest = PRIVATE_SECTIONS.test(section)
    ? decodedSegments.slice(1).map((segment) => encodeURIComponent(segment.toLowerCase()))
    : segments.slice(1).map(plain);
  const path = `/${[first, ...rest].join("/")}`;
  const canonical = PRIVATE_SECTIONS.test(section) ? path.replace(/\/+$/, "") : path;
  return differentFrom(pathname, canonical);
}

const differentFrom = (path: string, canonical: string): string | null =>
  canonical === path ? null : canonical;

/** Percent-encoded letters, digits, `-`, `_` and `~`, which need no encoding (RFC 3986 §2.3). */
const ENCODED_UNRESERVED = /%(?:2d|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;
const plain = (path: string): string => path.replace(ENCODED_UNRESERVED, decodeURIComponent);

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
