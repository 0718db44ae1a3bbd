// Formats money, numbers and days for readers of each language. Amounts are the API's decimal strings.
import { readShareCapital } from "~/contract/input/share-capital";
import type { Locale } from "~/contract/wire";
import { decimal, euro, longDay } from "./by-hand";

const TAGS = { it: "it-IT", en: "en-GB", es: "es-ES" } as const;

/** "1234.50" → "1.234,50 €" (it, es), "€1,234.50" (en). */
export function formatMoney(amount: string, locale: Locale, currency: string): string {
  if (currency === "EUR") return euro(amount, locale);
  return currencyFormat(locale, currency).format(Number(amount));
}

/** "1234.50" → "1234,50" (it, es): an amount in the notation of an input field. Other texts are returned unchanged. */
export const formatAmount = (amount: string, locale: Locale): string =>
  locale !== "en" && /^\d+\.\d+$/.test(amount) ? amount.replace(".", ",") : amount;

/** "EUR" → "€", "CHF" → "CHF": the symbol shown next to an amount. */
export function formatCurrency(currency: string, locale: Locale): string {
  if (currency === "EUR") return "€";
  const parts = currencyFormat(locale, currency).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

export function formatNumber(value: number, locale: Locale): string {
  return decimal(value, locale, 0, 3);
}

/** "22.00" → "22 %" (it, es), "22%" (en). */
export function formatPercent(percent: string, locale: Locale): string {
  const number = decimal(Number(percent), locale, 0, 2);
  return locale === "en" ? `${number}%` : `${number}\u00a0%`;
}

/**
 * "50.000,00 € i.v." → "€50,000.00" (en) and whether it is paid up. Texts that are not an amount are returned
 * unchanged.
 */
export function formatCapital(text: string, locale: Locale): { amount: string; isPaid: boolean } {
  const capital = readShareCapital(text);
  return capital
    ? { ...capital, amount: formatMoney(capital.amount, locale, "EUR") }
    : { amount: text, isPaid: false };
}

/** "1200" and "W" → "1.200 W", "20–28" and "°C" → "20–28 °C", with a non-breaking space; "5%" in English. */
export function formatMeasure(value: string, unit: string | null, locale: Locale): string {
  if (!unit) return value;
  const grouped = /^\d{4,}$/.test(value) ? formatNumber(Number(value), locale) : value;
  const gap = unit === "%" && locale === "en" ? "" : "\u00a0";
  return `${grouped.replace("–", "\u2060–\u2060")}${gap}${unit}`;
}

/**
 * "2026-11-12T08:41:00Z" → "12 novembre 2026", the day in the shop's time zone. A date without time stays that date.
 */
export const formatDate = (iso: string, locale: Locale, zone: string): string =>
  isDay(iso) ? longDay(iso, locale, true) : dateFormat(locale, zone, LONG).format(new Date(iso));

/** "12 novembre": a day that is near enough to omit the year. */
export const formatDay = (iso: string, locale: Locale, zone: string): string =>
  isDay(iso) ? longDay(iso, locale, false) : dateFormat(locale, zone, DAY).format(new Date(iso));

/** "12/11/2026", for tables. */
export const formatShortDate = (iso: string, locale: Locale, zone: string): string =>
  // `new Date` parses a date without time as midnight UTC.
  dateFormat(locale, isDay(iso) ? "UTC" : zone, SHORT).format(new Date(iso));

/** Joined here, because `Intl` puts different words between day and time in browsers and in the Worker. */
export function formatDateTime(iso: string, locale: Locale, zone: string): string {
  const time = dateFormat(locale, zone, TIME).format(new Date(iso));
  return `${formatDate(iso, locale, zone)}, ${time}`;
}

/** "IT" → "Italia". Texts that are not a country code are returned unchanged. */
export function formatCountry(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const names = regions.get(locale) ?? new Intl.DisplayNames(TAGS[locale], { type: "region" });
  regions.set(locale, names);
  return names.of(code) ?? code;
}

const isDay = (iso: string): boolean => iso.length === 10;

// Cached: creating an `Intl` formatter costs more than all its uses on a page.
const regions = new Map<Locale, Intl.DisplayNames>();
const currencies = new Map<string, Intl.NumberFormat>();
const dates = new Map<object, Map<string, Intl.DateTimeFormat>>();

const LONG = { dateStyle: "long" } as const;
const DAY = { day: "numeric", month: "long" } as const;
const SHORT = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
const TIME = { timeStyle: "short" } as const;

function currencyFormat(locale: Locale, currency: string): Intl.NumberFormat {
  const key = locale + currency;
  // Spanish does not group four digits by default; a price list does.
  const options = { style: "currency", currency, useGrouping: "always" } as const;
  const format = currencies.get(key) ?? new Intl.NumberFormat(TAGS[locale], options);
  currencies.set(key, format);
  return format;
}

/** @param options must be the same object each time, because it is a cache key */
function dateFormat(locale: Locale, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + zone;
  const known = dates.get(options) ?? new Map<string, Intl.DateTimeFormat>();
  const format = known.get(key) ?? new Intl.DateTimeFormat(TAGS[locale], { ...options, timeZone: zone });
  dates.set(options, known.set(key, format));
  return format;
}

/** Formats a list of alternatives, e.g. "a, b or c". */
export const formatEither = (items: string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: "disjunction" }).format(items);
