// Converts all prices of a list to include or exclude VAT, in one batch: SQL of `inOtherKind` of
// domain/catalogue/price.ts.
import type { ListConversion } from "~/contract/operator/list-conversion";
import { fromCents } from "~/contract/wire";
import { combine, command, type Query, queryAll, queryFirst } from "~/db/query";
import { type Database, type Statement, statement } from "~/platform/database";
import { flag, int, text } from "../columns";
import { writeAudited } from "./audit";
import { SHOWN_PRICES } from "./tables/products";
import { writeInBulk } from "./transfer/bulk-write";

const netOf = (cents: string) => `((${cents}) * 20000 + 10000 + r.rate) / (2 * (10000 + r.rate))`;
const grossOf = (cents: string) => `((${cents}) * (10000 + r.rate) + 5000) / 10000`;
const otherKind = (isGross: boolean) => (isGross ? netOf : grossOf);

/** Each item with the rate of its class in the seller's country. */
const RATES =
  "(SELECT p.id AS item_id, p.sku, h.rate FROM products p JOIN home_rates h ON h.vat_class = p.vat_class) r";

const MOST_ROWS = 20;

/** `isGross` is null if the shop has no such list. */
export const listKindQuery = (list: string): Query<boolean | null> =>
  queryFirst(statement("SELECT includes_vat FROM price_lists WHERE code = ?", list), (row) =>
    flag(row, "includes_vat"),
  );

/** Preview of a conversion. `isGross`: whether the list's prices include VAT now. */
export const conversionQuery = (
  list: string,
  isGross: boolean,
): Query<{ counts: Pick<ListConversion, "prices" | "moved"> | null; rows: ListConversion["rows"] }> => {
  const after = otherKind(isGross)("pr.standard_cents");
  const shown = isGross ? ["pr.standard_cents", grossOf(after)] : [after, after];
  const from = `FROM prices pr JOIN ${RATES} ON r.item_id = pr.item_id WHERE pr.list = ?`;
  return combine({
    counts: queryFirst(
      statement(
        `SELECT count(*) AS prices, coalesce(sum(${shown[0]} <> ${shown[1]}), 0) AS moved ${from}`,
        list,
      ),
      (row) => ({ prices: int(row, "prices"), moved: int(row, "moved") }),
    ),
    rows: queryAll(
      statement(
        `SELECT r.sku, pr.standard_cents AS before, ${after} AS after, ${shown[0]} AS shown_before, ${shown[1]} AS shown_after
         ${from} ORDER BY ${shown[0]} = ${shown[1]}, r.sku LIMIT ?`,
        list,
        MOST_ROWS,
      ),
      (row) => ({
        sku: text(row, "sku"),
        before: fromCents(int(row, "before")),
        after: fromCents(int(row, "after")),
        shown_before: fromCents(int(row, "shown_before")),
        shown_after: fromCents(int(row, "shown_after")),
      }),
    ),
  });
};

/** Triggers that would record each price as changed, or recompute displayed prices one by one. */
const TRIGGERS = ["prices_change_recorded", "price_changes_more", "promotion_prices_altered_shown"];

/**
 * Deletes a special price that rounding has made no lower than the price.
 * @throws BatchRefused `edited_by_another` if `isGross` no longer applies to the list
 */
export async function convertList(
  db: Database,
  { list, isGross, now }: { list: string; isGross: boolean; now: string },
): Promise<void> {
  const bulk = {
    ...SHOWN_PRICES,
    triggers: [...SHOWN_PRICES.triggers, ...TRIGGERS],
  };
  const { before, after } = await writeInBulk(db, { bulk }, Number.POSITIVE_INFINITY);
  await writeAudited(
    db,
    {
      call: "listConversion.convert",
      target: `price_list/${list}`,
      now,
      look: {
        sql: "SELECT json_object('includes_vat', json(iif(includes_vat, 'true', 'false'))) FROM price_lists WHERE code = ?",
        params: [list],
      },
    },
    command(...before, ...conversion(list, isGross, now), ...after),
  );
}

function conversion(list: string, isGross: boolean, now: string): Statement[] {
  const other = otherKind(isGross);
  return [
    statement(
      `INSERT INTO refusals (code) SELECT 'edited_by_another'
       WHERE (SELECT includes_vat FROM price_lists WHERE code = ?) IS NOT ?`,
      list,
      Number(isGross),
    ),
    statement("UPDATE price_lists SET includes_vat = ? WHERE code = ?", Number(!isGross), list),
    statement(
      `UPDATE prices SET standard_cents = ${other("standard_cents")},
         special_cents = iif(${other("special_cents")} < ${other("standard_cents")}, ${other("special_cents")}, NULL),
         lowest_30d_cents = ${other("lowest_30d_cents")}, write_date = ?,
         tiers = (SELECT json_group_array(json_array(value ->> 0, ${other("value ->> 1")})) FROM json_each(prices.tiers))
       FROM ${RATES} WHERE r.item_id = prices.item_id AND list = ?`,
      now,
      list,
    ),
    statement(
      `UPDATE price_history SET cents = ${other("cents")} FROM ${RATES} WHERE r.item_id = price_history.item_id AND list = ?`,
      list,
    ),
    statement(
      `UPDATE price_changes SET ${["standard_before", "standard_after", "special_before", "special_after"]
        .map((column) => `${column} = ${other(column)}`)
        .join(", ")}
       FROM ${RATES} WHERE r.item_id = price_changes.item_id AND list = ?`,
      list,
    ),
    statement(
      `UPDATE promotion_prices SET cents = ${other("cents")} FROM ${RATES}
       WHERE r.item_id = promotion_prices.item_id AND ? = 'retail'`,
      list,
    ),
  ];
}
