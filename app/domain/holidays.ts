/** Public holidays by country: fixed days, days relative to Easter, and weekdays of a month. */
import { HOLIDAY_COUNTRIES, type HolidayCountry } from "~/contract/constants/countries";
import { addDays, type Day, isoWeekday } from "~/domain/local-day";

/** A month and day, days after Easter Sunday, or a test of the day. */
type Rule = string | number | ((day: Day) => boolean);

const GOOD_FRIDAY = -2;
const EASTER_MONDAY = 1;
const ASCENSION = 39;
const WHIT_MONDAY = 50;
const CORPUS_CHRISTI = 60;

/** A Monday of a month: the first, or the last. */
const isMonday = (day: Day, month: string, which: "first" | "last"): boolean =>
  day.slice(5, 7) === month &&
  isoWeekday(day) === 1 &&
  addDays(day, which === "first" ? -7 : 7).slice(5, 7) !== month;
const monday =
  (month: string, which: "first" | "last"): Rule =>
  (day) =>
    isMonday(day, month, which);

/** Applies from this year on. */
const since =
  (year: number, holiday: string): Rule =>
  (day) =>
    day.slice(5) === holiday && Number(day.slice(0, 4)) >= year;

/**
 * A holiday on a weekend moves to the next Monday; Christmas and Boxing Day by two days each, so that both
 * remain.
 */
const substituted =
  (holiday: string, isOfTwo = false): Rule =>
  (day) => {
    const on = `${day.slice(0, 4)}-${holiday}`;
    const weekday = isoWeekday(on);
    return day === (weekday < 6 ? on : addDays(on, isOfTwo ? 2 : 8 - weekday));
  };

/**
 * The first Monday of February, or the 1st if it is a Friday: Organisation of Working Time Act 1997,
 * schedule 2.
 */
const saintBrigid = (day: Day): boolean => {
  const first = `${day.slice(0, 4)}-02-01`;
  return isoWeekday(first) === 5 ? day === first : isMonday(day, "02", "first");
};

/**
 * National holidays. Germany and Switzerland: those of the whole country, and in Switzerland those of most
 * cantons. GB: England.
 */
const RULES: Readonly<Record<HolidayCountry, readonly Rule[]>> = {
  AT: [
    ...["01-01", "01-06", "05-01", "08-15", "10-26", "11-01", "12-08", "12-25", "12-26"],
    ...[EASTER_MONDAY, ASCENSION, WHIT_MONDAY, CORPUS_CHRISTI],
  ],
  BE: [
    ...["01-01", "05-01", "07-21", "08-15", "11-01", "11-11", "12-25"],
    ...[EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  ],
  CH: ["01-01", "08-01", "12-25", "12-26", GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  DE: [
    ...["01-01", "05-01", "10-03", "12-25", "12-26"],
    ...[GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  ],
  ES: ["01-01", "01-06", "05-01", "08-15", "10-12", "11-01", "12-06", "12-08", "12-25", GOOD_FRIDAY],
  FR: [
    ...["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"],
    ...[EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  ],
  GB: [
    ...[substituted("01-01"), substituted("12-25", true), substituted("12-26", true)],
    ...[GOOD_FRIDAY, EASTER_MONDAY],
    ...[monday("05", "first"), monday("05", "last"), monday("08", "last")],
  ],
  IE: [
    ...["01-01", "03-17", "12-25", "12-26", EASTER_MONDAY, saintBrigid],
    ...[monday("05", "first"), monday("06", "first"), monday("08", "first"), monday("10", "last")],
  ],
  // 4 October, Saint Francis: Law 151/2025.
  IT: [
    ...[
      "01-01",
      "01-06",
      "04-25",
      "05-01",
      "06-02",
      "08-15",
      "11-01",
      "12-08",
      "12-25",
      "12-26",
      EASTER_MONDAY,
    ],
    since(2026, "10-04"),
  ],
  LU: [
    ...["01-01", "05-01", "05-09", "06-23", "08-15", "11-01", "12-25", "12-26"],
    ...[EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  ],
  NL: ["01-01", "04-27", "12-25", "12-26", EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  PL: [
    ...["01-01", "01-06", "05-01", "05-03", "08-15", "11-01", "11-11", "12-25", "12-26"],
    ...[EASTER_MONDAY, CORPUS_CHRISTI],
    since(2025, "12-24"),
  ],
  PT: [
    ...["01-01", "04-25", "05-01", "06-10", "08-15", "10-05", "11-01", "12-01", "12-08", "12-25"],
    ...[GOOD_FRIDAY, CORPUS_CHRISTI],
  ],
};

/** Ignores weekends. False for a country without rules (ISO 3166-1 alpha-2). */
export function isPublicHoliday(day: Day, country: string): boolean {
  const known = HOLIDAY_COUNTRIES.find((one) => one === country);
  return known !== undefined && RULES[known].some((rule) => falls(rule, day));
}

function falls(rule: Rule, day: Day): boolean {
  if (typeof rule === "string") return day.slice(5) === rule;
  if (typeof rule === "function") return rule(day);
  return day === addDays(easterSunday(Number(day.slice(0, 4))), rule);
}

/** Easter in the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
function easterSunday(year: number): Day {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leapCenturies = Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - leapCenturies - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const lateMoon = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  return addDays(`${year}-03-22`, moon + toSunday - 7 * lateMoon);
}
