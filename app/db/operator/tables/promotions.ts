// Campaigns, their special prices and their coupons.
import { PROMOTION_KINDS } from "~/contract/content";
import * as cells from "~/domain/csv/cells";
import { column, optional, preset, reference, type Table } from "./table";

export const promotionTables: readonly Table[] = [
  {
    name: "promotions",
    columns: [
      column("slug", cells.slug()),
      column("name", cells.texts()),
      column("description", cells.texts()),
      column("kind", cells.oneOf(PROMOTION_KINDS)),
      // Basis points of a percentage or cents of an amount: two digits either way.
      preset("value", cells.money, "0"),
      column("starts_at", cells.day),
      column("ends_at", cells.day),
      optional("min_amount", cells.money, "min_amount_cents"),
    ],
    key: ["slug"],
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
      column("code", cells.word),
      reference("promotion", "promotions", "slug"),
      optional("per_customer", cells.whole({ min: 1 })),
      optional("total_uses", cells.whole({ min: 1 })),
    ],
    key: ["code"],
  },
];
