// CSV tables of promotions, their special prices and their coupons.
import { PROMOTION_KINDS } from "~/contract/constants/enums";
import * as cells from "~/csv/cells";
import { normalizeCouponCode } from "~/domain/orders/promotion";
import { ACTIVE, column, newValue, optional, preset, reference, STAGED, type Table } from "./table";

const WITH_PRESENT = `FROM ${STAGED} LEFT JOIN promotions t ON t.slug = s.cells ->> 'slug' WHERE u.id = ?1`;

export const promotionTables: readonly Table[] = [
  {
    name: "promotions",
    columns: [
      column("slug", cells.slug()),
      column("name", cells.texts()),
      column("description", cells.texts()),
      column("kind", cells.oneOf(PROMOTION_KINDS)),
      // Basis points of a percentage or cents of an amount: two decimals in both cases.
      preset("value", cells.money, "0"),
      column("starts_at", cells.day),
      column("ends_at", cells.day),
      optional("min_amount", cells.money, "min_amount_cents"),
      ACTIVE,
    ],
    key: ["slug"],
    checks: [
      `SELECT s.line, 'ends_at' AS column_name, 'days_reversed' AS code ${WITH_PRESENT}
         AND ${newValue("ends_at")} < ${newValue("starts_at")}`,
      `SELECT s.line, 'value' AS column_name, 'out_of_range' AS code, json_object('min', 0, 'max', 100) AS message_values
       ${WITH_PRESENT} AND ${newValue("kind")} = 'percent' AND ${newValue("value")} > 10000`,
    ],
  },
  {
    name: "promotion_prices",
    columns: [
      reference("promotion", "promotions", "slug"),
      reference("item", "products", "sku"),
      column("price", cells.money, { stored: "cents" }),
    ],
    key: ["promotion", "item"],
  },
  {
    name: "coupons",
    columns: [
      column("code", cells.normalized(normalizeCouponCode)),
      reference("promotion", "promotions", "slug"),
      optional("per_customer", cells.whole({ min: 1 })),
      optional("total_uses", cells.whole({ min: 1 })),
      ACTIVE,
    ],
    key: ["code"],
  },
];
