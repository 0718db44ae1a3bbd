/** The rows of a draft order (CONTRACT §16). */

import { MAX_QTY } from "~/contract/constants/limits";
import type { Cents } from "~/contract/units";

export interface DraftLine {
  product: number;
  qty: number;
  notes: string;
  /** In the customer's view; null: the price of the lists. */
  unitPrice: Cents | null;
  reason: string;
}

/**
 * One row for each article, in the order in which they come: quantities are added, up to MAX_QTY, and of prices and notes the
 * last one given counts. Rows without a quantity go, and a reason goes with its price.
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
