// Hash of a page's loader data, like FNV-1a but four bytes at a time, computed by the server and the browser: equal
// hashes mean equal data.

import { LOW_STOCK_BELOW } from "~/contract/constants/limits";

const PRIME = 16777619;
const START = 2166136261;

/** @param data data by route, in any order */
export function pageVersion(data: Record<string, unknown>): string {
  const routes = Object.entries(data).filter(([, value]) => value !== undefined);
  const text = JSON.stringify(routes.sort(([a], [b]) => (a < b ? -1 : 1)))
    .replace(ONE_TIME, "")
    .replace(COUNT, (_, count) => levelOf(Number(count)));
  // Slow phones compute this between a touch and its effect, so it must be fast.
  const { buffer, length } = new TextEncoder().encode(`${text}   `);
  let hash = START;
  for (const four of new Uint32Array(buffer, 0, length >> 2)) {
    hash = Math.imul(hash ^ four, PRIME);
    // A product carries only upwards: without the shift, changes in the last two bytes of four could be lost.
    hash ^= hash >>> 15;
  }
  return (hash >>> 0).toString(36);
}

/** Fields that differ in each response without a change of meaning. */
const ONE_TIME = /"(?:formId|formKey|idempotencyKey|opened)":(?:"[^"]*"|null)/g;

/**
 * Stock counts change with other visitors' orders. A count with the same stock level is not treated as a change; a page
 * that is touched shows the new count.
 */
const COUNT = /"quantity":(-?\d+)/g;
const levelOf = (count: number) => (count >= LOW_STOCK_BELOW ? "plenty" : count > 0 ? "few" : "none");
