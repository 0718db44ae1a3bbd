import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOLIDAY_COUNTRIES } from "~/contract/constants/countries";
import { isPublicHoliday } from "~/domain/holidays";
import { addDays, isoWeekday } from "~/domain/local-day";
import {
  arrivesBy,
  backordered,
  type DispatchRules,
  isWorkingDay,
  type PromisedRow,
  promisedBy,
  withdrawalUntil,
} from "~/domain/orders/delivery-promise";

const CLOSED = [
  "2026-08-10",
  "2026-08-11",
  "2026-08-12",
  "2026-08-13",
  "2026-08-14",
  "2026-12-24",
  "2026-12-31",
];

const RULES: DispatchRules = {
  handlingDays: 3,
  dispatchDays: [1, 2, 3, 4, 5],
  cutoffTime: null,
  zone: "Europe/Rome",
  closedDays: CLOSED,
  holidays: "IT",
};

describe("the promised day", () => {
  it.each([
    [1, "2026-11-23"],
    [2, "2026-11-24"],
    [5, "2026-11-27"],
    [10, "2026-12-04"],
  ])("counts the shop's %i working days from a Friday", (handlingDays, expected) => {
    expect(promisedBy("2026-11-20T10:00:00Z", { ...RULES, handlingDays })).toBe(expected);
  });

  it.each([
    ["a plain Monday", "2026-11-16T10:00:00Z", "2026-11-19"],
    ["a Wednesday, over the weekend", "2026-11-18T10:00:00Z", "2026-11-23"],
    ["a Friday", "2026-11-20T10:00:00Z", "2026-11-25"],
    ["a Saturday", "2026-11-21T10:00:00Z", "2026-11-25"],
    ["a Sunday", "2026-11-22T10:00:00Z", "2026-11-25"],
    ["late on a Friday that is Saturday in Rome", "2026-11-20T23:30:00Z", "2026-11-25"],
    ["late on a Sunday that is Monday in Rome", "2026-11-22T23:30:00Z", "2026-11-26"],
    ["the Thursday before Easter 2026, Easter Monday free", "2026-04-02T08:00:00Z", "2026-04-08"],
    ["the day the clocks go forward", "2026-03-29T00:30:00Z", "2026-04-01"],
    ["the day the clocks go back", "2026-10-25T00:30:00Z", "2026-10-28"],
    ["the eve of Liberation Day 2025, a Friday after Easter", "2025-04-24T08:00:00Z", "2025-04-30"],
    ["before Christmas, the shop closed on the 24th", "2026-12-22T08:00:00Z", "2026-12-29"],
    ["the August closing", "2026-08-07T08:00:00Z", "2026-08-19"],
    ["before Saint Francis 2027, a Monday", "2027-10-01T08:00:00Z", "2027-10-07"],
    ["before 4 October 2024, a working Friday still", "2024-10-02T08:00:00Z", "2024-10-07"],
  ])("is right for an order on %s", (_, orderedAt, expected) => {
    expect(promisedBy(orderedAt, RULES)).toBe(expected);
  });

  it("agrees with a wall calendar on each of 730 days, at four hours of the day", () => {
    let days = 0;
    for (const day of wallCalendar.keys()) {
      if (day >= "2028-01-01") break;
      for (const hour of ["00:15", "09:00", "17:45", "23:30"]) {
        const local = `${day}T${hour}:00`;
        const orderedAt = new Date(Date.parse(`${local}${romeOffset(local)}`)).toISOString();
        expect(`${orderedAt} → ${promisedBy(orderedAt, RULES)}`).toBe(`${orderedAt} → ${third(day)}`);
      }
      days += 1;
    }
    expect(days).toBe(730);
  });

  it.each([
    ["2026-05-25", true, "Whit Monday is not a holiday in Italy"],
    ["2026-04-03", true, "Good Friday is not either"],
    ["2026-04-06", false, "Easter Monday is"],
    ["2027-03-29", false, "Easter Monday of 2027"],
    ["2028-04-17", false, "Easter Monday of 2028"],
    ["2038-04-26", false, "the latest Easter Monday of the century"],
    ["2035-03-26", false, "an early Easter Monday"],
    ["2027-10-04", false, "Saint Francis, since Law 151/2025"],
    ["2021-10-04", true, "Saint Francis before it"],
  ])("%s, working: %s (%s)", (day, expected) => {
    expect(isWorkingDay(day, "IT")).toBe(expected);
  });
});

