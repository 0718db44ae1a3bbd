// Items that a customer bought before and can buy again, in pages.
import type { BoughtSort } from "~/contract/constants/enums";
import { int } from "~/db/columns";
import { matchesNormalized, normalizedTokens } from "~/db/normalize-search";
import type { Ids } from "~/db/products/price-data";
import { type Query, queryAll, queryCount } from "~/db/query";
import type { SqlFragment } from "~/db/sql-fragment";
import { statement } from "~/platform/database";

export interface BoughtFilter {
  customer: number;
  locale: string;
  search: string;
  sort: BoughtSort;
  limit: number;
  offset: number;
  /** The customer's price list, and the day in the shop's time zone. */
  list: string;
  today: string;
}

const FROM = `FROM last_purchases l JOIN products i ON i.id = l.product_id AND i.is_active = 1
  LEFT JOIN products p ON p.id = i.parent_id
  LEFT JOIN product_texts t ON t.product_id = coalesce(i.parent_id, i.id) AND t.locale = ?
  WHERE l.customer_id = ? AND coalesce(p.is_active, 1) = 1`;

const netAtHome = (cents: string, list: string): string =>
  `${cents} * 1000000 / (10000 + h.rate * (SELECT includes_vat FROM price_lists WHERE code = ${list}))`;

/**
 * Net price in force today: the lowest of the list price (retail if the list has no price), the special
 * price and the promotion price.
 */
const TODAY = `(SELECT min(${netAtHome("p.standard_cents", "p.list")},
    iif(coalesce(p.special_from, '') <= d.day AND d.day <= coalesce(p.special_to, '9'), coalesce(${netAtHome("p.special_cents", "p.list")}, 9e15), 9e15),
    coalesce((SELECT ${netAtHome("min(pp.cents)", "'retail'")} FROM active_promotions m JOIN promotion_prices pp ON pp.promotion_id = m.id AND pp.item_id = p.item_id
      WHERE m.kind = 'special_price' AND m.starts_at <= d.day AND d.day <= m.ends_at), 9e15))
  FROM prices p, (SELECT ? AS day) d, home_rates h
  WHERE p.item_id = f.id AND p.season_id IS NULL AND p.list IN (?, 'retail') AND h.vat_class = i.vat_class
  ORDER BY p.list = 'retail' LIMIT 1)`;

const ORDERS: Record<BoughtSort, string> = {
  "-date": "l.date DESC",
  date: "l.date",
  name: "t.sort_name",
  "-name": "t.sort_name DESC",
  "-qty": "l.qty DESC",
  qty: "l.qty",
  "-price": "l.unit_price_cents DESC",
  price: "l.unit_price_cents",
  "-stock": "s.quantity DESC",
  stock: "s.quantity",
  today: TODAY,
  "-today": `${TODAY} DESC`,
};

/** A WITH clause that ends in `found (id)`. */
function found({ customer, locale, search }: BoughtFilter): SqlFragment {
  const words = normalizedTokens(search);
  if (words === "[]")
    return { sql: `WITH found AS (SELECT l.product_id AS id ${FROM})`, params: [locale, customer] };
  const searched = `SELECT i.id, coalesce(t.name, '') || ' ' || i.sku || ' ' || i.attributes AS words ${FROM}`;
  return { sql: matchesNormalized(searched), params: [locale, customer, words] };
}

/** Number of items that the filter finds, over all pages. */
export function boughtCountQuery(filter: BoughtFilter): Query<number> {
  const { sql, params } = found(filter);
  return queryCount(statement(`${sql} SELECT count(*) AS n FROM found`, ...params));
}

/** SQL of the ids of one page, in order. */
export function boughtIds(filter: BoughtFilter): Ids {
  const { sql, params } = found(filter);
  return {
    sql: `SELECT id FROM (${sql} SELECT f.id FROM found f
      JOIN last_purchases l ON l.customer_id = ? AND l.product_id = f.id
      JOIN products i ON i.id = f.id LEFT JOIN stock s ON s.item_id = f.id
      LEFT JOIN product_texts t ON t.product_id = coalesce(i.parent_id, i.id) AND t.locale = ?
      ORDER BY ${ORDERS[filter.sort]}, i.position, f.id LIMIT ? OFFSET ?)`,
    params: [
      ...[...params, filter.customer, filter.locale],
      ...(filter.sort.endsWith("today") ? [filter.today, filter.list] : []),
      ...[filter.limit, filter.offset],
    ],
  };
}

export function boughtPageQuery(filter: BoughtFilter): Query<number[]> {
  const { sql, params } = boughtIds(filter);
  return queryAll(statement(sql, ...params), (row) => int(row, "id"));
}
