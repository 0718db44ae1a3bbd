// Whether the shop has the rows that ordering requires.

import { z } from "zod";
import { PAYMENT_KINDS } from "~/contract/constants/enums";
import { flag, listOf } from "~/db/columns";
import { type Query, query } from "~/db/query";
import { statement } from "~/platform/database";

/** Each EXISTS ends at its first row. */
export const goodsAndTerms: Query<{
  /** Whether a visible item has a price. */
  hasProducts: boolean;
  hasShipping: boolean;
  paymentKinds: string[];
  /** Whether somebody has an account to order with. */
  hasCustomers: boolean;
}> = query(
  statement(
    `SELECT
       EXISTS (SELECT 1 FROM prices p CROSS JOIN products i ON i.id = p.item_id
         WHERE i.is_active = 1 AND i.variants_count = 0
           AND (i.parent_id IS NULL OR EXISTS (SELECT 1 FROM products WHERE id = i.parent_id AND is_active = 1))) AS products,
       EXISTS (SELECT 1 FROM shipping_policies WHERE is_active = 1) AS shipping,
       (SELECT json_group_array(DISTINCT kind) FROM payment_methods WHERE is_active = 1) AS payments,
       EXISTS (SELECT 1 FROM users WHERE customer_type IS NOT NULL AND is_active = 1) AS customers`,
  ),
  ([row = {}]) => ({
    hasProducts: flag(row, "products"),
    hasShipping: flag(row, "shipping"),
    hasCustomers: flag(row, "customers"),
    paymentKinds: listOf(row, "payments", z.enum(PAYMENT_KINDS)),
  }),
);