describe("the promise of three days does not hold", () => {
  const today = "2026-11-22";
  const row = (facts: Partial<PromisedRow>): PromisedRow => ({
    ...{ id: 1, qty: 1, held: 0, available: 10, isBackorderable: true, restockDate: null },
    ...facts,
  });

  it("for a row that requests more than the stock, and holds for a row in stock", () => {
    expect(backordered([row({ qty: 10 })], today)).toBeNull();
    expect(backordered([row({ qty: 10 }), row({ id: 2, qty: 11 })], today)).toEqual({
      rows: [2],
      restockDate: null,
    });
  });

  it("but holds for stock that the row itself reserves", () => {
    expect(backordered([row({ qty: 10, held: 10, available: 0 })], today)).toBeNull();
    expect(backordered([row({ qty: 12, held: 10, available: 1 })], today)?.rows).toEqual([1]);
  });

  it("but a row that cannot be ordered at all is a separate problem", () => {
    expect(backordered([row({ qty: 99, isBackorderable: false })], today)).toBeNull();
  });

  it("until the last goods arrive; the day is known only if every row has one", () => {
    const first = row({ id: 1, qty: 99, restockDate: "2026-12-03" });
    const second = row({ id: 2, qty: 99, restockDate: "2026-12-20" });
    expect(backordered([second, first], today)?.restockDate).toBe("2026-12-20");
    expect(backordered([first, row({ id: 3, qty: 99 })], today)?.restockDate).toBeNull();
  });

  it("and a restock day in the past is ignored", () => {
    expect(backordered([row({ qty: 99, restockDate: today })], today)?.restockDate).toBeNull();
  });
});

/**
 * Every day from 2026 to January 2028 with its weekday, copied from a wall calendar: 1 January 2026 is a
 * Thursday.
 */
const wallCalendar = new Map<string, { weekday: string; free: boolean }>();
const WEEK = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"];
const FREE = new Set(
  `2026-01-01 2026-01-06 2026-04-06 2026-04-25 2026-05-01 2026-06-02 2026-08-15 2026-10-04 2026-11-01 2026-12-08
   2026-12-25 2026-12-26 2027-01-01 2027-01-06 2027-03-29 2027-04-25 2027-05-01 2027-06-02 2027-08-15 2027-10-04
   2027-11-01 2027-12-08 2027-12-25 2027-12-26 2028-01-01 2028-01-06`
    .split(/\s+/)
    .concat(CLOSED),
);
for (let month = 0; month < 25; month += 1) addMonth(2026 + Math.floor(month / 12), (month % 12) + 1);

function addMonth(year: number, month: number): void {
  const length = month === 2 ? 28 : [4, 6, 9, 11].includes(month) ? 30 : 31;
  for (let date = 1; date <= length; date += 1) {
    const day = `${year}-${`${month}`.padStart(2, "0")}-${`${date}`.padStart(2, "0")}`;
    wallCalendar.set(day, { weekday: WEEK[wallCalendar.size % 7] ?? "", free: FREE.has(day) });
  }
}

function third(day: string): string | undefined {
  const later = [...wallCalendar].filter(([other]) => other > day);
  return later.filter(
    ([, { weekday, free }]) => !free && weekday !== "Saturday" && weekday !== "Sunday",
  )[2]?.[0];
}

function romeOffset(local: string): string {
  const inSummer = [
    ["2026-03-29T03", "2026-10-25T03"],
    ["2027-03-28T03", "2027-10-31T03"],
  ].some(([from = "", to = ""]) => from <= local && local < to);
  return inSummer ? "+02:00" : "+01:00";
}

