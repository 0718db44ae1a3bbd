// Uses of a promotion's coupons: who, and in which order.
import type { CouponUse } from "~/contract/operator/quotes";
import { fromCents } from "~/contract/wire";
import { int, text, textOrNull } from "~/db/columns";
import { type Query, queryAll } from "~/db/query";
import { statement } from "~/platform/database";

const SHOWN = 50;

/** Newest first. */
export const couponUsesQuery = (promotion: string): Query<CouponUse[]> =>
  queryAll(
    statement(
      `SELECT u.code, u.created_at, u.freed_at, o.id, o.number, o.total_cents, o.currency, c.id AS customer,
         coalesce(nullif(c.business_name, ''), nullif(trim(c.first_name || ' ' || c.last_name), ''), c.username) AS name
       FROM promotions p JOIN coupons k ON k.promotion_id = p.id JOIN coupon_uses u ON u.code = k.code
       JOIN orders o ON o.id = u.order_id JOIN users c ON c.id = u.customer_id
       WHERE p.slug = ? ORDER BY u.id DESC LIMIT ${SHOWN}`,
      promotion,
    ),
    (row) => ({
      code: text(row, "code"),
      at: text(row, "created_at"),
      freed_at: textOrNull(row, "freed_at"),
      order: {
        ...{ id: int(row, "id"), number: text(row, "number"), currency: text(row, "currency") },
        total: fromCents(int(row, "total_cents")),
      },
      customer: { id: int(row, "customer"), name: text(row, "name") },
    }),
  );
