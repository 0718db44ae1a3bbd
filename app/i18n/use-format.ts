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
import { useTranslation } from "./use-translation";

/** The formats of the page's own language. */
export function useFormat() {
  const { i18n } = useTranslation();
  const locale = i18n.language;
  return {
    money: (amount: string, currency: string) => formatMoney(amount, locale, currency),
    amount: (amount: string) => formatAmount(amount, locale),
    symbol: (currency: string) => formatCurrency(currency, locale),
    number: (value: number) => formatNumber(value, locale),
    percent: (percent: string) => formatPercent(percent, locale),
    measure: (value: string, unit: string | null) => formatMeasure(value, unit, locale),
    date: (iso: string) => formatDate(iso, locale),
    day: (iso: string) => formatDay(iso, locale),
    shortDate: (iso: string) => formatShortDate(iso, locale),
    country: (code: string) => formatCountry(code, locale),
    either: (items: string[]) => formatEither(items, locale),
    dateTime: (iso: string) => formatDateTime(iso, locale),
  };
}
