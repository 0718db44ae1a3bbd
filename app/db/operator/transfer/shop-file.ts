// Import of another shop's file: stored as uploaded, tried as rows of several tables, and written in one
// batch.
import { z } from "zod";
import { isCustomerFile, SHOP_FILE_SOURCES, type ShopFileSource } from "~/contract/constants/shop-files";
import { ShopFilePlan } from "~/contract/operator/shop-files";
import type { Fault } from "~/csv/fault";
import type { FileRow } from "~/csv/rows";
import { flag, int, json, jsonOrNull, oneOf, text, textOrNull } from "~/db/columns";
import { writeAudited } from "~/db/operator/audit";
import { tableNamed } from "~/db/operator/tables/all-tables";
import { quoted, type Table } from "~/db/operator/tables/table";
import { ask, combine, combineAll, command, mapQuery, type Query, queryAll, queryFirst } from "~/db/query";
import { type Database, statement } from "~/platform/database";
import { chunksOf, stageStatements, validationQuery } from "./import";
import type { Upload } from "./staged";
import { writeStatements } from "./write-statements";

const StoredPlan = ShopFilePlan.extend({ heads: z.array(z.string()) });
export type StoredPlan = z.infer<typeof StoredPlan>;
const SourcePlan = ShopFilePlan.extend({ fields: z.record(z.string(), z.string()) });
/** Mapping of fields by heading, from the latest file of a source. */
export type SourcePlan = z.infer<typeof SourcePlan>;

export interface StoredShopFile {
  source: ShopFileSource;
  plan: StoredPlan;
  records: { line: number; cells: string[] }[];
}

/** Stores the file as uploaded. Deletes what other imports left a day ago. */
export async function storeShopFile(
  db: Database,
  id: string,
  { source, plan, records }: StoredShopFile,
  now: string,
): Promise<void> {
  const table = { name: source, columns: [], key: [] };
  await db.batch([
    ...stageStatements({ id, table, heads: new Set() }, [], [], now),
    statement("UPDATE imports SET plan = ? WHERE id = ?", JSON.stringify(plan), id),
    ...[...chunksOf(records.map((record) => JSON.stringify(record)))].map((chunk) =>
      statement(
        `INSERT INTO import_rows (import_id, line, cells)
         SELECT ?, value ->> 'line', value -> 'cells' FROM json_each(?)`,
        id,
        chunk,
      ),
    ),
  ]);
}

/** Null if no such file is waiting. */
export async function findShopFile(db: Database, id: string): Promise<StoredShopFile | null> {
  const { head, records } = await ask(
    db,
    combine({
      head: queryFirst(
        statement("SELECT table_name, plan FROM imports WHERE id = ? AND plan IS NOT NULL", id),
        (row) => ({
          source: oneOf(row, "table_name", SHOP_FILE_SOURCES),
          plan: json(row, "plan", StoredPlan),
        }),
      ),
      records: queryAll(
        statement("SELECT line, cells FROM import_rows WHERE import_id = ? ORDER BY line", id),
        (row) => ({ line: int(row, "line"), cells: json(row, "cells", z.array(z.string())) }),
      ),
    }),
  );
  return head && { ...head, records };
}

/** Stores the mapping for this file, and for the next file of the same source. */
export const keepPlan = (
  db: Database,
  id: string,
  source: ShopFileSource,
  plan: StoredPlan,
  now: string,
): Promise<unknown> =>
  db.batch([
    statement("UPDATE imports SET plan = ? WHERE id = ?", JSON.stringify(plan), id),
    statement(
      `INSERT INTO import_plans (source, plan, updated_at) VALUES (?, ?, ?)
       ON CONFLICT (source) DO UPDATE SET plan = excluded.plan, updated_at = excluded.updated_at`,
      source,
      JSON.stringify({
        ...plan,
        fields: Object.fromEntries(plan.heads.map((head, n) => [head, plan.fields[n] ?? ""])),
      }),
      now,
    ),
  ]);

/** The mapping of the source's latest file; null for its first file. */
export const sourcePlan = (source: ShopFileSource): Query<SourcePlan | null> =>
  queryFirst(statement("SELECT plan FROM import_plans WHERE source = ?", source), (row) =>
    json(row, "plan", SourcePlan),
  );

/** Price lists, retail first. */
export const listsQuery = (): Query<{ code: string; includesVat: boolean }[]> =>
  queryAll(
    statement("SELECT code, includes_vat FROM price_lists ORDER BY code <> 'retail', code"),
    (row) => ({
      code: text(row, "code"),
      includesVat: flag(row, "includes_vat"),
    }),
  );

export interface NamedByFile {
  locale: string;
  codes: readonly string[];
  slugs: readonly string[];
  pictures: readonly string[];
}

