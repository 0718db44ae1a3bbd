// Reference figures of the demo catalogue, from a program that shares no code with the shop. The domain's
// rules must agree with them.
import { readFileSync } from "node:fs";
import Papa from "papaparse";
import type { BasisPoints, Cents } from "~/contract/units";
import type { VatTable } from "~/domain/catalogue/vat";

const folder = new URL("../../../app/demo/catalogue/", import.meta.url);

export type DemoOrder = {
  number: string;
  date: string;
  status: string;
  customer: number;
  includes_vat: boolean;
  vat_scheme: string;
  rows_total: Cents;
  discount: Cents;
  shipping_price: Cents;
  payment_surcharge: Cents;
  vat: Cents;
  vat_lines: { rate: number; base: Cents; vat: Cents }[];
  total: Cents;
  coupon: { type: string } | null;
  shipping_policy: string;
  payment_method: string;
  promised_by: string;
  shipping_address: { country: string; postal_code: string };
  rows: { id: number; product: number; qty: number; unit_price: Cents; rate: number; total: Cents }[];
};

export type DemoPolicy = {
  id: number;
  code: string;
  price: string;
  free_from: string | null;
  countries: string[];
  include_postal_prefixes: string[] | null;
  exclude_postal_prefixes: string[] | null;
  is_pickup: boolean;
};

export type DemoCustomer = {
  id: number;
  username: string;
  password: string;
  first_name: string;
  last_name: string;
  email: string;
  customer_type: "business" | "consumer" | null;
  vat_number: string;
  tax_code: string;
  vat_checked?: boolean | null;
  addresses?: { country: string; vat_number: string; tax_code: string }[];
};

export const orders: DemoOrder[] = json("orders.json");
export const policies: DemoPolicy[] = json("shipping-policies.json");
export const methods: { code: string; kind: string; surcharge: string }[] = json("payment-methods.json");
export const customers: DemoCustomer[] = json("customers.json");
export const settings: { CLOSED_DAYS: string[]; COMPANY_DATA: { vat_number: string } } =
  json("settings.json");

const vat: { classes: Record<string, string>; rates: Record<string, [number, number, number]> } =
  json("vat-rates.json");

export const vatTable: VatTable = Object.fromEntries(
  Object.entries(vat.rates).map(([country, [standard, reduced, superReduced]]) => [
    country,
    [
      {
        prefixes: [],
        rates: {
          standard: basisPoints(standard),
          reduced: basisPoints(reduced),
          super_reduced: basisPoints(superReduced),
        },
      },
    ],
  ]),
);

/** Rows of a CSV file, by column name. */
export function table(name: string): Record<string, string>[] {
  const text = readFileSync(new URL(name, folder), "utf8");
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

/** Parses a decimal amount: "7.90" is 790. */
export function cents(decimal: string): Cents {
  return Math.round(Number(decimal) * 100);
}

/** Converts percent to basis points: 5.5 is 550. */
export function basisPoints(percent: number): BasisPoints {
  return Math.round(percent * 100);
}

function json(name: string) {
  return JSON.parse(readFileSync(new URL(name, folder), "utf8"));
}
