// The values of a FatturaPA file: Latin-1 texts of limited length, amounts, names of means of payment.
import type { PaymentKind } from "~/contract/constants/enums";
import type { BasisPoints, Cents } from "~/contract/units";
import { fromCents } from "~/contract/wire";
import { roundHalfAwayFromZero } from "~/domain/money";
import { toLatin } from "~/pdf/page/transliterate";

const TYPOGRAPHY: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "…": "...",
  "€": "EUR",
  "×": "x",
};

/** The schema knows Basic Latin and Latin-1 alone. */
export function latinText(text: string, max: number): string {
  const plain = toLatin(text)
    .replace(/[‘’“”–—…€×]/g, (one) => TYPOGRAPHY[one] ?? "")
    .replace(/\s+/g, " ")
    .replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, "?");
  return plain.slice(0, max).trim();
}

/** Two decimals after a point, as the schema wants. */
export const amountText = (cents: Cents): string => fromCents(cents);

/** Percent with two digits: 2200 is "22.00". */
export const rateText = (rate: BasisPoints): string => (rate / 100).toFixed(2);

const UNITS = 100_000_000;

/** The price of one piece without VAT, with as many decimals as the schema has, so that quantity times price is the total. */
export function netPriceText(price: Cents, rate: BasisPoints, includesVat: boolean): string {
  if (!includesVat) return fromCents(price);
  const units = roundHalfAwayFromZero(price, 10_000_000_000, 10_000 + rate);
  return `${Math.floor(units / UNITS)}.${String(units % UNITS).padStart(8, "0")}`;
}

/** MP05 transfer, MP08 card, MP01 cash. */
export const PAYMENT_CODES: Readonly<Record<PaymentKind, string>> = {
  bank_transfer: "MP05",
  invoice: "MP05",
  redirect: "MP08",
  cash_on_delivery: "MP01",
};

/** "50.000,00 € i.v." is 50000.00; null where it is no amount. */
export function capitalText(text: string): string | null {
  const [digits] = /[\d.]+(,\d{2})?/.exec(text) ?? [];
  if (!digits) return null;
  const value = Number(digits.replaceAll(".", "").replace(",", "."));
  return Number.isFinite(value) && value > 0 ? value.toFixed(2) : null;
}
