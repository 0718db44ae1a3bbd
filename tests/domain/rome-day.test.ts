import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, isInForce, romeDay, romeDayRange } from "~/domain/rome-day";

const HOUR = 3_600_000;

describe("the day in Rome", () => {
  it.each([
    ["2026-01-31T22:59:59.999Z", "2026-01-31"],
    ["2026-01-31T23:00:00.000Z", "2026-02-01"],
    ["2026-07-31T21:59:59Z", "2026-07-31"],
    ["2026-07-31T22:00:00Z", "2026-08-01"],
    ["2025-12-31T23:00:00Z", "2026-01-01"],
    ["2026-03-28T23:00:00Z", "2026-03-29"],
    ["2026-03-29T21:59:59Z", "2026-03-29"],
    ["2026-03-29T22:00:00Z", "2026-03-30"],
    ["2026-10-24T21:59:59Z", "2026-10-24"],
    ["2026-10-24T22:00:00Z", "2026-10-25"],
    ["2026-10-25T22:59:59Z", "2026-10-25"],
    ["2026-10-25T23:00:00Z", "2026-10-26"],
    ["2026-06-30T23:30:00+02:00", "2026-06-30"],
  ])("at %s is %s", (instant, day) => {
    expect(romeDay(instant)).toBe(day);
  });
});

describe("whole days", () => {
  it.each([
    ["2026-03-28", 24],
    ["2026-03-29", 23],
    ["2026-03-30", 24],
    ["2026-10-24", 24],
    ["2026-10-25", 25],
    ["2026-10-26", 24],
    ["2027-03-28", 23],
    ["2027-10-31", 25],
  ])("%s lasts %d hours", (day, hours) => {
    const { start, end } = romeDayRange(day, day);
    expect((Date.parse(end) - Date.parse(start)) / HOUR).toBe(hours);
  });

  it.each([
    ["2026-11-21", "2026-11-21", "2026-11-20T23:00:00.000Z", "2026-11-21T23:00:00.000Z"],
    ["2026-03-28", "2026-03-30", "2026-03-27T23:00:00.000Z", "2026-03-30T22:00:00.000Z"],
    ["2026-10-25", "2026-10-25", "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
    ["2026-12-31", "2026-12-31", "2026-12-30T23:00:00.000Z", "2026-12-31T23:00:00.000Z"],
  ])("from %s to %s reach from %s to just before %s", (from, to, start, end) => {
    expect(romeDayRange(from, to)).toEqual({ start, end });
  });

  it("meet without a gap, and hold their first and last instant", () => {
    for (let day = "2025-12-25"; day < "2028-01-10"; day = addDays(day, 1)) {
      const { start, end } = romeDayRange(day, day);
      expect(end).toBe(romeDayRange(addDays(day, 1), addDays(day, 1)).start);
      expect(romeDay(start)).toBe(day);
      expect(romeDay(new Date(Date.parse(end) - 1).toISOString())).toBe(day);
    }
  });

  it("are those of the instants between their ends", () => {
    const instants = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });
    fc.assert(
      fc.property(instants, (time) => {
        const instant = new Date(time).toISOString();
        const { start, end } = romeDayRange(romeDay(instant), romeDay(instant));
        expect(start <= instant && instant < end).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["2026-02-28", 1, "2026-03-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-03-29", -1, "2026-03-28"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-11-21", -30, "2026-10-22"],
  ])("%s and %d days is %s", (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });
});

describe("a window of days", () => {
  it.each([
    ["2026-11-09", false],
    ["2026-11-10", true],
    ["2026-11-15", true],
    ["2026-11-20", true],
    ["2026-11-21", false],
  ])("holds both its ends: %s is %s", (today, expected) => {
    expect(isInForce({ from: "2026-11-10", to: "2026-11-20" }, today)).toBe(expected);
  });

  it("is open where an end is missing", () => {
    expect(isInForce({ from: null, to: "2026-11-20" }, "1999-01-01")).toBe(true);
    expect(isInForce({ from: "2026-11-10", to: null }, "2099-01-01")).toBe(true);
    expect(isInForce({ from: null, to: null }, "2026-11-10")).toBe(true);
  });
});