/** Existing rows that a file of products refers to. */
export const productFacts = ({ locale, codes, slugs, pictures }: NamedByFile) =>
  combine({
    products: queryAll(
      statement(
        `SELECT p.sku, p.slug, p.is_active, p.own_vat_class, p.image, p.images, x.slug AS text_slug
         FROM products p LEFT JOIN product_texts x ON x.product_id = p.id AND x.locale = ?
         WHERE p.sku IN (SELECT value FROM json_each(?))`,
        locale,
        JSON.stringify(codes),
      ),
      (row) => ({
        code: text(row, "sku"),
        slug: text(row, "slug"),
        textSlug: text(row, "text_slug"),
        isActive: flag(row, "is_active"),
        vatClass: text(row, "own_vat_class"),
        image: text(row, "image"),
        images: jsonOrNull(row, "images", z.array(z.string())) ?? [],
      }),
    ),
    slugs: queryAll(
      statement(
        `WITH asked AS (SELECT value AS slug FROM json_each(?))
         SELECT slug FROM products WHERE slug IN (SELECT slug FROM asked)
         UNION SELECT slug FROM product_texts WHERE slug IN (SELECT slug FROM asked)`,
        JSON.stringify(slugs),
      ),
      (row) => text(row, "slug"),
    ),
    categories: queryAll(
      statement(
        `SELECT c.slug, p.slug AS parent, json_group_array(x.name) FILTER (WHERE x.name IS NOT NULL) AS names
         FROM categories c LEFT JOIN categories p ON p.id = c.parent_id LEFT JOIN category_texts x ON x.category_id = c.id
         GROUP BY c.id`,
      ),
      (row) => ({
        slug: text(row, "slug"),
        parent: textOrNull(row, "parent"),
        names: json(row, "names", z.array(z.string())),
      }),
    ),
    fields: queryAll(statement("SELECT key FROM custom_fields"), (row) => text(row, "key")),
    pictures: queryAll(
      statement(
        "SELECT name FROM pictures WHERE name IN (SELECT value FROM json_each(?))",
        JSON.stringify(pictures),
      ),
      (row) => text(row, "name"),
    ),
  });

/** Returns the email addresses and user names that exist already, in lower case. */
export const knownPeople = (emails: readonly string[]): Query<string[]> =>
  queryAll(
    statement(
      `WITH asked AS (SELECT value AS email FROM json_each(?))
       SELECT username AS name FROM users WHERE username IN (SELECT email FROM asked)
       UNION SELECT lower(email) FROM users WHERE is_guest = 0 AND lower(email) IN (SELECT email FROM asked)`,
      JSON.stringify(emails),
    ),
    (row) => text(row, "name"),
  );

/** Address columns that another shop's file lacks. */
const NOT_OF_FILES = ["sdi_code", "pec", "is_active"];

/**
 * The table for a file's rows. Its addresses have no id, so an equal address counts as the same. @throws
 * Error for an unknown table
 */
export function tableOfFile(name: string): Table {
  const table = tableNamed(name);
  if (!table) throw new Error(`unknown table ${name}`);
  if (name !== "addresses") return table;
  const columns = table.columns.filter((column) => column.name !== "id");
  const key = columns.map((column) => column.name).filter((one) => !NOT_OF_FILES.includes(one));
  return { ...table, columns, key, conflict: quoted("id"), checks: [] };
}

export interface TableRows {
  upload: Upload;
  rows: FileRow[];
}

export interface TableReport {
  changed: number;
  faults: Fault[];
}

/** Reports what the rows would change: stages, validates and deletes them in one batch. */
export const tryRows = (db: Database, given: readonly TableRows[], now: string): Promise<TableReport[]> =>
  ask(
    db,
    mapQuery(
      combine({
        staged: command(...given.flatMap(({ upload, rows }) => stageStatements(upload, rows, [], now))),
        reports: combineAll(given.map(({ upload }) => validationQuery(upload))),
        dropped: dropped(given),
      }),
      ({ reports }) => reports,
    ),
  );

/** All or nothing. @throws BatchRefused if the tables have changed since the rows were tried */
export async function writeShopFile(
  db: Database,
  { source, given, now }: { source: ShopFileSource; given: readonly TableRows[]; now: string },
): Promise<void> {
  const main = isCustomerFile(source) ? "users" : "products";
  const look = { sql: `SELECT json_object('rows', count(*)) FROM ${main}`, params: [] };
  await writeAudited(
    db,
    { call: "shopFiles.apply", target: source, now, look },
    combine({
      written: command(
        ...given.flatMap(({ upload, rows }) => [
          ...stageStatements(upload, rows, [], now),
          ...writeStatements(upload, rows.length),
        ]),
      ),
      dropped: dropped(given),
    }),
  );
}

const dropped = (given: readonly TableRows[]): Query<null> =>
  command(...given.map(({ upload }) => statement("DELETE FROM imports WHERE id = ?", upload.id)));
