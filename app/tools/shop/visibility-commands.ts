// Visibility: hides or shows a row of a table that has `is_active`. Nothing that an order refers to is deleted.
import Papa from "papaparse";
import { ImportAnswer } from "~/contract/operator/files";
import { Failure } from "~/tools/steps";
import type { Shop } from "./open-shop";
import type { Command, Commands } from "./parse-arguments";
import { rowsOf } from "./table-rows";

const KEYS: Readonly<Record<string, string>> = {
  products: "sku",
  categories: "slug",
  pages: "slug",
  articles: "slug",
  canvasses: "slug",
  promotions: "slug",
  coupons: "code",
};

const visibility = (isActive: boolean, does: string): Command => ({
  takes: "TABLE KEY",
  does,
  async run(shop, { words: { TABLE = "", KEY = "" } }) {
    const { column, key } = await findRow(shop, TABLE, KEY);
    const csv = Papa.unparse([{ [column]: key, is_active: String(isActive) }]);
    const answer = await shop.fetch(`import/${TABLE}/?locale=en`, `table ${TABLE}`, {
      method: "POST",
      headers: { "Content-Type": "text/csv" },
      body: csv,
    });
    const [fault] = ImportAnswer.parse(await answer.json()).faults;
    if (fault) throw new Failure(`${fault.column}: ${fault.message}`);
    console.log(`${TABLE} ${key} is ${isActive ? "shown" : "hidden"}`);
  },
});

export const visibilityCommands: Commands = {
  hide: visibility(false, "Hide a row: a product, category, page, article, canvas, promotion or coupon"),
  show: visibility(true, "Show a hidden row again"),
};

async function findRow(shop: Shop, table: string, key: string): Promise<{ column: string; key: string }> {
  const column = KEYS[table];
  if (column === undefined)
    throw new Failure(
      `Rows of "${table}" cannot be hidden; TABLE is one of ${Object.keys(KEYS).join(", ")}.`,
    );
  if (table === "products")
    return { column, key: (await shop.ask((client) => client.items.get({ item: key }), `item ${key}`)).sku };
  const wanted = key.toLowerCase();
  const row = (await rowsOf(shop, table)).find((one) => one[column]?.toLowerCase() === wanted);
  if (!row) throw new Failure(`There is no ${key} in ${table}.`);
  return { column, key: row[column] ?? key };
}
