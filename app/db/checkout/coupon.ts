// A coupon's code as facts: what it takes off, and how often it was used.
import type { Coupon } from "~/domain/promotion";
import { type Row, type Statement, statement } from "~/platform/database";
import { int, intOrNull, text } from "../columns";

export interface CouponFacts {
  /** Null: no coupon has the code. */
  found: Coupon | null;
  usedByCustomer: number;
  usedInAll: number;
}

/** @param code normalised; null: none was typed, and nothing is found */
export const couponStatements = (code: string | null, customer: number): [Statement, Statement] => [
  statement(
    `SELECT c.code, c.promotion, c.per_customer, c.total_uses, p.kind, p.value, p.starts_at, p.ends_at, p.min_amount_cents
     FROM coupons c JOIN promotions p ON p.id = c.promotion WHERE c.code = ? AND p.kind <> 'special_price'`,
    code,
  ),
  statement(
    `SELECT count(*) AS uses, count(CASE WHEN customer = ? THEN 1 END) AS own
     FROM coupon_uses WHERE code = ? AND freed_at IS NULL`,
    customer,
    code,
  ),
];

export function readCoupon([coupons = [], counts = []]: Row[][]): CouponFacts {
  const [coupon] = coupons;
  const [uses] = counts;
  return {
    found: coupon ? couponOf(coupon) : null,
    usedByCustomer: uses ? int(uses, "own") : 0,
    usedInAll: uses ? int(uses, "uses") : 0,
  };
}

function couponOf(row: Row): Coupon {
  const common = {
    code: text(row, "code"),
    promotion: int(row, "promotion"),
    from: text(row, "starts_at"),
    to: text(row, "ends_at"),
    minAmount: intOrNull(row, "min_amount_cents"),
    perCustomer: intOrNull(row, "per_customer"),
    totalUses: intOrNull(row, "total_uses"),
  };
  const value = int(row, "value");
  switch (row.kind) {
    case "percent":
      return { ...common, type: "percent", percent: value };
    case "fixed":
      return { ...common, type: "fixed", amount: value };
    default:
      return { ...common, type: "free_shipping" };
  }
}
