/** Stock rules: whether a cart can hold a quantity of an item (SPEC §5, CONTRACT §4). */
import type { Audience, CustomerType } from "~/contract/constants/enums";
import { MAX_QTY } from "~/contract/constants/limits";

export type QtyRefusal = { ok: false; code: "quantity_invalid" | "negative_quantity" };

export type StockFacts = {
  /**
   * Available quantity: on hand, less open orders, less cart reservations (including this cart's own rows).
   */
  available: number;
  isBackorderable: boolean;
  minQty: number;
  qtyStep: number;
  audience: Audience;
  /** False for a cart row whose item is hidden, has no price, or is now sold in variants. */
  isSold?: boolean;
};

export type StockRefusal =
  | QtyRefusal
  | { ok: false; code: "quantity_min"; minQty: number; nearest: number }
  | { ok: false; code: "quantity_step"; qtyStep: number; nearest: number }
  | { ok: false; code: "not_for_consumers" }
  /** `nearest` is null if no quantity can be bought. */
  | { ok: false; code: "quantity_not_available"; available: number; nearest: number | null }
  | { ok: false; code: "quantity_not_available"; available: 0; reason: "not_sold" };

/** Parses a quantity: a whole number from 1 to MAX_QTY, as a number or in plain decimal digits. */
export function parseQty(value: unknown): { ok: true; qty: number } | QtyRefusal {
  const qty = typeof value === "string" && /^(0|-?[1-9]\d{0,5})$/.test(value) ? Number(value) : value;
  if (typeof qty !== "number" || !Number.isSafeInteger(qty) || qty > MAX_QTY) {
    return { ok: false, code: "quantity_invalid" };
  }
  return qty > 0 ? { ok: true, qty } : { ok: false, code: "negative_quantity" };
}

/** The smallest quantity that can be bought: 8 for a minimum of 5 in steps of 4 (CONTRACT §4). */
export const smallestQty = (minQty: number, qtyStep: number): number =>
  Math.ceil(Math.max(1, minQty) / qtyStep) * qtyStep;

/**
 * The quantity closest to `wanted` that can be bought, if `room` pieces are available to the row; null if
 * there is no such quantity.
 */
export function nearestQty(
  { minQty, qtyStep, isBackorderable }: Omit<StockFacts, "available" | "audience">,
  wanted: number,
  room: number,
): number | null {
  const least = smallestQty(minQty, qtyStep);
  const most = Math.floor((isBackorderable ? MAX_QTY : Math.min(MAX_QTY, room)) / qtyStep) * qtyStep;
  if (most < least) return null;
  return Math.min(most, Math.max(least, Math.round(wanted / qtyStep) * qtyStep));
}

/**
 * Whether a row can hold a quantity. `qty` is the resulting quantity, not the added one; `held` is what the
 * row already reserves: only the increase must be available. Returns the first fault, in the order below:
 * if the stock is below the minimum, the fault is the stock, since no quantity would be valid.
 */
export function mayHold(
  item: StockFacts,
  row: { qty: number; held: number; kind: CustomerType },
): { ok: true } | StockRefusal {
  if (item.isSold === false)
    return { ok: false, code: "quantity_not_available", available: 0, reason: "not_sold" };
  const nearest = nearestQty(item, row.qty, item.available + row.held);
  const isLacking = !item.isBackorderable && row.qty - row.held > item.available;
  const lacking = {
    ok: false,
    code: "quantity_not_available",
    available: Math.max(0, item.available),
    nearest,
  } as const;
  const parsed = parseQty(row.qty);
  // Above MAX_QTY and also unavailable: the available quantity is the more useful answer.
  if (!parsed.ok) return isLacking && row.qty > MAX_QTY ? lacking : parsed;
  const minQty = smallestQty(item.minQty, item.qtyStep);
  const isOff = row.qty < minQty || row.qty % item.qtyStep !== 0;
  const isForOthers = item.audience === "business" && row.kind === "consumer";
  if (isOff && nearest === null) return isForOthers ? { ok: false, code: "not_for_consumers" } : lacking;
  if (row.qty < minQty) return { ok: false, code: "quantity_min", minQty, nearest: nearest ?? minQty };
  if (isOff) return { ok: false, code: "quantity_step", qtyStep: item.qtyStep, nearest: nearest ?? minQty };
  if (isForOthers) return { ok: false, code: "not_for_consumers" };
  return isLacking ? lacking : { ok: true };
}
