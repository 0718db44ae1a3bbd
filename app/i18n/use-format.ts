import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { LOCALES } from "~/contract/constants/enums";
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
import { ZoneContext } from "./zone-context";

/** The page's language. */
export function useLocale(): Locale {
  const { language } = useTranslation().i18n;
  return LOCALES.find((locale) => locale === language) ?? "it";
}

/** The formats of the page's own language, in the shop's time zone. */
export function useFormat() {
  const { t } = useTranslation();
  const locale = useLocale();
  const zone = useContext(ZoneContext);
  return {
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
  };
}
