// Formats numbers and days like `Intl`, without it: its first use on a page takes 200 ms on a slow phone, and every
// product page has prices.
import type { Locale } from "~/contract/wire";

/** -1234.5 with 2 to 2 decimals → "-1.234,50" (it, es), "-1,234.50" (en). */
export function decimal(value: number, locale: Locale, least: number, most: number): string {
  const [point, comma] = locale === "en" ? [".", ","] : [",", "."];
  const [whole = "", part = ""] = Math.abs(value).toFixed(most).split(".");
  const decimals = part.replace(/0+$/, "").padEnd(least, "0");
  const sign = value < 0 || Object.is(value, -0) ? "-" : "";
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, comma) + (decimals && point + decimals);
}

/** "1234.50" → "1.234,50 €" (it, es), "€1,234.50" (en). */
export function euro(amount: string, locale: Locale): string {
  const written = decimal(Number(amount), locale, 2, 2);
  return locale === "en" ? written.replace(/^-?/, "$&€") : `${written}\u00a0€`;
}

/** "2026-11-02" → "2 novembre", "2 de noviembre", "2 November", and with the year: "2 de noviembre de 2026". */
export function longDay(day: string, locale: Locale, withYear: boolean): string {
  const [year, month, date] = day.split("-");
  const parts = [String(Number(date)), MONTHS[locale][Number(month) - 1], ...(withYear ? [year] : [])];
  return parts.join(locale === "es" ? " de " : " ");
}

const MONTHS = {
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(
    " ",
  ),
  en: "January February March April May June July August September October November December".split(" "),
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
};
