// One spelling of each address. The router takes `/Operator` and `/%6fperator` for `/operator`; whatever else looks at a
// path (the gate, the policy of a page, the cache) compares it as it is.

/** Their further segments are the shop's own words and numbers, all in lower case. */
const PRIVATE = /^(operator|account|auth|cart|customers|pgb-editor-preview)$/;

/** A browser, and `new URL`, take what begins so for another host. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: URL parsers leave them out
const OTHER_HOST = /^[\u0000-\u0020]*[/\\]/;

/**
 * @param firsts the first segments of the URL map
 * @returns null where the path is spelled as the URL map does, else its one spelling; "" where it has none
 */
export function canonicalPath(pathname: string, firsts: ReadonlySet<string>): string | null {
  const [, ...segments] = pathname.split("/");
  const spelled = segments.map(decoded);
  if (OTHER_HOST.test(spelled.join("/"))) return "";
  const first = (spelled[0] ?? "").toLowerCase();
  const bare = first.replace(/\.data$/, "");
  if (!firsts.has(bare)) return null;
  const rest = PRIVATE.test(bare)
    ? spelled.slice(1).map((segment) => encodeURIComponent(segment.toLowerCase()))
    : segments.slice(1);
  const path = `/${[first, ...rest].join("/")}`;
  const one = PRIVATE.test(bare) ? path.replace(/\/+$/, "") : path;
  return one === pathname ? null : one;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
