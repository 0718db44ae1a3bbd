// Data for a promotion's example: its rules, some of its items, and other price reductions on the same
// days.
import { PROMOTION_KINDS } from "~/contract/constants/enums";
import type { PromotionExample } from "~/contract/operator/examples";
import type { Cents } from "~/contract/units";
import type { Locale } from "~/contract/wire";
import { combine, type Query, queryAll, queryCount, queryFirst } from "~/db/query";
import type { PriceRow } from "~/domain/catalogue/price";
import type { Day } from "~/domain/local-day";
import { type Row, statement } from "~/platform/database";
import { flag, int, intOrNull, oneOf, text, textOrNull, texts } from "../columns";

export interface PromotionFacts {
  promotion: {
    kind: (typeof PROMOTION_KINDS)[number];
    value: number;
    minAmount: Cents | null;
    from: Day;
    to: Day;
  } | null;
  coupons: number;
  items: { sku: string; name: string; price: Cents; retail: PriceRow }[];
  byPromotion: PromotionExample["overlaps"];
  bySpecial: PromotionExample["overlaps"];
}

const EXAMPLES = 5;
const MOST_OVERLAPS = 20;

/** `promotion` is null for an unknown key. */
export const promotionFactsQuery = (key: string, locale: Locale): Query<PromotionFacts> =>
  combine({
    promotion: queryFirst(
      statement(
        "SELECT kind, value, min_amount_cents, starts_at, ends_at FROM promotions WHERE slug = ?",
        key,
      ),
      (row) => ({
        kind: oneOf(row, "kind", PROMOTION_KINDS),
        value: int(row, "value"),
        minAmount: intOrNull(row, "min_amount_cents"),
        from: text(row, "starts_at"),
        to: text(row, "ends_at"),
      }),
    ),
    coupons: queryCount(
      statement(
        "SELECT count(*) AS n FROM coupons WHERE is_active = 1 AND promotion_id = (SELECT id FROM promotions WHERE slug = ?)",
        key,
      ),
    ),
    items: queryAll(
      statement(
        `SELECT i.sku, coalesce(t.name, i.sku) AS name, pp.cents, pr.standard_cents, pr.special_cents, pr.special_from, pr.special_to,
           (SELECT includes_vat FROM price_lists WHERE code = 'retail') AS includes_vat
         FROM promotions m JOIN promotion_prices pp ON pp.promotion_id = m.id JOIN products i ON i.id = pp.item_id
         JOIN prices pr ON pr.item_id = i.id AND pr.list = 'retail' AND pr.season_id IS NULL
         LEFT JOIN product_texts t ON t.product_id = coalesce(i.parent_id, i.id) AND t.locale = ?
         WHERE m.slug = ? AND m.kind = 'special_price' ORDER BY i.sku LIMIT ?`,
        ...[locale, key, EXAMPLES],
      ),
      itemOf,
    ),
    byPromotion: queryAll(
      statement(
        `SELECT o.slug, o.name, o.starts_at AS from_day, o.ends_at AS to_day, count(*) AS items, min(i.sku) AS sku
         FROM promotions m JOIN promotion_prices own ON own.promotion_id = m.id
         JOIN promotion_prices other ON other.item_id = own.item_id AND other.promotion_id <> m.id
         JOIN active_promotions o ON o.id = other.promotion_id AND o.kind = 'special_price'
           AND o.starts_at <= m.ends_at AND o.ends_at >= m.starts_at
         JOIN products i ON i.id = own.item_id
         WHERE m.slug = ? AND m.kind = 'special_price' GROUP BY o.id ORDER BY o.starts_at LIMIT ?`,
        ...[key, MOST_OVERLAPS],
      ),
      overlapOf,
    ),
    bySpecial: queryAll(
      statement(
        `SELECT NULL AS slug, NULL AS name, pr.special_from AS from_day, pr.special_to AS to_day, count(*) AS items, min(i.sku) AS sku
         FROM promotions m JOIN promotion_prices own ON own.promotion_id = m.id
         JOIN prices pr ON pr.item_id = own.item_id AND pr.list = 'retail' AND pr.season_id IS NULL
           AND pr.special_cents IS NOT NULL AND coalesce(pr.special_from, '') <= m.ends_at
           AND coalesce(pr.special_to, '9999') >= m.starts_at
         JOIN products i ON i.id = own.item_id
         WHERE m.slug = ? AND m.kind = 'special_price' GROUP BY pr.special_from, pr.special_to ORDER BY 3 LIMIT ?`,
        ...[key, MOST_OVERLAPS],
      ),
      overlapOf,
    ),
  });

const itemOf = (row: Row): PromotionFacts["items"][number] => ({
  sku: text(row, "sku"),
  name: text(row, "name"),
  price: int(row, "cents"),
  retail: {
    isGross: flag(row, "includes_vat"),
    standard: int(row, "standard_cents"),
    special: intOrNull(row, "special_cents"),
    specialFrom: textOrNull(row, "special_from"),
    specialTo: textOrNull(row, "special_to"),
    lowest30: null,
    tiers: [],
  },
});

const overlapOf = (row: Row): PromotionExample["overlaps"][number] => {
  const key = textOrNull(row, "slug");
  return {
    promotion: key === null ? null : { key, name: texts(row, "name") },
    from: textOrNull(row, "from_day"),
    to: textOrNull(row, "to_day"),
    items: int(row, "items"),
    sku: text(row, "sku"),
  };
};
