import { createContext, useContext } from "react";
import { DEFAULT_TIME_ZONE } from "~/contract/constants/time-zone";
import type { Locale } from "~/contract/wire";
import {
  formatAmount,
  formatCountry,
  formatCurrency,
  formatDate,
  formatDateTime,
  formatDay,
  formatEither,
  formatMeasure,
  formatMoney,
  formatNumber,
  formatPercent,
  formatShortDate,
} from "./format";

type Translate = (key: string) => string;

/**
 * Formatters of one language and time zone.
 * @param t translates the names of days
 */
export const formatsOf = (locale: Locale, zone: string, t: Translate) => ({
  locale,
  zone,
  money: (amount: string, currency: string) => formatMoney(amount, locale, currency),
  amount: (amount: string) => formatAmount(amount, locale),
  symbol: (currency: string) => formatCurrency(currency, locale),
  number: (value: number) => formatNumber(value, locale),
  percent: (percent: string) => formatPercent(percent, locale),
  measure: (value: string, unit: string | null) => formatMeasure(value, unit, locale),
  date: (iso: string) => formatDate(iso, locale, zone),
  day: (iso: string) => formatDay(iso, locale, zone),
  /** Formats a date without time in a promise: "martedì 1 dicembre". */
  weekDay: (day: string) =>
    `${t(`weekdays.${new Date(day).getUTCDay() || 7}`)} ${formatDay(day, locale, zone)}`,
  shortDate: (iso: string) => formatShortDate(iso, locale, zone),
  country: (code: string) => formatCountry(code, locale),
  either: (items: string[]) => formatEither(items, locale),
  dateTime: (iso: string) => formatDateTime(iso, locale, zone),
});

/** Provided once by root: useTranslation runs eight hooks, and a list of cards has 300 prices, amounts and stocks. */
export const FormatContext = createContext(formatsOf("it", DEFAULT_TIME_ZONE, String));

/** Formatters of the page's language, in the shop's time zone. */
export const useFormat = () => useContext(FormatContext);

export const useLocale = (): Locale => useFormat().locale;
