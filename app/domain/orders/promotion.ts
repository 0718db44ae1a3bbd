/** Coupons: whether one can be used now, and its discount (CONTRACT §2a.3). */

import type { BasisPoints, Cents } from "~/contract/units";
import type { Day, Window } from "~/domain/local-day";
import { percentOf } from "~/domain/money";

/**
 * The window contains whole days; null means no limit. `promotion` is null for the shop's own
 * FREE_SHIPPING_CODE.
 */
export type Coupon = Window & {
  code: string;
  promotion: number | null;
  minAmount: Cents | null;
  perCustomer: number | null;
  totalUses: number | null;
} & (
    | { type: "percent"; percent: BasisPoints }
    | { type: "fixed"; amount: Cents }
    | { type: "free_shipping" }
  );

/** `rowsTotal` is in the displayed view; `usedBy…` and `usedInAll` count earlier orders with the coupon. */
export type CouponUse = { rowsTotal: Cents; today: Day; usedByCustomer: number; usedInAll: number };

export type CouponRefusal = {
  ok: false;
  code: "coupon_not_valid";
  reason: "unknown" | "not_yet" | "expired" | "used_by_customer" | "used_up" | "min_amount";
};

export type CouponResult = { ok: true; type: Coupon["type"]; discount: Cents } | CouponRefusal;

/**
 * The discount of a coupon on the rows, or why it is refused. `coupon` is null for an unknown code; free
 * shipping gives no discount on the rows.
 */
export function applyCoupon(coupon: Coupon | null, use: CouponUse): CouponResult {
  if (coupon === null) return refused("unknown");
  if (coupon.from !== null && use.today < coupon.from) return refused("not_yet");
  if (coupon.to !== null && use.today > coupon.to) return refused("expired");
  if (coupon.perCustomer !== null && use.usedByCustomer >= coupon.perCustomer)
    return refused("used_by_customer");
  if (coupon.totalUses !== null && use.usedInAll >= coupon.totalUses) return refused("used_up");
  // The minimum applies before the coupon's own discount: "5.00 off from 30.00" takes 5.00 off 30.00.
  if (coupon.minAmount !== null && use.rowsTotal < coupon.minAmount) return refused("min_amount");
  return {
    ok: true,
    type: coupon.type,
    discount: Math.min(discountOf(coupon, use.rowsTotal), use.rowsTotal),
  };
}

/** The normalized form of a coupon code, for storing and comparing: NFKC, trimmed, upper case. */
export function normalizeCouponCode(typed: string): string {
  return typed.normalize("NFKC").trim().toUpperCase();
}

/**
 * The coupon of a normalized code: the one found, otherwise that of the setting FREE_SHIPPING_CODE, which
 * needs no promotion; null for an unknown code.
 */
export function couponFor(
  code: string,
  found: Coupon | null,
  freeShippingCode: string | null,
): Coupon | null {
  if (found !== null || freeShippingCode === null || code !== normalizeCouponCode(freeShippingCode))
    return found;
  const unlimited = { from: null, to: null, minAmount: null, perCustomer: null, totalUses: null };
  return { ...unlimited, type: "free_shipping", code, promotion: null };
}

function discountOf(coupon: Coupon, rowsTotal: Cents): Cents {
  switch (coupon.type) {
    case "percent":
      return percentOf(rowsTotal, coupon.percent);
    case "fixed":
      return coupon.amount;
    case "free_shipping":
      return 0;
  }
}

function refused(reason: CouponRefusal["reason"]): CouponRefusal {
  return { ok: false, code: "coupon_not_valid", reason };
}
