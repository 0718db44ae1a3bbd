// Past orders, as copies: items, addresses and status history.

import { ADDRESS_FIELDS } from "~/contract/constants/address-fields";
import type { Files } from "./files";
import { byCode, type Order } from "./order";
import { moneyOf, paymentState } from "./order-money";
import { readPeople } from "./people";
import { orderRefunds } from "./refunds";
import type { PaymentMethod, ShippingPolicy } from "./shop";
import type { Table } from "./table";

/** Returns no orders for a folder with its own products, because they refer to the demo's products. */
export const readOrders = (files: Files): Order[] =>
  files.owns("products.csv") && !files.owns("orders.json") ? [] : files.json<Order[]>("orders.json");

export function* orderTables(files: Files): Generator<Table> {
  const orders = readOrders(files);
  yield { table: "orders", rows: orders.map(orderRow(files)) };
  const items = itemLooks(files);
  yield {
    table: "order_rows",
    rows: orders.flatMap((order) =>
      order.rows.map(({ item, product, list_price, unit_price, rate, total, ...row }) => ({
        ...row,
        order_id: order.id,
        product_id: item,
        ...items(String(item)),
        list_price_cents: list_price,
        unit_price_cents: unit_price,
        vat_rate: basisPoints(rate),
        total_cents: total,
      })),
    ),
  };
  const parts = <T extends object>(of: (order: Order) => T[]) =>
    orders.flatMap((order) => of(order).map((part) => ({ order_id: order.id, ...part })));
  yield {
    table: "order_history",
    rows: parts(({ history }) => history.map(({ at, ...entry }) => ({ ...entry, created_at: at }))),
  };
  const decisions = orderRefunds(orders);
  const { payments, refunds } = moneyOf(files, orders, decisions);
  yield { table: "payments", rows: payments };
  yield { table: "order_refunds", rows: decisions };
  yield { table: "refunds", rows: refunds };
  const shipped = orders.filter(({ delivery_note }) => delivery_note !== null);
  yield { table: "shipments", rows: shipped.map(shipmentOf) };
  yield {
    table: "shipment_rows",
    rows: shipped.flatMap(({ id, rows }) =>
      rows
        .filter(({ shipped_qty }) => shipped_qty > 0)
        .map((row) => ({ shipment_id: id, order_row_id: row.id, qty: row.shipped_qty })),
    ),
  };
  const numbers = documentNumbers(orders, decisions);
  yield { table: "document_numbers", rows: lastDocumentNumbers(numbers) };
  yield { table: "document_prefixes", rows: prefixesOf(numbers) };
  yield { table: "coupon_uses", rows: couponUses(orders) };
  yield { table: "order_numbers", rows: lastNumbers(orders) };
}

function orderRow(files: Files) {
  const people = readPeople(files);
  const ids = new Map(people.map(({ username, id }) => [username, id]));
  const types = new Map(people.map(({ id, customer_type }) => [id, customer_type]));
  const policies = byCode(files.json<ShippingPolicy[]>("shipping-policies.json"));
  const methods = byCode(files.json<PaymentMethod[]>("payment-methods.json"));
  return (order: Order) => {
    const policy = policies(order.shipping_policy);
    const method = methods(order.payment_method);
    const { id, number, date, status, customer, locale, currency, vat_scheme, notes } = order;
    return {
      ...{ id, number, date, status, locale, currency, vat_scheme, notes },
      customer_id: customer,
      agent_id: order.agent === null ? null : ids.get(order.agent),
      placed_by: ids.get(order.placed_by),
      customer_type: types.get(customer),
      business_name: order.business_name,
      article_count: order.article_count,
      includes_vat: order.includes_vat,
      rows_total_cents: order.rows_total,
      discount_cents: order.discount,
      shipping_cents: order.shipping_price,
      surcharge_cents: order.payment_surcharge,
      vat_cents: order.vat,
      vat_lines: order.vat_lines.map((line) => ({ ...line, rate: basisPoints(line.rate) })),
      total_cents: order.total,
      coupon: order.coupon?.code ?? null,
      customer_reference: order.customer_reference,
      billing_address: addressCopy("Billing", order.billing_address),
      shipping_address: addressCopy("Shipping", order.shipping_address),
      shipping_policy: { id: policy.id, code: policy.code, name: policy.name[locale] },
      payment_method: { id: method.id, code: method.code, name: method.name[locale] },
      payment_kind: method.kind,
      payment_state: paymentState(order, method.kind),
      payment_instructions: method.instructions[locale],
      promised_by: order.promised_by,
      delivered_at: order.delivered_at,
      invoice_number: order.invoice?.number ?? null,
      invoice_date: order.invoice?.date ?? null,
      invoice_document_id: order.invoice?.document ?? null,
    };
  };
}

