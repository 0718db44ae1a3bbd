// Values of a FatturaPA file: Latin-1 texts of limited length, amounts, codes of payment methods.
import type { PaymentKind } from "~/contract/constants/enums";
import { toBasicLatin, toLatin1 } from "~/contract/input/latin-letters";
import type { BasisPoints, Cents } from "~/contract/units";
import { fromCents } from "~/contract/wire";
import { roundHalfAwayFromZero } from "~/domain/money";

/** The schema's "Latin" strings: Basic Latin and Latin-1. */
export const latinText = (text: string, max: number): string => fitted(toLatin1(text), max);

/** The schema's other strings, numbers and codes: Basic Latin only. */
export const basicText = (text: string, max: number): string => fitted(toBasicLatin(text), max);

const fitted = (text: string, max: number): string => text.replace(/\s+/g, " ").trim().slice(0, max).trim();

/** Two decimals after a point. */
export const amountText = (cents: Cents): string => fromCents(cents);

/** Percent with two decimals: 2200 is "22.00". */
export const rateText = (rate: BasisPoints): string => (rate / 100).toFixed(2);

const UNITS = 100_000_000;

/**
 * The net price of one piece, with as many decimals as the schema allows, so that quantity times price is
 * the total.
 */
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
