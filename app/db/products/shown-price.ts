// The prices that a list shows, with the viewer's VAT: stored (0014_shown_prices.sql), calculated while a season is in force.

import type { VatClass } from "~/contract/constants/enums";
import type { BasisPoints } from "~/contract/units";
import type { SqlFragment } from "~/db/sql-fragment";
import type { PriceContext } from "./price-data";

/** The prices as the one who looks sees them. */
export interface Prices extends PriceContext {
  today: string;
  includesVat: boolean;
  rates: Record<VatClass, BasisPoints>;
}

/** The prices of a row `s` of shown_prices, or of shownInSeason, in the view. */
export interface ShownColumns {
  standard: string;
  special: string;
}

/** SQL of the prices that a viewer sees, in cents, net or with VAT: the same rule as domain/catalogue/price.ts. */
export const shownColumns = (prices: Prices): ShownColumns => ({
  standard: inView("s.standard", prices),
  special: inView("s.special", prices),
});

// Half away from zero, once: CONTRACT §2a.2.
function inView(cents: string, { includesVat, rates }: Prices): string {
  if (!includesVat) return cents;
  const rate = `CASE s.vat_class WHEN 'reduced' THEN ${rates.reduced} WHEN 'super_reduced' THEN ${rates.super_reduced}
    ELSE ${rates.standard} END`;
  return `(${cents} * (10000 + ${rate}) + 5000) / 10000`;
}

/** Of the rows `s` of shown_prices, those that the one who looks sees today. */
export const seenToday = ({ list, today }: Prices): SqlFragment => ({
  sql: "s.list = ? AND s.from_day <= ? AND s.until_day > ?",
  params: [list ?? "retail", today, today],
});

/**
 * domain/catalogue/price in SQL: common table expressions that end in `shown (product_id, vat_class, standard, special)`, from one
 * named `candidates (id, vat_class, variants_count)`: of each product its cheapest item's prices, net.
 */
export function shownInSeason({ list, season, today }: Prices): SqlFragment {
  return {
    sql: `items AS (
      SELECT c.id AS product_id, c.id AS item_id, c.vat_class, 0 AS position FROM candidates c WHERE c.variants_count = 0
      UNION ALL
      SELECT c.id, i.id, i.vat_class, i.position FROM candidates c JOIN products i ON i.parent_id = c.id AND i.is_active = 1
    ), bases AS (
      SELECT i.product_id, i.item_id, i.vat_class, i.position, coalesce(o.id, l.id, s.id, r.id) AS price_id
      FROM items i
      JOIN prices r ON r.item_id = i.item_id AND r.list = 'retail' AND coalesce(r.season_id, 0) = 0
      LEFT JOIN prices l ON l.item_id = i.item_id AND l.list = ? AND coalesce(l.season_id, 0) = 0
      LEFT JOIN prices o ON o.item_id = i.item_id AND o.list = ? AND coalesce(o.season_id, 0) = ? AND o.season_id IS NOT NULL
      LEFT JOIN prices s ON s.item_id = i.item_id AND s.list = 'retail' AND coalesce(s.season_id, 0) = ? AND s.season_id IS NOT NULL
    ), reduced AS (
      SELECT b.product_id, b.item_id, b.vat_class, b.position, p.standard_cents AS standard,
        CASE WHEN p.tiers ->> '$[0][0]' <= 1 THEN p.tiers ->> '$[0][1]' END AS tier,
        (SELECT min(cents) FROM (
          SELECT p.special_cents AS cents WHERE coalesce(p.special_from, '') <= ?
            AND coalesce(p.special_to, '9999') >= ?
          UNION ALL
          SELECT pp.cents FROM promotion_prices pp JOIN active_promotions pr ON pr.id = pp.promotion_id
          WHERE pp.item_id = b.item_id AND pr.kind = 'special_price' AND pr.starts_at <= ? AND pr.ends_at >= ?
        )) AS special
      FROM bases b JOIN prices p ON p.id = b.price_id
    ), ranked AS (
      SELECT product_id, vat_class, standard, CASE WHEN special < standard THEN special END AS special,
        row_number() OVER (
          PARTITION BY product_id
          ORDER BY min(standard, coalesce(special, standard), coalesce(tier, standard)), position, item_id
        ) AS n
      FROM reduced
    ), shown AS (
      SELECT product_id, vat_class, standard, special FROM ranked WHERE n = 1
    )`,
    params: [
      ...[list ?? "retail", list ?? "retail", season ?? 0, season ?? 0],
      ...[today, today, today, today],
    ],
  };
}
