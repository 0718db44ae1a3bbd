// Reads the input of domain/catalogue/price.ts for each item.

import { z } from "zod";
import type { VatClass } from "~/contract/constants/enums";
import type { SeasonId } from "~/contract/ids";
import { flag, groupBy, int, intOrNull, listOf, text, textOrNull } from "~/db/columns";
import { Tier } from "~/db/json-columns";
import type { Query } from "~/db/query";
import type { PriceFacts, PriceRow, SpecialPricePromotion } from "~/domain/catalogue/price";
import { lowestOf30Days } from "~/domain/catalogue/price";
import type { Day } from "~/domain/local-day";
import { type Row, type Statement, statement, type Value } from "~/platform/database";

/** A SELECT of one column of ids. */
export interface Ids {
  sql: string;
  params: Value[];
}

export const idsOf = (ids: readonly number[]): Ids => ({
  sql: "SELECT value FROM json_each(?)",
  params: [JSON.stringify(ids)],
});

/** The customer's price list (null: retail) and the season in force. */
export interface PriceContext {
  list: string | null;
  season: SeasonId | null;
}

const RETAIL = "retail";

const PRICE =
  "item_id, list, (SELECT includes_vat FROM price_lists WHERE code = list) AS includes_vat, season_id, standard_cents, special_cents, special_from, special_to, lowest_30d_cents, tiers";

/** Keyed by item; an item without a retail price is absent. */
export const pricesQuery = (items: Ids, basis: PriceContext, today: Day): Query<Map<number, PriceFacts>> => ({
  statements: priceStatements(items, basis, today),
  parse: (rows) => readPriceFacts(rows, basis),
});

function priceStatements(items: Ids, basis: PriceContext, today: Day): [Statement, Statement] {
  const prices = pricesOf(items, basis);
  return [
    statement(`${prices.wanted} SELECT ${PRICE} FROM ${prices.sql}`, ...prices.params),
    promisedStatement(items, basis, today),
  ];
}

/** Like pricesQuery, with `columns` of each price's item `i`, parsed by `parseItem`. */
export function pricedItemsQuery<T>(
  items: Ids,
  { columns, parseItem }: { columns: string; parseItem: (row: Row, price: PriceFacts) => T },
  basis: PriceContext,
  today: Day,
): Query<T[]> {
  const prices = pricesOf(items, basis);
  return {
    statements: [
      statement(
        `${prices.wanted} SELECT ${columns}, ${PRICE} FROM ${prices.sql} JOIN products i ON i.id = item_id
         ORDER BY i.position, i.id`,
        ...prices.params,
      ),
      promisedStatement(items, basis, today),
    ],
    parse: (rows) => {
      const rowOf = new Map((rows[0] ?? []).map((row) => [int(row, "item_id"), row]));
      return [...readPriceFacts(rows, basis)].flatMap(([item, price]) => {
        const row = rowOf.get(item);
        return row ? [parseItem(row, price)] : [];
      });
    },
  };
}

/** Prices in force. Starts from the items, and uses `=` for a single value, so that fewer rows are read. */
function pricesOf(items: Ids, { list, season }: PriceContext) {
  const lists = list === null ? `= '${RETAIL}'` : `IN ('${RETAIL}', ?)`;
  const seasons = season === null ? "= 0" : "IN (0, ?)";
  return {
    wanted: `WITH wanted (id) AS (${items.sql})`,
    sql: `wanted CROSS JOIN prices ON item_id = wanted.id AND list ${lists} AND coalesce(season_id, 0) ${seasons}`,
    params: [...items.params, ...[list, season].filter((value) => value !== null)],
  };
}

const promisedStatement = (items: Ids, { list }: PriceContext, today: Day): Statement =>
  // Starts from the promotions: usually there is no promotion of this kind, and nothing is read.
  statement(
    `SELECT pp.item_id, pr.id, pp.cents, pr.starts_at, pr.ends_at,
         (SELECT includes_vat FROM price_lists WHERE code = '${RETAIL}') AS includes_vat,
         (SELECT json_group_array(json_array(list, date, cents)) FROM (SELECT list, date, cents FROM price_history
          WHERE item_id = pp.item_id AND list IN ('${RETAIL}', ?) AND season_id IS NULL ORDER BY list, date, id)) AS history
       FROM active_promotions pr CROSS JOIN promotion_prices pp ON pp.promotion_id = pr.id
       WHERE pr.kind = 'special_price' AND pr.ends_at >= ? AND pp.item_id IN (${items.sql})`,
    list ?? RETAIL,
    today,
    ...items.params,
  );

export function vatClassOf(row: Row): VatClass {
  const found = text(row, "vat_class");
  return found === "reduced" || found === "super_reduced" ? found : "standard";
}

/** Keyed by item, from the rows of priceStatements; an item without a retail price is absent. */
function readPriceFacts(
  [priceRows = [], promotionRows = []]: Row[][],
  { list, season }: PriceContext,
): Map<number, PriceFacts> {
  const promotions = groupBy(promotionRows, (row) => int(row, "item_id"));
  const facts = new Map<number, PriceFacts>();
  for (const [item, rows] of groupBy(priceRows, (row) => int(row, "item_id"))) {
    const find = (of: string, when: number | null) =>
      rows.find((row) => text(row, "list") === of && intOrNull(row, "season_id") === when);
    const retail = find(RETAIL, null);
    if (!retail) continue;
    const own = list === null || list === RETAIL ? undefined : find(list, null);
    const base = own ?? retail;
    // A list may have a price for the season only; retail's seasonal price applies if the list has no price
    // at all.
    const inSeason =
      season === null
        ? undefined
        : (find(list ?? RETAIL, season) ?? (own ? undefined : find(RETAIL, season)));
    facts.set(item, {
      retail: priceRowOf(retail),
      list: own ? priceRowOf(own) : null,
      season: inSeason ? priceRowOf(inSeason) : null,
      promotions: (promotions.get(item) ?? []).map((row) => promotionOf(row, base)),
    });
  }
  return facts;
}

const priceRowOf = (row: Row): PriceRow => ({
  isGross: flag(row, "includes_vat"),
  standard: int(row, "standard_cents"),
  special: intOrNull(row, "special_cents"),
  specialFrom: textOrNull(row, "special_from"),
  specialTo: textOrNull(row, "special_to"),
  lowest30: intOrNull(row, "lowest_30d_cents"),
  tiers: listOf(row, "tiers", Tier).map(([minQty, cents]) => ({ minQty, cents })),
});

/** The list, the first day of the price, and its cents. */
const FormerPrice = z.tuple([z.string(), z.string(), z.int()]);

function promotionOf(row: Row, base: Row): SpecialPricePromotion {
  const from = text(row, "starts_at");
  const prices = listOf(row, "history", FormerPrice)
    .filter(([list]) => list === text(base, "list"))
    .map(([, date, cents]) => ({ from: date, cents }));
  return {
    id: int(row, "id"),
    from,
    to: text(row, "ends_at"),
    price: int(row, "cents"),
    isGross: flag(row, "includes_vat"),
    lowest30: lowestOf30Days(prices, int(base, "standard_cents"), from),
  };
}
