// The variants of a product as rows: read together, written in one batch.
import { VAT_CLASSES, type VatClass } from "~/contract/constants/enums";
import type { ProductId } from "~/contract/ids";
import type { VariantLine } from "~/contract/operator/variant-grid";
import { fromCents, type Locale } from "~/contract/wire";
import { command, type Query, query, queryAll } from "~/db/query";
import { hashOf } from "~/platform/crypto";
import { type Database, type Row, type Statement, statement } from "~/platform/database";
import { flag, int, intOrNull, oneOf, text } from "../columns";
import { vatClassOf } from "../products/price-data";
import { writeAudited } from "./audit";

/** Editable columns of a product's variants as JSON: any change of a variant changes it. */
const STATE = `SELECT json_group_array(json_array(id, gtin, is_active, own_vat_class, standard_cents, weight_grams, location)) FROM (
  SELECT v.id, v.gtin, v.is_active, v.own_vat_class, pr.standard_cents, s.weight_grams, s.location
  FROM products v LEFT JOIN stock s ON s.item_id = v.id
  LEFT JOIN prices pr ON pr.item_id = v.id AND pr.list = 'retail' AND pr.season_id IS NULL
  WHERE v.parent_id = ? ORDER BY v.id)`;

/** A row without the same price with or without VAT. */
export type StoredLine = Omit<VariantLine, "other_price"> & { vatClass: VatClass };

/** In the shop's order. */
export const variantLinesQuery = (product: ProductId, locale: Locale, limit: number): Query<StoredLine[]> =>
  queryAll(
    statement(
      `SELECT v.id, v.sku, v.gtin, v.is_active, v.vat_class, v.own_vat_class, pr.standard_cents,
         coalesce((SELECT includes_vat FROM price_lists WHERE code = 'retail'), 0) AS includes_vat, s.on_hand, s.ordered, s.weight_grams, s.location,
         (SELECT group_concat(a.value ->> ('$.value.' || ?), ', ') FROM json_each(v.attributes) a) AS name
       FROM products v LEFT JOIN stock s ON s.item_id = v.id
       LEFT JOIN prices pr ON pr.item_id = v.id AND pr.list = 'retail' AND pr.season_id IS NULL
       WHERE v.parent_id = ? ORDER BY v.position, v.id LIMIT ?`,
      ...[locale, product, limit],
    ),
    readLine,
  );

export const variantStateQuery = (product: ProductId): Query<string> =>
  query(statement(`SELECT (${STATE}) AS state`, product), ([row]) => (row ? text(row, "state") : ""));

function readLine(row: Row): StoredLine {
  const cents = intOrNull(row, "standard_cents");
  const line = {
    gtin: text(row, "gtin"),
    is_active: flag(row, "is_active"),
    price: cents === null ? null : fromCents(cents),
    weight_g: intOrNull(row, "weight_grams"),
    location: text(row, "location"),
    vat_class: row.own_vat_class === null ? ("" as const) : oneOf(row, "own_vat_class", VAT_CLASSES),
  };
  return {
    ...line,
    includes_vat: flag(row, "includes_vat"),
    vatClass: vatClassOf(row),
    item: int(row, "id"),
    sku: text(row, "sku"),
    name: text(row, "name"),
    quantity: (intOrNull(row, "on_hand") ?? 0) - (intOrNull(row, "ordered") ?? 0),
    version: hashOf(JSON.stringify(line)),
  };
}

export interface LineChange {
  item: ProductId;
  gtin: string;
  isActive: boolean;
  weight: number | null;
  location: string;
  /** Empty: the product's class. */
  vatClass: VatClass | "";
  /** Pieces to add to the stock, or to subtract. */
  change: number;
}

/** @throws BatchRefused `edited_by_another`, `quantity_not_available`; then nothing is written */
export const saveVariantLines = (
  db: Database,
  product: ProductId,
  {
    state,
    lines,
    prices,
    reason,
    now,
  }: { state: string; lines: readonly LineChange[]; prices: Statement[]; reason: string; now: string },
): Promise<null> =>
  writeAudited(
    db,
    { call: "variantGrid.save", target: `item/${product}`, now, look: { sql: STATE, params: [product] } },
    command(
      statement(
        `INSERT INTO refusals (code) SELECT 'edited_by_another' WHERE (${STATE}) IS NOT ?`,
        product,
        state,
      ),
      ...lines.flatMap((line) => lineStatements(line, reason, now)),
      ...prices,
    ),
  );

const lineStatements = (
  { item, gtin, isActive, weight, location, vatClass, change }: LineChange,
  reason: string,
  now: string,
) => [
  statement(
    "UPDATE products SET gtin = nullif(?, ''), is_active = ?, own_vat_class = nullif(?, ''), write_date = ? WHERE id = ?",
    ...[gtin, isActive ? 1 : 0, vatClass, now, item],
  ),
  statement("INSERT INTO stock (item_id) VALUES (?) ON CONFLICT DO NOTHING", item),
  statement("UPDATE stock SET weight_grams = ?, location = ? WHERE item_id = ?", weight, location, item),
  ...(change === 0
    ? []
    : [
        statement(
          "INSERT INTO stock_movements (item_id, kind, on_hand, reason, created_at) VALUES (?, 'adjustment', ?, ?, ?)",
          ...[item, change, reason, now],
        ),
      ]),
];
