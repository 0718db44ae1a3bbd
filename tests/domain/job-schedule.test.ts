import { describe, expect, it } from "vitest";
import { nextAfter, slotAt } from "~/domain/job-schedule";

const nightly = { dailyAtHour: 3 };

describe("a daily job", () => {
  it.each([
    ["2026-11-26T01:59:59Z", "2026-11-25", "Europe/Rome"],
    ["2026-11-26T02:00:00Z", "2026-11-26", "Europe/Rome"],
    ["2026-11-26T23:30:00Z", "2026-11-26", "Europe/Rome"],
    ["2026-07-01T00:59:00Z", "2026-06-30", "Europe/Rome"],
    ["2026-07-01T01:00:00Z", "2026-07-01", "Europe/Rome"],
    ["2026-11-26T13:59:59Z", "2026-11-26", "Pacific/Auckland"],
    ["2026-11-26T14:00:00Z", "2026-11-27", "Pacific/Auckland"],
    ["2026-11-26T07:59:59Z", "2026-11-25", "America/New_York"],
  ])("at %s runs for %s, by the clock of %s", (at, day, zone) => {
    expect(slotAt(nightly, new Date(at), zone)).toBe(day);
  });

  it("is due at its hour of the next day, even at the end of a year", () => {
    expect(nextAfter(nightly, "2026-12-31", "Europe/Rome").toISOString()).toBe("2027-01-01T02:00:00.000Z");
  });

  it("has one slot in the 60 minutes of its hour", () => {
    const minutes = Array.from({ length: 60 }, (_, n) => new Date(Date.UTC(2026, 10, 26, 2, n)));
    expect(new Set(minutes.map((at) => slotAt(nightly, at, "Europe/Rome"))).size).toBe(1);
  });
});

describe("a job of every five minutes", () => {
  it("has a slot for every five minutes of the clock", () => {
    const every = { everyMinutes: 5 };
    expect(slotAt(every, new Date("2026-11-26T10:09:59Z"), "Europe/Rome")).toBe("2026-11-26T10:05:00.000Z");
    expect(nextAfter(every, "2026-11-26T10:05:00.000Z", "Europe/Rome").toISOString()).toBe(
      "2026-11-26T10:10:00.000Z",
    );
  });
});
