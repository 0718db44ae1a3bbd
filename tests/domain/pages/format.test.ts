// Values with a unit and the share capital, in each language's format.
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  formatCapital,
  formatDate,
  formatDateTime,
  formatDay,
  formatMeasure,
  formatMoney,
  formatNumber,
  formatShortDate,
} from "~/i18n/format";
import { withWholeMeasures } from "~/i18n/whole-measures";

it.each([
  ["1200", "W", "it", "1.200\u00a0W"],
  ["1200", "W", "en", "1,200\u00a0W"],
  ["2019", "", "it", "2019"],
  ["20–28", "°C", "es", "20\u2060–\u206028\u00a0°C"],
  ["5", "%", "en", "5%"],
  ["5", "%", "it", "5\u00a0%"],
] as const)("%s and %j in %s are %j, on one line", (value, unit, locale, text) => {
  expect(formatMeasure(value, unit, locale)).toBe(text);
});

it.each([
  ["alfa acidi 10–16 %, note", "alfa acidi 10–16\u00a0%, note"],
  ["<p>A 20 °C, 5 g per 10 l.</p>", "<p>A 20\u00a0°C, 5\u00a0g per 10\u00a0l.</p>"],
  ["3 giorni, 2 mani, 4 linee", "3 giorni, 2 mani, 4 linee"],
])("no line of %j breaks before a unit", (text, whole) => {
  expect(withWholeMeasures(text)).toBe(whole);
});

it.each([
  ["50.000,00 € i.v.", "it", "50.000,00\u00a0€", true],
  ["50.000,00 € i.v.", "en", "€50,000.00", true],
  ["10.000 €", "es", "10.000,00\u00a0€", false],
  ["CHF 20,000", "en", "CHF 20,000", false],
] as const)("a share capital of %s in %s is %j", (text, locale, amount, isPaid) => {
  expect(formatCapital(text, locale)).toEqual({ amount, isPaid });
});

it.each([
  ["it", "it-IT"],
  ["en", "en-GB"],
  ["es", "es-ES"],
] as const)("amounts, numbers and days in %s equal those of Intl", (locale, tag) => {
  const numbers = new Intl.NumberFormat(tag, { useGrouping: "always" });
  const euros = new Intl.NumberFormat(tag, { style: "currency", currency: "EUR", useGrouping: "always" });
  const long = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  const short = new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", timeZone: "UTC" });
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.nat(60_000), (cents, day) => {
      const amount = (cents / 100).toFixed(2);
      const at = new Date(day * 86_400_000);
      const iso = at.toISOString().slice(0, 10);
      expect(formatMoney(amount, locale, "EUR")).toBe(euros.format(Number(amount)));
      expect(formatNumber(cents / 1000, locale)).toBe(numbers.format(cents / 1000));
      expect(formatDate(iso, locale, "Pacific/Auckland")).toBe(long.format(at));
      expect(formatDay(iso, locale, "Pacific/Auckland")).toBe(short.format(at));
    }),
  );
});

it.each([
  ["Pacific/Auckland", "1 January 2027, 00:30", "01/01/2027"],
  ["America/New_York", "31 December 2026, 06:30", "31/12/2026"],
  ["Asia/Kathmandu", "31 December 2026, 17:15", "31/12/2026"],
])("an instant in %s is %s", (zone, long, short) => {
  const instant = "2026-12-31T11:30:00Z";
  expect(formatDateTime(instant, "en", zone)).toBe(long);
  expect(formatShortDate(instant, "en", zone)).toBe(short);
});

it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])(
  "a date without a time stays the same day in %s",
  (zone) => {
    expect(formatShortDate("2026-12-31", "en", zone)).toBe("31/12/2026");
  },
);
