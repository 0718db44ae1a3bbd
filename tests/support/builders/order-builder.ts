// An order as the checkout stores it: its row, its history, its reservation of stock.

import { sql } from "../worker/worker";
import { aProduct, type Customer, type Product } from "./builders";

export interface BuiltOrder {
  id: number;
  number: string;
  row: number;
  product: number;
}

/** One row of `qty` pieces at 12.20 gross (10.00 net), without shipping. */
export async function anOrder({
  customer,
  type = "consumer",
  agent = null,
  status = "pending",
  qty = 3,
  stock = 10,
  date = new Date().toISOString(),
  reference = null,
  notes = "",
  coupon = null,
  locale = "it",
  deliveredAt = null,
  item = null,
}: {
  customer: Pick<Customer, "id">;
  type?: "consumer" | "business";
  agent?: number | null;
  status?: string;
  qty?: number;
  stock?: number;
  date?: string;
  reference?: string | null;
  notes?: string;
  coupon?: string | null;
  locale?: "it" | "en" | "es";
  deliveredAt?: string | null;
  /** The ordered product; null makes a new one. */
  item?: Product | null;
}): Promise<BuiltOrder> {
  const product = item ?? (await aProduct({ quantity: stock }));
  const number = `T-${crypto.randomUUID().slice(0, 13)}`;
  const gross = type === "consumer";
  const unit = gross ? 1220 : 1000;
  const total = unit * qty;
  const vat = 220 * qty;
  const address = JSON.stringify({
    ...{
      id: null,
      type: "Shipping",
      recipient: "Ada Rossi",
      business_name: "",
      vat_number: "",
      tax_code: "RSSDAA80A41D612M",
    },
    ...{ sdi_code: "", pec: "", address: "Via della Prova 1", address_2: "", postal_code: "50100" },
    ...{ city: "Firenze", province: "FI", country: "IT", phone: "", email: "" },
  });
  const [order] = await sql<{ id: number }>(
    `INSERT INTO orders (number, date, status, customer_id, customer_type, agent_id, placed_by, business_name, article_count,
       currency, includes_vat, rows_total_cents, discount_cents, shipping_cents, surcharge_cents, vat_cents, vat_lines,
       vat_scheme, total_cents, coupon, customer_reference, notes, locale, billing_address, shipping_address,
       shipping_policy, payment_method, payment_kind, payment_instructions, promised_by, delivered_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, '', 1, 'EUR', ?, ?, 0, 0, 0, ?, ?, 'standard', ?, ?, ?, ?, ?, ?, ?,
       '{"id":1,"code":"IT-STD","name":"Corriere Italia"}', '{"id":1,"code":"BANK","name":"Bonifico bancario"}',
       'bank_transfer', 'IBAN IT00 X000', '2026-12-01', ?) RETURNING id`,
    ...[number, date, status, customer.id, type, agent, agent ?? customer.id, Number(gross), total, vat],
    ...[
      JSON.stringify([{ rate: 2200, base: 1000 * qty, vat }]),
      gross ? total : total + vat,
      coupon,
      reference,
      notes,
      locale,
    ],
    ...[address, address, deliveredAt],
  );
  if (!order) throw new Error("no order was inserted");
  const [row] = await sql<{ id: number }>(
    `INSERT INTO order_rows (order_id, product_id, sku, slug, name, qty, list_price_cents, unit_price_cents, package_size, uom,
       vat_rate, total_cents) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, 'pz', 2200, ?) RETURNING id`,
    ...[order.id, product.id, product.sku, product.slug, product.name, qty, unit, unit, total],
  );
  if (!row) throw new Error("no row was inserted");
  await sql(
    `INSERT INTO order_history (order_id, status, created_at) VALUES (?, ?, ?)`,
    order.id,
    status,
    date,
  );
  await sql(
    "INSERT INTO stock_movements (item_id, kind, ordered, order_row_id, created_at) VALUES (?, 'order', ?, ?, ?)",
    ...[product.id, qty, row.id, date],
  );
  return { id: order.id, number, row: row.id, product: product.id };
}

/** The quantity of a product that is still available. */
export async function stockOf(product: number): Promise<number> {
  const [row] = await sql<{ quantity: number }>("SELECT quantity FROM stock WHERE item_id = ?", product);
  return row?.quantity ?? Number.NaN;
}
