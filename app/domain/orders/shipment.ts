/**
 * The shipped quantity of each order row after a move: it never decreases, and "shipped" ships everything
 * that is left.
 */

import type { OrderStatus } from "~/contract/constants/enums";
import type { OrderRowId } from "~/contract/ids";

export interface ShippedRow {
  id: OrderRowId;
  qty: number;
  shippedQty: number;
  /** Removed from the order after it was placed: never shipped. */
  removedQty: number;
}

export type Shipment =
  | { ok: true; shipped: { id: OrderRowId; before: number; after: number }[] }
  | { ok: false; code: "nothing_shipped" | "not_all_shipped" | "all_shipped" | "row_invalid" };

const wholeOf = ({ qty, removedQty }: Pick<ShippedRow, "qty" | "removedQty">): number => qty - removedQty;

export const toShipOf = (row: Omit<ShippedRow, "id">): number => wholeOf(row) - row.shippedQty;

/**
 * @param named new total shipped quantity of each named row; other rows stay unchanged, or ship completely
 * with "shipped"
 */
export function shipmentOf(
  to: OrderStatus,
  rows: readonly ShippedRow[],
  named: readonly { id: OrderRowId; shipped_qty: number }[],
): Shipment {
  const leavesWhole = to === "shipped" || to === "completed";
  if (!leavesWhole && to !== "partially_shipped")
    return named.length === 0 ? { ok: true, shipped: [] } : { ok: false, code: "row_invalid" };
  const wanted = new Map(named.map(({ id, shipped_qty }) => [id, shipped_qty]));
  if (named.some(({ id }) => !rows.some((row) => row.id === id)) || wanted.size < named.length)
    return { ok: false, code: "row_invalid" };
  const after = rows.map((row) => ({
    ...row,
    after: wanted.get(row.id) ?? (leavesWhole ? wholeOf(row) : row.shippedQty),
  }));
  if (after.some((row) => row.after < row.shippedQty || row.after > wholeOf(row)))
    return { ok: false, code: "row_invalid" };
  const isWhole = after.every((row) => row.after === wholeOf(row));
  if (leavesWhole && !isWhole) return { ok: false, code: "not_all_shipped" };
  const shipped = after
    .filter((row) => row.after > row.shippedQty)
    .map((row) => ({ id: row.id, before: row.shippedQty, after: row.after }));
  if (to === "partially_shipped" && shipped.length === 0) return { ok: false, code: "nothing_shipped" };
  if (to === "partially_shipped" && isWhole) return { ok: false, code: "all_shipped" };
  return { ok: true, shipped };
}
