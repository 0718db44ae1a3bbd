/** Stock rules: whether a cart can hold a quantity of an item (SPEC §5, CONTRACT §4). */
import type { Audience, CustomerType } from "~/contract/constants/enums";
import { MAX_QTY } from "~/contract/constants/limits";

export type QtyRefusal = { ok: false; code: "quantity_invalid" | "negative_quantity" };

export type StockFacts = {
  /** What can still be promised: on hand, less open orders, less what carts reserve (this cart's own rows too). */
  available: number;
  isBackorderable: boolean;
  minQty: number;
  qtyStep: number;
  audience: Audience;
};

export type StockRefusal =
  | QtyRefusal
  | { ok: false; code: "quantity_min"; minQty: number }
  | { ok: false; code: "quantity_step"; qtyStep: number }
  | { ok: false; code: "not_for_consumers" }
  | { ok: false; code: "quantity_not_available"; available: number };

/** Parses a quantity: a whole number from 1 to MAX_QTY, as a number or in plain decimal digits. */
export function parseQty(value: unknown): { ok: true; qty: number } | QtyRefusal {
  const qty = typeof value === "string" && /^(0|-?[1-9]\d{0,5})$/.test(value) ? Number(value) : value;
  if (typeof qty !== "number" || !Number.isSafeInteger(qty) || qty > MAX_QTY) {
    return { ok: false, code: "quantity_invalid" };
  }
  return qty > 0 ? { ok: true, qty } : { ok: false, code: "negative_quantity" };
}

/**
 * Whether a row can hold a quantity. `qty` is the resulting quantity, not what is added; `held` is what the row already
 * reserves: only the increase over it must be available. Returns the first fault, in the order below.
 */
export function mayHold(
  item: StockFacts,
  row: { qty: number; held: number; kind: CustomerType },
): { ok: true } | StockRefusal {
  const isLacking = !item.isBackorderable && row.qty - row.held > item.available;
  const lacking = {
    ok: false,
    code: "quantity_not_available",
    available: Math.max(0, item.available),
  } as const;
  const parsed = parseQty(row.qty);
  // Above MAX_QTY and not available either: the available quantity is the more useful answer.
  if (!parsed.ok) return isLacking && row.qty > MAX_QTY ? lacking : parsed;
  if (row.qty < item.minQty) return { ok: false, code: "quantity_min", minQty: item.minQty };
  if (row.qty % item.qtyStep !== 0) return { ok: false, code: "quantity_step", qtyStep: item.qtyStep };
  if (item.audience === "business" && row.kind === "consumer")
    return { ok: false, code: "not_for_consumers" };
  return isLacking ? lacking : { ok: true };
}
