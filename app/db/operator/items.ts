// One item's stock and prices, and the operator's changes to its stock.

import type { VatClass } from "~/contract/constants/enums";
import type { ProductId } from "~/contract/ids";
import { idIn } from "~/contract/input/id";
import type { ItemData, ListPrice, Stock } from "~/contract/operator/items";
import { fromCents, type Locale } from "~/contract/wire";
import { Tier } from "~/db/json-columns";
import { availableQuantity, heldQuantity } from "~/db/products/stock-holds";
import { hashOf } from "~/platform/crypto";
import { type Database, type Row, statement } from "~/platform/database";
import { flag, int, intOrNull, listOf, text, textOrNull } from "../columns";
import { vatClassOf } from "../products/price-data";
import { ask, command, queryAll, queryFirst, together } from "../query";
import { writeAudited } from "./audit";

/** A row of a price list, without the same price with or without VAT. */
export type StoredPrice = Omit<ListPrice, "other_kind">;

export interface Item {
  stock: Stock;
  /** Code of the product that the item is a variant of, or its own. */
  product: string;
  vatClass: VatClass;
  prices: StoredPrice[];
  variants: ItemData["variants"];
}

/** @param name the item's id, otherwise its code */
export async function findItem(
  db: Database,
  name: string,
  { locale, now }: { locale: Locale; now: string },
): Promise<Item | null> {
  const item = idIn(name) ?? -1;
  const wanted = "(SELECT id FROM products WHERE id = ? OR sku = ? ORDER BY id = ? DESC LIMIT 1)";
  const { found, prices, variants } = await together(db, {
    found: queryFirst(
      statement(
        `SELECT p.id AS item_id, p.sku, p.vat_class, coalesce((SELECT sku FROM products WHERE id = p.parent_id), p.sku) AS product, coalesce(t.name, p.sku) AS name, coalesce(${availableQuantity("s")}, 0) AS quantity,
         coalesce(s.on_hand, 0) AS on_hand, coalesce(s.ordered, 0) AS ordered, coalesce(${heldQuantity("s.item_id")}, 0) AS reserved,
         coalesce(s.is_backorderable, 0) AS is_backorderable, s.restock_date, s.weight_grams
       FROM products p LEFT JOIN stock s ON s.item_id = p.id
       LEFT JOIN product_texts t ON t.product_id = coalesce(p.parent_id, p.id) AND t.locale = ?
       WHERE p.id = ${wanted}`,
        ...[now, now, locale, item, name, item],
      ),
      (row) => ({ stock: readStock(row), product: text(row, "product"), vatClass: vatClassOf(row) }),
    ),
    prices: queryAll(
      statement(
        `SELECT ${PRICE_COLUMNS} FROM prices WHERE item_id = ${wanted} ORDER BY list <> 'retail', list, season_id`,
        ...[item, name, item],
      ),
      readListPrice,
    ),
    variants: queryAll(
      statement(
        `SELECT id, sku FROM products WHERE parent_id = ${wanted} ORDER BY position, id`,
        ...[item, name, item],
      ),
      readVariant,
    ),
  });
  return found && { ...found, prices, variants };
}

/** All price lists, sorted by code. */
export const listPriceLists = (db: Database): Promise<{ code: string; isGross: boolean }[]> =>
  ask(
    db,
    queryAll(statement("SELECT code, includes_vat FROM price_lists ORDER BY code"), (row) => ({
      code: text(row, "code"),
      isGross: flag(row, "includes_vat"),
    })),
  );

/** @throws BatchRefused `quantity_not_available` if the stock would fall below the reserved quantity */
export async function adjustStock(
  db: Database,
  {
    item,
    change,
    weight,
    reason,
    now,
  }: {
    item: ProductId;
    /** null: leave the count unchanged. */
    change: { to: number } | { by: number } | null;
    weight: number | null;
    reason: string;
    now: string;
  },
): Promise<void> {
  const [sql, params] =
    change && "to" in change
      ? [`? - ${availableQuantity("stock")}`, [change.to, now]]
      : ["?", [change?.by ?? 0]];
  await writeAudited(
    db,
    {
      call: "stock.change",
      target: `item/${item}`,
      now,
      look: {
        sql: `SELECT json_object('on_hand', on_hand, 'quantity', ${availableQuantity("stock")}, 'weight_g', weight_grams) FROM stock WHERE item_id = ?`,
        params: [now, item],
      },
      onlyItem: item,
    },
    command(
      statement("INSERT INTO stock (item_id) VALUES (?) ON CONFLICT DO NOTHING", item),
      statement("UPDATE stock SET weight_grams = ? WHERE item_id = ?", weight, item),
      ...(change
        ? [
            statement(
              `INSERT INTO stock_movements (item_id, kind, on_hand, reason, created_at)
         SELECT item_id, 'adjustment', ${sql}, ?, ? FROM stock WHERE item_id = ?`,
              ...[...params, reason, now, item],
            ),
          ]
        : []),
    ),
  );
}

const readVariant = (row: Row) => ({ item: int(row, "id"), sku: text(row, "sku") });

const readStock = (row: Row): Stock => ({
  item: int(row, "item_id"),
  sku: text(row, "sku"),
  name: text(row, "name"),
  quantity: int(row, "quantity"),
  on_hand: int(row, "on_hand"),
  ordered: int(row, "ordered"),
  reserved: int(row, "reserved"),
  is_backorderable: flag(row, "is_backorderable"),
  restock_date: textOrNull(row, "restock_date"),
  weight_g: intOrNull(row, "weight_grams"),
});

export const PRICE_COLUMNS = `item_id, list, season_id, standard_cents, special_cents, special_from, special_to, lowest_30d_cents, tiers,
   (SELECT includes_vat FROM price_lists WHERE code = list) AS includes_vat`;

const moneyOrNull = (cents: number | null) => (cents === null ? null : fromCents(cents));

/** Serializes a row with PRICE_COLUMNS: cents become decimal strings. */
export const readListPrice = (row: Row): StoredPrice => ({
  item: int(row, "item_id"),
  list: text(row, "list"),
  season: intOrNull(row, "season_id"),
  standard_price: fromCents(int(row, "standard_cents")),
  special_price: moneyOrNull(intOrNull(row, "special_cents")),
  special_from: textOrNull(row, "special_from"),
  special_to: textOrNull(row, "special_to"),
  lowest_price_30d: moneyOrNull(intOrNull(row, "lowest_30d_cents")),
  tiers: listOf(row, "tiers", Tier).map(([min_qty, cents]) => ({
    min_qty,
    price: fromCents(cents),
  })),
  includes_vat: flag(row, "includes_vat"),
  version: hashOf(JSON.stringify(VERSIONED.map((column) => row[column]))),
});

const VERSIONED = ["standard_cents", "special_cents", "special_from", "special_to", "tiers"];
