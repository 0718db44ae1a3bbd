// A hash of a page's loader data, as FNV-1a but four bytes at a time, computed by the server and by the browser: equal
// hashes mean equal data.

import { LOW_STOCK_BELOW } from "~/contract/constants/limits";

const PRIME = 16777619;
const START = 2166136261;

/** @param data by route, in any order */
export function pageVersion(data: Record<string, unknown>): string {
  const routes = Object.entries(data).filter(([, value]) => value !== undefined);
  const text = JSON.stringify(routes.sort(([a], [b]) => (a < b ? -1 : 1)))
    .replace(ONE_TIME, "")
    .replace(COUNT, (_, count) => levelOf(Number(count)));
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

/** Fields that are new with each response and mean the same. */
const ONE_TIME = /"(?:formId|formKey|idempotencyKey|opened)":(?:"[^"]*"|null)/g;

/**
 * Others go on ordering meanwhile: a count that is told in the same words is no change, and a page that is touched shows the
 * new one in the place of its own.
 */
const COUNT = /"quantity":(-?\d+)/g;
const levelOf = (count: number) => (count >= LOW_STOCK_BELOW ? "plenty" : count > 0 ? "few" : "none");
