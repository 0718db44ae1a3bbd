// A hash of a page's loader data, as FNV-1a but four bytes at a time, computed by the server and by the browser: equal
// hashes mean equal data.

const PRIME = 16777619;
const START = 2166136261;

/** @param data by route, in any order */
export function pageVersion(data: Record<string, unknown>): string {
  const routes = Object.entries(data).filter(([, value]) => value !== undefined);
  const text = JSON.stringify(routes.sort(([a], [b]) => (a < b ? -1 : 1))).replace(ONE_TIME, "");
  // A slow phone does this between a touch and what the touch is for.
  const { buffer, length } = new TextEncoder().encode(`${text}   `);
  let hash = START;
  for (const four of new Uint32Array(buffer, 0, length >> 2)) {
    hash = Math.imul(hash ^ four, PRIME);
    // A product carries only upwards: what two last letters of four change could else be the same.
    hash ^= hash >>> 15;
  }
  return (hash >>> 0).toString(36);
}

/**
 * Fields that are new with each response and mean the same; and counts of what there is plenty of, for others go on ordering:
 * the page shows the new one when it is touched.
 */
const ONE_TIME = /"(?:formId|formKey|idempotencyKey|opened)":(?:"[^"]*"|null)|"quantity":\d\d+/g;
