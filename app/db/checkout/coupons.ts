// Reads a coupon by its code: the discount, and how often it has been used.

import type { CustomerId } from "~/contract/ids";
import { int, intOrNull, text } from "~/db/columns";
import { type Query, query } from "~/db/query";
import type { Coupon } from "~/domain/orders/promotion";
import { type Row, statement } from "~/platform/database";

export interface CouponData {
  found: Coupon | null;
  /** Counted if the coupon has a limit of this kind, otherwise 0. */
  usedByCustomer: number;
  usedInAll: number;
}

/**
 * Guests with the same email share their uses. @param code normalized; null: no coupon was typed, and
 * nothing is found
 */
export const couponQuery = (code: string | null, customer: CustomerId): Query<CouponData> =>
  query(
    statement(
      `SELECT c.code, c.promotion_id, c.per_customer, c.total_uses, p.kind, p.value, p.starts_at, p.ends_at, p.min_amount_cents,
       iif(c.total_uses IS NULL, 0, (SELECT count(*) FROM coupon_uses u WHERE u.code = c.code AND u.freed_at IS NULL)) AS uses,
       iif(c.per_customer IS NULL, 0,
         (SELECT count(*) FROM coupon_uses u WHERE u.code = c.code AND u.freed_at IS NULL AND u.customer_id IN (
           SELECT ?1 UNION SELECT other.id FROM users one JOIN users other
             ON lower(other.email) = lower(one.email) AND (one.is_guest = 1 OR other.is_guest = 1) WHERE one.id = ?1))) AS own
     FROM coupons c JOIN active_promotions p ON p.id = c.promotion_id
     WHERE c.code = ?2 AND c.is_active = 1 AND p.kind <> 'special_price'`,
      customer,
      code,
    ),
    ([coupon]) => ({
      found: coupon ? couponOf(coupon) : null,
      usedByCustomer: coupon ? int(coupon, "own") : 0,
      usedInAll: coupon ? int(coupon, "uses") : 0,
    }),
  );

function couponOf(row: Row): Coupon {
  const common = {
    code: text(row, "code"),
    promotion: int(row, "promotion_id"),
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
