// Prices in a list, with the viewer's VAT: stored (0016_product_lists.sql), or computed while a season is
// in force.

import type { SqlFragment } from "~/db/sql-fragment";
import type { PriceView } from "~/domain/catalogue/price";
import type { VatRates } from "~/domain/catalogue/vat";
import type { PriceContext } from "./price-data";

export interface Prices extends PriceContext {
  today: string;
  includesVat: boolean;
  rates: VatRates;
  homeRates: VatRates;
  grossAbroad: PriceView["grossAbroad"];
}

/** Price expressions over a row `s` of shown_prices, or of shownInSeason. */
export interface ShownColumns {
  standard: string;
  special: string;
}

/** SQL of the prices that a viewer sees, in cents: equals `toView` of domain/catalogue/price.ts. */
export const shownColumns = (prices: Prices): ShownColumns => ({
  standard: inView("s.standard", "s.includes_vat", prices),
  special: inView("s.special", "s.special_includes_vat", prices),
});

// Rounds half away from zero, once: CONTRACT §2a.2.
function inView(
  cents: string,
  isGross: string,
  { includesVat, rates, homeRates, grossAbroad }: Prices,
): string {
  const rate = ofClass(rates);
  const home = ofClass(homeRates);
  const over = `(10000 + ${home})`;
  if (!includesVat) return `iif(${isGross}, (${cents} * 20000 + ${over}) / (2 * ${over}), ${cents})`;
  const gross =
    grossAbroad === "same" ? cents : `(${cents} * 2 * (10000 + ${rate}) + ${over}) / (2 * ${over})`;
  return `iif(${isGross}, ${gross}, (${cents} * (10000 + ${rate}) + 5000) / 10000)`;
}

const ofClass = ({ standard, reduced, super_reduced }: VatRates): string =>
  `CASE s.vat_class WHEN 'reduced' THEN ${reduced} WHEN 'super_reduced' THEN ${super_reduced} ELSE ${standard} END`;

/** Condition on rows `s` of shown_prices that the viewer sees today. */
export const seenToday = ({ list, today }: Prices): SqlFragment => ({
  sql: "s.list = ? AND s.from_day <= ? AND s.until_day > ?",
  params: [list ?? "retail", today, today],
});

/** Domestic net price in hundredths of a cent, as in the view prices_to_show. */
const homeNet = (cents: string, isGross: string): string =>
  `iif(${isGross}, (${cents} * 1000000 + (10000 + rate) / 2) / (10000 + rate), ${cents} * 100)`;

/**
 * SQL of domain/catalogue/price.ts: common table expressions that end in
 * `shown (product_id, vat_class, includes_vat, standard, special, special_includes_vat)`, from one named
 * `candidates (id, vat_class, variants_count)`: for each product, the stored prices of its cheapest item.
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
    ), stored AS (
      SELECT b.product_id, b.item_id, b.vat_class, b.position, h.rate, pl.includes_vat, p.standard_cents AS standard,
        CASE WHEN p.tiers ->> '$[0][0]' <= 1 THEN p.tiers ->> '$[0][1]' END AS tier,
        CASE WHEN coalesce(p.special_from, '') <= ? AND coalesce(p.special_to, '9999') >= ? THEN p.special_cents END AS special,
        (SELECT min(pp.cents) FROM promotion_prices pp JOIN active_promotions pr ON pr.id = pp.promotion_id
          WHERE pp.item_id = b.item_id AND pr.kind = 'special_price' AND pr.starts_at <= ? AND pr.ends_at >= ?) AS promotion,
        (SELECT includes_vat FROM price_lists WHERE code = 'retail') AS promotion_includes_vat
      FROM bases b JOIN prices p ON p.id = b.price_id JOIN price_lists pl ON pl.code = p.list
      JOIN home_rates h ON h.vat_class = b.vat_class
    ), compared AS (
      SELECT *, ${homeNet("standard", "includes_vat")} AS standard_net, ${homeNet("tier", "includes_vat")} AS tier_net,
        ${homeNet("special", "includes_vat")} AS special_net, ${homeNet("promotion", "promotion_includes_vat")} AS promotion_net
      FROM stored
    ), ranked AS (
      SELECT product_id, vat_class, includes_vat, standard,
        CASE WHEN min(coalesce(special_net, standard_net), coalesce(promotion_net, standard_net)) < standard_net
          THEN iif(special_net <= coalesce(promotion_net, special_net), special, promotion) END AS special,
        iif(special_net <= coalesce(promotion_net, special_net), includes_vat, promotion_includes_vat) AS special_includes_vat,
        row_number() OVER (
          PARTITION BY product_id
          ORDER BY min(standard_net, coalesce(special_net, standard_net), coalesce(promotion_net, standard_net),
            coalesce(tier_net, standard_net)), position, item_id
        ) AS n
      FROM compared
    ), shown AS (
      SELECT product_id, vat_class, includes_vat, standard, special, special_includes_vat FROM ranked WHERE n = 1
    )`,
    params: [
      ...[list ?? "retail", list ?? "retail", season ?? 0, season ?? 0],
      ...[today, today, today, today],
    ],
  };
}
