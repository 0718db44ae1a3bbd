// The demo's papers: rows, and the files that they name. A video has no file yet, and what has no file is no document.
import type { Files } from "./files";
import { type Order, readOrders } from "./orders";
import { pdfOf } from "./pdf";
import { readPeople } from "./people";
import type { Table } from "./table";

type Column =
  | "id"
  | "type"
  | "locale"
  | "title"
  | "product"
  | "customer"
  | "is_public"
  | "mime"
  | "date"
  | "order";
type Line = Record<Column, string>;

export interface Paper {
  key: string;
  mime: string;
  bytes: Buffer;
}

export function* documentTables(files: Files): Generator<Table> {
  const ids = new Map(readPeople(files).map(({ username, id }) => [username, id]));
  const draw = drawer(files);
  const rows = readLines(files).map((line) => ({
    id: Number(line.id),
    type: line.type,
    locale: line.locale || null,
    title: line.title,
    product: line.product ? Number(line.product) : null,
    customer: line.customer ? ids.get(line.customer) : null,
    order: line.order ? Number(line.order) : null,
    is_public: Number(line.is_public),
    mime: line.mime,
    size: draw(line).byteLength,
    date: line.date,
    file: keyOf(line),
  }));
  yield { table: "documents", rows };
}

export function drawPapers(files: Files): Paper[] {
  const draw = drawer(files);
  return readLines(files).map((line) => ({ key: keyOf(line), mime: line.mime, bytes: draw(line) }));
}

const keyOf = ({ id }: Line): string => `documents/${id}.pdf`;

/** None for a folder that has products of its own: the demo's papers name the demo's products and orders. */
function readLines(files: Files): Line[] {
  if (files.owns("products.csv") && !files.owns("documents.csv")) return [];
  return files.csv<Column>("documents.csv").filter(({ mime }) => mime === "application/pdf");
}

function drawer(files: Files): (line: Line) => Buffer {
  const orders = new Map(readOrders(files).map((order) => [String(order.id), order]));
  const products = new Map(
    files.csv<"id" | `${"name" | "short" | "description"}_${string}`>("products.csv").map((p) => [p.id, p]),
  );
  const { COMPANY_DATA: seller } = files.json<{ COMPANY_DATA: Record<string, string> }>("settings.json");
  return (line) => {
    const order = orders.get(line.order);
    const product = products.get(line.product);
    const text = product
      ? [
          product[`short_${line.locale}`] ?? "",
          "",
          ...paragraphs(product[`description_${line.locale}`] ?? ""),
        ]
      : [];
    return pdfOf(line.title, [
      `${seller.name}, ${seller.address}, ${seller.postal_code} ${seller.city}, ${seller.vat_number}`,
      line.date,
      "",
      ...(order ? orderLines(order, line.type === "invoice") : text),
    ]);
  };
}

function orderLines(order: Order, withPrices: boolean): string[] {
  const to = withPrices ? order.billing_address : order.shipping_address;
  const money = (cents: number) => `${(cents / 100).toFixed(2).replace(".", ",")} €`;
  const rows = order.rows.map(({ sku, name, qty, total }) =>
    [`${qty} ×`, sku, name, ...(withPrices ? [money(total)] : [])].join("  "),
  );
  const sums = [
    ["Merce", order.rows_total],
    ["Sconto", -order.discount],
    ["Spedizione", order.shipping_price],
    ["Commissione", order.payment_surcharge],
    ...order.vat_lines.map(({ rate, base, vat }) => [`IVA ${rate} % su ${money(base)}`, vat] as const),
    ["Totale", order.total],
  ] as const;
  return [
    `${order.number}, ${order.date.slice(0, 10)}`,
    [to.business_name || to.recipient, to.address, `${to.postal_code} ${to.city}`, to.country].join(", "),
    "",
    ...rows,
    "",
    ...(withPrices
      ? sums.filter(([, cents]) => cents !== 0).map(([name, cents]) => `${name}: ${money(cents)}`)
      : []),
    ...(withPrices
      ? ["", "Copia di cortesia: la fattura elettronica è quella inviata al Sistema di Interscambio."]
      : []),
  ];
}

const paragraphs = (html: string): string[] =>
  html
    .split(/<\/(?:p|li|h\d|tr)>/)
    .map((part) =>
      part
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((part) => part !== "");
