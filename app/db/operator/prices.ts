// Writes a price with its history and the lowest price of 30 days (Codice del Consumo, art. 17-bis) in one
// batch.
import type { ProductId, SeasonId } from "~/contract/ids";
import type { Cents } from "~/contract/units";
import { lowestOf30Days } from "~/domain/catalogue/price";
import { addDays, type Day, isInForce } from "~/domain/local-day";
import {
  BatchRefused,
  type Database,
  type Row,
  type Statement,
  statement,
  type Value,
} from "~/platform/database";
import { int, intOrNull, text, textOrNull } from "../columns";
import { combine, command, type Query, query, queryAll, queryFirst, together } from "../query";
import { writeAudited } from "./audit";
import { PRICE_COLUMNS, readListPrice } from "./items";

export interface NewPrice {
  item: ProductId;
  list: string;
  season: SeasonId | null;
  standard: Cents;
  special: { cents: Cents; from: Day; to: Day | null } | null;
  tiers: readonly [minQty: number, cents: Cents][];
}

/**
 * @param version of the replaced price, "" for a new one; undefined: any
 * @returns false if there is no such list or season
 * @throws BatchRefused `edited_by_another`
 */
export async function putPrice(
  db: Database,
  price: NewPrice,
  { today, now, version }: { today: Day; now: string; version: string | undefined },
): Promise<boolean> {
  const key = [price.item, price.list, price.season];
  const { isKnown, facts } = await together(db, {
    isKnown: query(
      statement(
        "SELECT 1 AS is_known FROM price_lists WHERE code = ?1 AND (?2 IS NULL OR EXISTS (SELECT 1 FROM seasons WHERE id = ?2))",
        price.list,
        price.season,
      ),
      (rows) => rows.length > 0,
    ),
    facts: priceFactsQuery(price, today),
  });
  if (!isKnown) return false;
  const { before } = facts;
  if (version !== undefined && version !== (before ? readListPrice(before).version : ""))
    throw new BatchRefused("edited_by_another");
  const look = {
    sql: `SELECT json_object('list', list, 'season', season_id, 'standard_cents', standard_cents, 'special_cents', special_cents,
          'special_from', special_from, 'special_to', special_to, 'tiers', json(tiers)) FROM prices WHERE ${OF_KEY}`,
    params: key,
  };
  await writeAudited(
    db,
    {
      call: "prices.put",
      target: `item/${price.item}`,
      now,
      look,
      onlyItem: price.item,
    },
    command(...unchanged(key, before, version), ...priceStatements(price, facts, { today, now })),
  );
  return true;
}

interface PriceFacts {
  before: Row | null;
  history: { from: Day; cents: Cents }[];
}

export const priceFactsQuery = (
  { item, list, season }: Pick<NewPrice, "item" | "list" | "season">,
  today: Day,
): Query<PriceFacts> =>
  combine({
    before: queryFirst(
      statement(`SELECT ${PRICE_COLUMNS}, write_date FROM prices WHERE ${OF_KEY}`, item, list, season),
      (row) => row,
    ),
    history: queryAll(
      statement(
        `SELECT date, cents FROM price_history WHERE ${OF_KEY} AND date <= ? ORDER BY date, id`,
        ...[item, list, season, today],
      ),
      (row) => ({ from: text(row, "date"), cents: int(row, "cents") }),
    ),
  });

export const priceStatements = (
  price: NewPrice,
  { before, history }: PriceFacts,
  { today, now }: { today: Day; now: string },
): Statement[] => [
  upsert(price, lowestBefore(price, before, history), now),
  ...historyStatements(price, today),
];

/** Ends the batch if the price was changed since it was read. */
const unchanged = (key: Value[], before: Row | null, version: string | undefined): Statement[] =>
  version === undefined
    ? []
    : [
        statement(
          `INSERT INTO refusals (code) SELECT 'edited_by_another'
           WHERE (SELECT write_date FROM prices WHERE ${OF_KEY}) IS NOT ?`,
          ...[...key, before && text(before, "write_date")],
        ),
      ];

const OF_KEY = "item_id = ? AND list = ? AND season_id IS ?";

/** The lowest price of 30 days is fixed while a special price is in force. */
function lowestBefore(
  { standard, special }: NewPrice,
  before: Row | null,
  history: { from: Day; cents: Cents }[],
): Cents | null {
  if (!special) return null;
  if (
    before &&
    intOrNull(before, "special_cents") !== null &&
    textOrNull(before, "special_from") === special.from
  )
    return intOrNull(before, "lowest_30d_cents");
  return lowestOf30Days(history, before ? int(before, "standard_cents") : standard, special.from);
}

function upsert(
  { item, list, season, standard, special, tiers }: NewPrice,
  lowest: Cents | null,
  now: string,
): Statement {
  const values: Value[] = [item, list, season, standard, special?.cents ?? null, special?.from ?? null];
  return statement(
    `INSERT INTO prices (item_id, list, season_id, standard_cents, special_cents, special_from, special_to, lowest_30d_cents, tiers, write_date)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (item_id, list, coalesce(season_id, 0)) DO UPDATE SET standard_cents = excluded.standard_cents,
       special_cents = excluded.special_cents, special_from = excluded.special_from, special_to = excluded.special_to,
       lowest_30d_cents = excluded.lowest_30d_cents, tiers = excluded.tiers, write_date = excluded.write_date`,
    ...[...values, special?.to ?? null, lowest, JSON.stringify(tiers), now],
  );
}

/**
 * The history has the price in force from each day on; future entries of an earlier special price are
 * deleted.
 */
function historyStatements({ item, list, season, standard, special }: NewPrice, today: Day): Statement[] {
  const key = [item, list, season];
  const inForce = special && isInForce(special, today) ? special.cents : standard;
  const from = (date: Day, cents: Cents): Statement =>
    statement(
      "INSERT INTO price_history (item_id, list, season_id, date, cents) VALUES (?, ?, ?, ?, ?)",
      ...[...key, date, cents],
    );
  return [
    // The table's trigger has recorded the new standard price; today's last entry is the price in force.
    statement(`DELETE FROM price_history WHERE ${OF_KEY} AND date > ?`, ...key, today),
    from(today, inForce),
    ...(special && special.from > today ? [from(special.from, special.cents)] : []),
    ...(special?.to && special.to >= today ? [from(addDays(special.to, 1), standard)] : []),
  ];
}
