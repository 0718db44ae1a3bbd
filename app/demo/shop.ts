// Basic data of the shop: settings, seasons, price lists, VAT, shipping, payment, promotions.
import { toCents } from "~/contract/wire";
import type { Files, Text } from "./files";
import type { Table } from "./table";

/** Before the first order and the first price. */
export const OPENED_AT = "2025-01-01T00:00:00.000Z";

export interface ShippingPolicy {
  id: number;
  code: string;
  name: Text;
  description: Text;
  price: string;
  free_from: string | null;
  estimated_days_min: number;
  estimated_days_max: number;
  countries: string[];
  exclude_postal_prefixes: string[] | null;
  include_postal_prefixes: string[] | null;
  is_pickup: boolean;
}

export interface PaymentMethod {
  id: number;
  code: string;
  kind: "bank_transfer" | "cash_on_delivery" | "invoice" | "redirect";
  name: Text;
  description: Text;
  instructions: Text;
  surcharge: string;
  contexts: string[];
}

interface Promotions {
  promotions: {
    id: number;
    slug: string;
    name: Text;
    description: Text;
    kind: "percent" | "fixed" | "free_shipping" | "special_price";
    value: string;
    starts_at: string;
    ends_at: string;
    min_amount: string | null;
    canvas: number | null;
  }[];
  coupons: { code: string; promotion: number; per_customer: number | null }[];
}

export function* shopTables(files: Files): Generator<Table> {
  const settings = Object.entries(files.json<Record<string, unknown>>("settings.json"));
  yield {
    table: "settings",
    rows: settings.map(([key, value]) => ({ key, value: JSON.stringify(value), write_date: OPENED_AT })),
  };
  const { seasons } = files.json<{ seasons: Record<string, unknown>[] }>("seasons.json");
  yield { table: "seasons", rows: seasons };
  yield priceListTable(Object.keys(PRICE_LISTS));
  yield {
    table: "shipping_policies",
    rows: files.json<ShippingPolicy[]>("shipping-policies.json").map(shippingPolicy),
  };
  yield {
    table: "payment_methods",
    rows: files.json<PaymentMethod[]>("payment-methods.json").map(paymentMethod),
  };
  const { promotions, coupons } = files.json<Promotions>("promotions.json");
  yield { table: "promotions", rows: promotions.map(promotion) };
  yield {
    table: "coupons",
    rows: coupons.map(({ promotion, ...coupon }) => ({ ...coupon, promotion_id: promotion })),
  };
}

/** The VAT class for each Italian rate of a product: 22, 10 or 4. */
export function vatClasses(files: Files): Record<string, string> {
  return files.json<{ classes: Record<string, string> }>("vat-rates.json").classes;
}

const PRICE_LISTS: Record<string, Text> = {
  retail: { it: "Listino al pubblico", en: "Retail price list", es: "Tarifa de venta al público" },
  wholesale: { it: "Listino rivenditori", en: "Trade price list", es: "Tarifa para revendedores" },
  horeca: { it: "Listino horeca", en: "Horeca price list", es: "Tarifa horeca" },
};

/**
 * Price lists with these codes. Every shop needs `retail`.
 * @param gross codes of the lists whose prices include VAT
 */
export const priceListTable = (codes: readonly string[], gross: readonly string[] = []): Table => ({
  table: "price_lists",
  rows: codes.map((code) => ({
    code,
    name: PRICE_LISTS[code],
    includes_vat: Number(gross.includes(code)),
  })),
});

function shippingPolicy({ price, free_from, ...policy }: ShippingPolicy, index: number) {
  return {
    ...policy,
    price_cents: toCents(price),
    free_from_cents: free_from === null ? null : toCents(free_from),
    position: index + 1,
  };
}

// The description limits the method to Italy; the file has no column for that.
function paymentMethod({ surcharge, ...method }: PaymentMethod, index: number) {
  return {
    ...method,
    surcharge_cents: toCents(surcharge),
    countries: method.kind === "cash_on_delivery" ? ["IT"] : null,
    position: index + 1,
  };
}

// "10.00" is 1000 in both cases: cents of an amount, basis points of a percentage.
function promotion({ value, min_amount, canvas, ...rest }: Promotions["promotions"][number]) {
  return {
    ...rest,
    canvas_id: canvas,
    value: toCents(value),
    min_amount_cents: min_amount === null ? null : toCents(min_amount),
  };
}
