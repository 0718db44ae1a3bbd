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

/** The formats of one language, in one time zone. @param t for the names of days */
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
  /** Of a bare day, in a promise: "martedì 1 dicembre". */
  weekDay: (day: string) =>
    `${t(`weekdays.${new Date(day).getUTCDay() || 7}`)} ${formatDay(day, locale, zone)}`,
  shortDate: (iso: string) => formatShortDate(iso, locale, zone),
  country: (code: string) => formatCountry(code, locale),
  either: (items: string[]) => formatEither(items, locale),
  dateTime: (iso: string) => formatDateTime(iso, locale, zone),
});

/** Provided by root, once for all: useTranslation is eight hooks, and a list of cards has 300 prices, amounts and stocks. */
export const FormatContext = createContext(formatsOf("it", DEFAULT_TIME_ZONE, String));

/** The formats of the page's own language, in the shop's time zone. */
export const useFormat = () => useContext(FormatContext);

/** The page's language. */
export const useLocale = (): Locale => useFormat().locale;
