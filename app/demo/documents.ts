// The demo's documents, as rows only: the shop creates their files when they are first requested. Videos are left out,
// because they have no file. Delivery notes are created with their parcels.
import { categoryIds } from "./categories";
import type { Files } from "./files";
import { readPeople } from "./people";
import type { Table } from "./table";

type Column =
  | "id"
  | "type"
  | "locale"
  | "title"
  | "product"
  | "category"
  | "customer"
  | "is_public"
  | "mime"
  | "date"
  | "order";
type Line = Record<Column, string>;

export function* documentTables(files: Files): Generator<Table> {
  const people = new Map(readPeople(files).map(({ username, id }) => [username, id]));
  const categories = categoryIds(files);
  const rows = readLines(files).map((line) => ({
    id: Number(line.id),
    type: line.type,
    locale: line.locale || null,
    title: line.title,
    product_id: line.product ? Number(line.product) : null,
    category_id: line.category ? categories.get(line.category) : null,
    customer_id: line.customer ? people.get(line.customer) : null,
    order_id: line.order ? Number(line.order) : null,
    is_public: Number(line.is_public),
    mime: line.mime,
    date: line.date,
    file: `documents/${line.id}.pdf`,
    is_drawn: 1,
  }));
  yield { table: "documents", rows };
}

/** Returns no documents for a folder with its own products, because they refer to the demo's products and orders. */
function readLines(files: Files): Line[] {
  if (files.owns("products.csv") && !files.owns("documents.csv")) return [];
  return files
    .csv<Column>("documents.csv")
    .filter(({ mime, type }) => mime === "application/pdf" && type !== "delivery_note");
}
