// An order in the demo's catalogue.
import type { LOCALES } from "./files";

export interface Order {
  id: number;
  number: string;
  date: string;
  status: string;
  customer: number;
  /** Usernames. */
  agent: string | null;
  placed_by: string;
  business_name: string;
  article_count: number;
  currency: string;
  includes_vat: boolean;
  rows_total: number;
  discount: number;
  shipping_price: number;
  payment_surcharge: number;
  vat: number;
  vat_lines: { rate: number; base: number; vat: number }[];
  vat_scheme: string;
  total: number;
  coupon: { code: string } | null;
  customer_reference: string | null;
  notes: string;
  locale: (typeof LOCALES)[number];
  billing_address: Record<string, string>;
  shipping_address: Record<string, string>;
  shipping_policy: string;
  payment_method: string;
  promised_by: string;
  delivered_at: string | null;
  invoice: { number: string; date: string; document: number } | null;
  delivery_note: { number: string; date: string } | null;
  refunds: { at: string; amount: number; reason: string }[];
  tracking: { carrier: string; number: string; url: string; shipped_at: string }[];
  history: { status: string; at: string }[];
  rows: OrderRow[];
}

export interface OrderRow {
  id: number;
  /** A variant, or a product without variants. */
  item: number;
  product: number;
  sku: string;
  name: string;
  qty: number;
  list_price: number;
  unit_price: number;
  package_size: number;
  uom: string;
  rate: number;
  total: number;
  shipped_qty: number;
  notes: string;
}

export function byCode<T extends { code: string }>(list: T[]) {
  return (code: string): T => {
    const found = list.find((one) => one.code === code);
    if (!found) throw new Error(`the demo has no entry with the code ${code}`);
    return found;
  };
}
