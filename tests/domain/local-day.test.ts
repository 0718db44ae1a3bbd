import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTimeZone, timeZoneOf } from "~/contract/constants/time-zone";
import { clockChanges } from "~/domain/clock-changes";
import { addDays, dayStart, isInForce, localDay, localDayRange, localTime } from "~/domain/local-day";

const HOUR = 3_600_000;
const MINUTE = 60_000;

/**
 * Whole, half and quarter hours, both sides of the date line, clocks that change at midnight, in the south
 * and twice a year.
 */
const ZONES = [
  "Europe/Rome",
  "America/New_York",
  "Pacific/Auckland",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Pacific/Chatham",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "America/Havana",
  "Asia/Beirut",
  "America/Asuncion",
  "Africa/Casablanca",
  "UTC",
];
const zones = fc.constantFrom(...ZONES);
const instants = fc
  .integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) })
  .map((at) => new Date(at).toISOString());

describe("the day of an instant", () => {
  it.each([
    ["2026-01-31T22:59:59.999Z", "2026-01-31", "Europe/Rome"],
    ["2026-01-31T23:00:00.000Z", "2026-02-01", "Europe/Rome"],
    ["2026-07-31T21:59:59Z", "2026-07-31", "Europe/Rome"],
    ["2026-07-31T22:00:00Z", "2026-08-01", "Europe/Rome"],
    ["2025-12-31T23:00:00Z", "2026-01-01", "Europe/Rome"],
    ["2026-03-28T23:00:00Z", "2026-03-29", "Europe/Rome"],
    ["2026-03-29T21:59:59Z", "2026-03-29", "Europe/Rome"],
    ["2026-03-29T22:00:00Z", "2026-03-30", "Europe/Rome"],
    ["2026-10-24T21:59:59Z", "2026-10-24", "Europe/Rome"],
    ["2026-10-24T22:00:00Z", "2026-10-25", "Europe/Rome"],
    ["2026-10-25T22:59:59Z", "2026-10-25", "Europe/Rome"],
    ["2026-10-25T23:00:00Z", "2026-10-26", "Europe/Rome"],
    ["2026-06-30T23:30:00+02:00", "2026-06-30", "Europe/Rome"],
    ["2026-12-31T10:59:59Z", "2026-12-31", "Pacific/Auckland"],
    ["2026-12-31T11:00:00Z", "2027-01-01", "Pacific/Auckland"],
    ["2027-01-01T04:59:59Z", "2026-12-31", "America/New_York"],
    ["2027-01-01T05:00:00Z", "2027-01-01", "America/New_York"],
    ["2026-12-31T18:14:59Z", "2026-12-31", "Asia/Kathmandu"],
    ["2026-12-31T18:15:00Z", "2027-01-01", "Asia/Kathmandu"],
    ["2026-12-31T10:00:00Z", "2027-01-01", "Pacific/Kiritimati"],
    ["2027-01-01T10:59:59Z", "2026-12-31", "Pacific/Pago_Pago"],
  ])("at %s is %s in %s", (instant, day, zone) => {
    expect(localDay(instant, zone)).toBe(day);
  });

  it("contains the instant in its range, in every zone", () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const day = localDay(instant, zone);
        const { start, end } = localDayRange(day, day, zone);
        expect(start <= instant && instant < end).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it("equals the day that SQL computes by the zone's clock changes", () => {
    const changes = new Map(ZONES.map((zone) => [zone, clockChanges(zone)]));
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const [, minutes = 0] = changes.get(zone)?.findLast(([since]) => since <= instant) ?? [];
        const shifted = new Date(Date.parse(instant) + minutes * MINUTE).toISOString();
        expect(shifted.slice(0, 10)).toBe(localDay(instant, zone));
        expect(shifted.slice(11, 16)).toBe(localTime(instant, zone));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("whole days", () => {
  it.each([
    ["2026-03-28", 24, "Europe/Rome"],
    ["2026-03-29", 23, "Europe/Rome"],
    ["2026-03-30", 24, "Europe/Rome"],
    ["2026-10-24", 24, "Europe/Rome"],
    ["2026-10-25", 25, "Europe/Rome"],
    ["2027-10-31", 25, "Europe/Rome"],
    ["2026-03-08", 23, "America/New_York"],
    ["2026-11-01", 25, "America/New_York"],
    ["2026-04-05", 25, "Pacific/Auckland"],
    ["2026-09-27", 23, "Pacific/Auckland"],
    ["2026-04-05", 24.5, "Australia/Lord_Howe"],
    ["2026-10-04", 23.5, "Australia/Lord_Howe"],
    // The clock skips the hour after midnight.
    ["2026-03-08", 23, "America/Havana"],
    ["2026-11-21", 24, "Pacific/Kiritimati"],
  ])("%s lasts %d hours in %s", (day, hours, zone) => {
    const { start, end } = localDayRange(day, day, zone);
    expect((Date.parse(end) - Date.parse(start)) / HOUR).toBe(hours);
  });

  it.each([
    ["2026-11-21", "2026-11-21", "2026-11-20T23:00:00.000Z", "2026-11-21T23:00:00.000Z"],
    ["2026-03-28", "2026-03-30", "2026-03-27T23:00:00.000Z", "2026-03-30T22:00:00.000Z"],
    ["2026-10-25", "2026-10-25", "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
    ["2026-12-31", "2026-12-31", "2026-12-30T23:00:00.000Z", "2026-12-31T23:00:00.000Z"],
  ])("from %s to %s span in Rome from %s to just before %s", (from, to, start, end) => {
    expect(localDayRange(from, to, "Europe/Rome")).toEqual({ start, end });
  });

  it.each(ZONES)("meet without a gap in %s, and contain their first and last instant", (zone) => {
    for (let day = "2025-12-25"; day < "2028-01-10"; day = addDays(day, 1)) {
      const { start, end } = localDayRange(day, day, zone);
      expect(end).toBe(dayStart(addDays(day, 1), zone));
      expect(localDay(start, zone)).toBe(day);
      expect(localDay(new Date(Date.parse(end) - 1).toISOString(), zone)).toBe(day);
    }
  });

  it.each([
    ["2026-02-28", 1, "2026-03-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-03-29", -1, "2026-03-28"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-11-21", -30, "2026-10-22"],
  ])("%s plus %d days is %s", (day, days, expected) => {
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
  ])("includes both its ends: %s is %s", (today, expected) => {
    expect(isInForce({ from: "2026-11-10", to: "2026-11-20" }, today)).toBe(expected);
  });

  it("is open at a missing end", () => {
    expect(isInForce({ from: null, to: "2026-11-20" }, "1999-01-01")).toBe(true);
    expect(isInForce({ from: "2026-11-10", to: null }, "2099-01-01")).toBe(true);
    expect(isInForce({ from: null, to: null }, "2026-11-10")).toBe(true);
  });
});

describe("the name of a time zone", () => {
  it.each([...ZONES, "Etc/GMT+5", "America/Argentina/Buenos_Aires", "America/Port-au-Prince"])(
    "may be %s",
    (zone) => {
      expect(isTimeZone(zone)).toBe(true);
      expect(timeZoneOf(zone)).toBe(zone);
    },
  );

  it.each([
    "",
    "Rome",
    "Europe/Atlantis",
    "+02:00",
    "europe/rome",
    "CEST",
    " Europe/Rome",
    "Europe/Rome; DROP",
    "A".repeat(200),
  ])("cannot be %j, for which the default is used", (zone) => {
    expect(isTimeZone(zone)).toBe(false);
    expect(timeZoneOf(zone)).toBe("Europe/Rome");
  });
});
