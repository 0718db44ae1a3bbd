/** The rows of a draft order (CONTRACT §16). */

import { MAX_QTY } from "~/contract/constants/limits";
import type { Cents } from "~/contract/units";

export interface DraftLine {
  product: number;
  qty: number;
  notes: string;
  /** In the customer's view; null: the price of the price lists. */
  unitPrice: Cents | null;
  reason: string;
}

/**
 * Merges rows into one per item, in order: quantities are added, up to MAX_QTY; the last price and the last
 * notes count. Rows without a quantity are dropped, and so is a reason without a price.
 */
export function mergeDraftLines(lines: readonly DraftLine[]): DraftLine[] {
  const rows = new Map<number, DraftLine>();
  for (const line of lines) {
    const before = rows.get(line.product);
    const priced = line.unitPrice === null && before ? before : line;
    rows.set(line.product, {
      product: line.product,
      qty: Math.min(MAX_QTY, (before?.qty ?? 0) + line.qty),
      notes: line.notes || (before?.notes ?? ""),
      unitPrice: priced.unitPrice,
      reason: priced.unitPrice === null ? "" : priced.reason,
    });
  }
  return [...rows.values()].filter(({ qty }) => qty > 0);
}