describe("the last day of withdrawal", () => {
  it.each([
    ["a working day", "2026-11-17", "2026-12-01"],
    ["a Saturday: the Monday after", "2026-11-14", "2026-11-30"],
    ["a Sunday: the Monday after", "2026-11-15", "2026-11-30"],
    ["a public holiday: the day after", "2026-11-24", "2026-12-09"],
    ["Christmas, before a weekend: the Monday after", "2026-12-11", "2026-12-28"],
    ["Good Friday, which is a working day in Italy", "2026-03-20", "2026-04-03"],
    ["the Saturday before Easter Monday", "2026-03-21", "2026-04-07"],
    ["New Year's Eve, whose next day is free", "2026-12-17", "2026-12-31"],
    ["New Year's Day, before a weekend", "2026-12-18", "2027-01-04"],
  ])("would be %s", (_, deliveredOn, expected) => {
    expect(withdrawalUntil(deliveredOn, "IT")).toBe(expected);
  });
});

describe("the days of dispatch", () => {
  it.each([
    ["Tuesdays alone, one day to prepare, from a Monday", [2], 1, "2026-11-16T10:00:00Z", "2026-11-17"],
    ["Tuesdays alone, one day to prepare, from a Tuesday", [2], 1, "2026-11-17T10:00:00Z", "2026-11-24"],
    ["Tuesdays alone, three days to prepare, from a Monday", [2], 3, "2026-11-16T10:00:00Z", "2026-11-24"],
    [
      "Saturdays too, one day to prepare, from a Friday",
      [1, 2, 3, 4, 5, 6],
      1,
      "2026-11-20T10:00:00Z",
      "2026-11-21",
    ],
    ["Tuesdays alone, on 8 December a holiday", [2], 1, "2026-12-07T10:00:00Z", "2026-12-15"],
  ])("%s", (_, dispatchDays, handlingDays, at, expected) => {
    expect(promisedBy(at, { ...RULES, dispatchDays, handlingDays })).toBe(expected);
  });

  it.each([
    ["2026-11-16T14:59:59Z", "2026-11-17"],
    ["2026-11-16T15:00:59Z", "2026-11-17"],
    ["2026-11-16T15:01:00Z", "2026-11-18"],
    ["2026-11-20T20:00:00Z", "2026-11-23"],
    ["2026-07-06T14:01:00Z", "2026-07-08"],
  ])("send an order of %s by %s if the day ends at 16:00 in Italy", (at, expected) => {
    expect(promisedBy(at, { ...RULES, handlingDays: 1, cutoffTime: "16:00" })).toBe(expected);
  });

  it.each([
    ["Pacific/Auckland", "2026-11-16T02:59:00Z", "2026-11-17"],
    ["Pacific/Auckland", "2026-11-16T03:01:00Z", "2026-11-18"],
    ["America/New_York", "2026-11-16T20:59:00Z", "2026-11-17"],
    ["America/New_York", "2026-11-16T21:01:00Z", "2026-11-18"],
    ["Asia/Kolkata", "2026-11-16T10:31:00Z", "2026-11-18"],
  ])("in %s send an order of %s by %s if the day ends at 16:00", (zone, at, expected) => {
    expect(promisedBy(at, { ...RULES, zone, handlingDays: 1, cutoffTime: "16:00" })).toBe(expected);
  });

  it("never promise a later order an earlier day, nor a day of rest", () => {
    const rules = fc.record({
      handlingDays: fc.integer({ min: 1, max: 10 }),
      dispatchDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      cutoffTime: fc.constantFrom(null, "00:00", "12:00", "16:30", "23:59"),
      zone: fc.constantFrom("Europe/Rome", "Pacific/Auckland", "America/New_York", "Asia/Kathmandu"),
      closedDays: fc.constant(CLOSED),
      holidays: fc.constantFrom(...HOLIDAY_COUNTRIES, "none"),
    });
    const instant = fc.date({
      min: new Date("2025-01-01"),
      max: new Date("2030-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(rules, instant, instant, (rules, one, other) => {
        const [first, second] = [one, other].map((at) => at.toISOString()).toSorted();
        const promised = promisedBy(second ?? "", rules);
        expect(promised >= promisedBy(first ?? "", rules)).toBe(true);
        expect(rules.dispatchDays).toContain(isoWeekday(promised));
        expect(isPublicHoliday(promised, rules.holidays) || CLOSED.includes(promised)).toBe(false);
      }),
    );
  });
});

