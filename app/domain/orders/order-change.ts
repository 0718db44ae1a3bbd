/**
 * An order after rows are reduced or removed: prices, shipping and surcharge stay as agreed; the discount
 * is reduced in proportion.
 */
import type { OrderRowId } from "~/contract/ids";
import type { BasisPoints, Cents } from "~/contract/units";
import { roundHalfAwayFromZero } from "~/domain/money";
import { type AgreedSums, totalsOfRows, type VatOfRate } from "./totals";

export interface ChangeableRow {
  id: OrderRowId;
  qty: number;
  unitPrice: Cents;
  vatRate: BasisPoints;
}

export interface OrderChange {
  /** Every changed row; 0: removed. */
  rows: { id: OrderRowId; from: number; to: number }[];
  articleCount: number;
  rowsTotal: Cents;
  discount: Cents;
  vat: Cents;
  vatLines: VatOfRate[];
  total: Cents;
}

/**
 * @param named new quantities, from 0 to the ordered quantity
 * @returns null if nothing changes, no row is left, or a quantity or row is invalid
 */
export function changedOrder(
  order: AgreedSums & { rowsTotal: Cents },
  rows: readonly ChangeableRow[],
  named: readonly { id: OrderRowId; qty: number }[],
): OrderChange | null {
  const wanted = new Map(named.map(({ id, qty }) => [id, qty]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  if (wanted.size < named.length) return null;
  if (named.some(({ id, qty }) => qty > (byId.get(id)?.qty ?? -1))) return null;
  const after = rows.map((row) => ({ ...row, to: wanted.get(row.id) ?? row.qty }));
  const left = after.filter(({ to }) => to > 0);
  const changed = after.filter(({ qty, to }) => to < qty);
  if (left.length === 0 || changed.length === 0) return null;
  const priced = left.map(({ vatRate, unitPrice, to }) => ({ rate: vatRate, totalPrice: unitPrice * to }));
  const rowsTotal = priced.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const discount =
    order.rowsTotal === 0 ? 0 : roundHalfAwayFromZero(order.discount, rowsTotal, order.rowsTotal);
  return {
    rows: changed.map(({ id, qty, to }) => ({ id, from: qty, to })),
    articleCount: left.length,
    discount,
    ...totalsOfRows(priced, { ...order, discount }),
  };
}