function shipmentOf({ id, delivery_note, tracking: [parcel], history, date }: Order) {
  const shipping = history.find(({ status }) => status === "shipped" || status === "partially_shipped");
  return {
    id,
    order_id: id,
    number: delivery_note?.number,
    carrier: parcel?.carrier ?? "",
    tracking: parcel?.number ?? "",
    url: parcel?.url ?? "",
    shipped_at: parcel?.shipped_at ?? shipping?.at ?? date,
  };
}

function documentNumbers(orders: Order[], credits: { number: string }[]) {
  const ofOrders = orders.flatMap(({ delivery_note, invoice }) => [
    ...(delivery_note ? [{ kind: "delivery_note", number: delivery_note.number }] : []),
    ...(invoice ? [{ kind: "invoice", number: invoice.number }] : []),
  ]);
  return [...ofOrders, ...credits.map(({ number }) => ({ kind: "credit_note", number }))];
}

type DocumentNumbers = ReturnType<typeof documentNumbers>;

function lastDocumentNumbers(numbers: DocumentNumbers) {
  const last = new Map<string, { kind: string; year: number; last: number }>();
  for (const { kind, number } of numbers) {
    const [year = 0, n = 0] = (number.split(" ")[1] ?? "").split("/").map(Number);
    const key = `${kind}/${year}`;
    last.set(key, { kind, year, last: Math.max(n, last.get(key)?.last ?? 0) });
  }
  return [...last.values()];
}

const prefixesOf = (numbers: DocumentNumbers) => [
  ...new Map(
    numbers.map(({ kind, number }) => {
      const [prefix = ""] = number.split(" ");
      return [prefix, { kind, prefix }];
    }),
  ).values(),
];

// The file leaves out what is empty; a copy has every field of CONTRACT §2's Address that an order keeps.
const addressCopy = (type: string, address: Record<string, string>) => ({
  id: null,
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field] ?? ""])),
  type,
});

function itemLooks(files: Files) {
  const columns = files.csv<"id" | "sku" | "slug_it" | "image">("products.csv");
  const products = new Map(columns.map((p) => [p.id, p]));
  const variants = new Map(files.csv<"id" | "parent">("variants.csv").map((v) => [v.id, v.parent]));
  return (item: string) => {
    const product = products.get(variants.get(item) ?? item);
    return { slug: product?.slug_it, image: product?.image };
  };
}

// A cancelled order releases its coupon.
const couponUses = (orders: Order[]) =>
  orders.flatMap(({ id, coupon, customer, date, status, history }) =>
    coupon === null
      ? []
      : [
          {
            code: coupon.code,
            customer_id: customer,
            order_id: id,
            created_at: date,
            freed_at: status === "cancelled" ? history.at(-1)?.at : null,
          },
        ],
  );

function lastNumbers(orders: Order[]) {
  const last = new Map<number, number>();
  for (const { number } of orders) {
    const [year = 0, n = 0] = number.split("-").map(Number);
    last.set(year, Math.max(n, last.get(year) ?? 0));
  }
  return [...last].map(([year, n]) => ({ year, last: n }));
}

const basisPoints = (percent: number): number => Math.round(percent * 100);