describe("public holidays", () => {
  // The countries' official calendars for 2026, without weekends.
  it.each([
    ["IT", "01-01 01-06 04-06 05-01 06-02 12-08 12-25"],
    ["ES", "01-01 01-06 04-03 05-01 10-12 12-08 12-25"],
    ["IE", "01-01 02-02 03-17 04-06 05-04 06-01 08-03 10-26 12-25"],
    ["GB", "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28"],
    ["FR", "01-01 04-06 05-01 05-08 05-14 05-25 07-14 11-11 12-25"],
    ["DE", "01-01 04-03 04-06 05-01 05-14 05-25 12-25"],
    ["AT", "01-01 01-06 04-06 05-01 05-14 05-25 06-04 10-26 12-08 12-25"],
    ["CH", "01-01 04-03 04-06 05-14 05-25 12-25"],
    ["BE", "01-01 04-06 05-01 05-14 05-25 07-21 11-11 12-25"],
    ["NL", "01-01 04-06 04-27 05-14 05-25 12-25"],
    ["LU", "01-01 04-06 05-01 05-14 05-25 06-23 12-25"],
    ["PT", "01-01 04-03 05-01 06-04 06-10 10-05 12-01 12-08 12-25"],
    ["PL", "01-01 01-06 04-06 05-01 06-04 11-11 12-24 12-25"],
    ["none", ""],
    ["XX", ""],
  ])("of %s on weekdays of 2026 are %s", (country, expected) => {
    const days = Array.from({ length: 365 }, (_, n) => addDays("2026-01-01", n));
    const free = days.filter((day) => isoWeekday(day) <= 5 && !isWorkingDay(day, country));
    expect(free.map((day) => day.slice(5)).join(" ")).toBe(expected);
  });

  it.each([
    ["GB", "2021-12-27", true, "Christmas of a Saturday"],
    ["GB", "2021-12-28", true, "Boxing Day of a Sunday"],
    ["GB", "2022-12-27", true, "Christmas of a Sunday"],
    ["GB", "2022-01-03", true, "New Year of a Saturday"],
    ["IE", "2030-02-01", true, "Saint Brigid on a Friday"],
    ["IE", "2030-02-04", false, "the Monday after it"],
    ["PL", "2024-12-24", false, "Christmas Eve before 2025"],
    ["IT", "2024-10-04", false, "Saint Francis before 2026"],
  ])("%s on %s: %s (%s)", (country, day, expected) => {
    expect(isPublicHoliday(day, country)).toBe(expected);
  });

  it("of the seller's country extend the period of withdrawal", () => {
    expect(withdrawalUntil("2026-02-18", "IE")).toBe("2026-03-04");
    expect(withdrawalUntil("2026-03-03", "IE")).toBe("2026-03-18");
    expect(withdrawalUntil("2026-03-03", "IT")).toBe("2026-03-17");
  });
});

describe("the day of arrival", () => {
  it.each([
    ["the next working days", "2026-12-01", 3, "IT", "2026-12-04"],
    ["over a weekend", "2026-12-03", 2, "DE", "2026-12-07"],
    ["over a public holiday of the destination", "2026-12-07", 1, "IT", "2026-12-09"],
    ["over a day that is free elsewhere only", "2026-12-07", 1, "DE", "2026-12-08"],
    ["on the same day", "2026-12-05", 0, "IT", "2026-12-05"],
  ])("is %s", (_, dispatched, workingDays, country, expected) => {
    expect(arrivesBy(dispatched, workingDays, country)).toBe(expected);
  });

  it("is a working day of the destination, the courier's number of working days later", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom(...HOLIDAY_COUNTRIES),
        (ahead, workingDays, country) => {
          const dispatched = addDays("2024-01-01", ahead);
          const arrival = arrivesBy(dispatched, workingDays, country);
          expect(isWorkingDay(arrival, country)).toBe(true);
          let between = 0;
          for (let day = addDays(dispatched, 1); day <= arrival; day = addDays(day, 1))
            if (isWorkingDay(day, country)) between += 1;
          expect(between).toBe(workingDays);
        },
      ),
    );
  });
});
