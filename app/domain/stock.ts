/** Whether a cart may hold a quantity of an item (SPEC §5, CONTRACT §4), and what a cart keeps from others meanwhile. */
import type { Audience, CustomerType } from "~/contract/constants/enums";
import { MAX_QTY } from "~/contract/constants/limits";

export type QtyRefusal = { ok: false; code: "quantity_invalid" | "negative_quantity" };

export type StockFacts = {
  /** What may still be promised: on hand, less open orders, less what carts hold (this cart's own rows too). */
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

/** A quantity as it came: a whole number from 1 to 99,999, as a number or in plain decimal digits. */
export function parseQty(value: unknown): { ok: true; qty: number } | QtyRefusal {
  const qty = typeof value === "string" && /^(0|-?[1-9]\d{0,5})$/.test(value) ? Number(value) : value;
  if (typeof qty !== "number" || !Number.isSafeInteger(qty) || qty > MAX_QTY) {
    return { ok: false, code: "quantity_invalid" };
  }
  return qty > 0 ? { ok: true, qty } : { ok: false, code: "negative_quantity" };
}

/**
 * `qty` is the quantity that would result, not what is added; `held` is what this very row already keeps from others:
 * only the increase over it must be available. The first fault is told, in the order below.
 */
export function mayHold(
  item: StockFacts,
  asked: { qty: number; held: number; kind: CustomerType },
): { ok: true } | StockRefusal {
  const isLacking = !item.isBackorderable && asked.qty - asked.held > item.available;
  const lacking = {
    ok: false,
    code: "quantity_not_available",
    available: Math.max(0, item.available),
  } as const;
  const whole = parseQty(asked.qty);
  // More than can be counted, of what is counted anyhow: how many there are says more.
  if (!whole.ok) return isLacking && asked.qty > MAX_QTY ? lacking : whole;
  if (asked.qty < item.minQty) return { ok: false, code: "quantity_min", minQty: item.minQty };
  if (asked.qty % item.qtyStep !== 0) return { ok: false, code: "quantity_step", qtyStep: item.qtyStep };
  if (item.audience === "business" && asked.kind === "consumer")
    return { ok: false, code: "not_for_consumers" };
  return isLacking ? lacking : { ok: true };
}
