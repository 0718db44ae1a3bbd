// Prices by list, with tiers and history. History comes first: the table records a first price only if none is known.
import { toCents } from "~/contract/wire";
import type { Files } from "./files";
import { itemDates } from "./products";
import type { Table } from "./table";

type Column =
  | "item"
  | "list"
  | "standard_price"
  | "special_price"
  | "special_from"
  | "special_to"
  | "lowest_price_30d"
  | "tiers";

export function* priceTables(files: Files): Generator<Table> {
  const history = files.csv<"item" | "list" | "date" | "price">("price-history.csv");
  yield {
    table: "price_history",
    rows: history.map(({ item, list, date, price }) => ({
      item_id: Number(item),
      list,
      date,
      cents: toCents(price),
    })),
  };
  const dates = itemDates(files);
  yield {
    table: "prices",
    rows: files.csv<Column>("prices.csv").map((row) => ({
      item_id: Number(row.item),
      list: row.list,
      standard_cents: toCents(row.standard_price),
      special_cents: centsOrNull(row.special_price),
      special_from: row.special_from || null,
      special_to: row.special_to || null,
      lowest_30d_cents: centsOrNull(row.lowest_price_30d),
      tiers: tiers(row.tiers),
      write_date: dates.get(row.item),
    })),
  };
}

const centsOrNull = (price: string): number | null => (price === "" ? null : toCents(price));

// "10:2.63|50:2.55" → [[10, 263], [50, 255]]
const tiers = (text: string): [number, number][] =>
  text === ""
    ? []
    : text.split("|").map((tier) => {
        const [qty = "", price = ""] = tier.split(":");
        return [Number(qty), toCents(price)];
      });
