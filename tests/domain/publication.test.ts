import { describe, expect, it } from "vitest";
import { instantOfMoment, localMoment } from "~/contract/constants/moment";
import { isReversed, isShown, publicationState } from "~/contract/constants/publication";

const [before, from, between, until] = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"].map(
  (day) => `${day}T08:00:00Z`,
) as [string, string, string, string];

describe("a published record", () => {
  it("is shown from its first instant until just before its last", () => {
    const shown = (at: string) => isShown({ from, until }, new Date(at));
    expect([before, from, between, until].map(shown)).toEqual([false, true, true, false]);
    expect(isShown({ from: null, until: null }, new Date(before))).toBe(true);
  });

  it("has a word for each of its states", () => {
    const stateOf = (at: string, isActive = true) =>
      publicationState(isActive, { from, until }, new Date(at));
    expect(stateOf(between, false)).toEqual({ state: "draft", at: null });
    expect(stateOf(before)).toEqual({ state: "planned", at: from });
    expect(stateOf(between)).toEqual({ state: "ends", at: until });
    expect(stateOf(until)).toEqual({ state: "ended", at: null });
    expect(publicationState(true, { from, until: null }, new Date(between)).state).toBe("shown");
  });

  it("never ends before it begins", () => {
    expect(isReversed({ from, until })).toBe(false);
    expect(isReversed({ from: until, until: from })).toBe(true);
    expect(isReversed({ from, until: from })).toBe(true);
    expect(isReversed({ from: null, until })).toBe(false);
  });
});

describe("a moment is typed in the shop's time zone", () => {
  it.each([
    ["2026-11-21T08:00:00Z", "2026-11-21T09:00", "Europe/Rome"],
    ["2026-07-01T06:30:00Z", "2026-07-01T08:30", "Europe/Rome"],
    ["2026-11-21T08:00:30Z", "2026-11-21T09:00:30", "Europe/Rome"],
    // The first of the two equal hours in autumn.
    ["2026-10-25T00:30:00Z", "2026-10-25T02:30", "Europe/Rome"],
    ["2026-11-01T05:30:00Z", "2026-11-01T01:30", "America/New_York"],
    ["2026-11-21T08:00:00Z", "2026-11-21T13:45", "Asia/Kathmandu"],
    ["2026-11-21T11:00:00Z", "2026-11-22T00:45", "Pacific/Chatham"],
  ])("%s is %s in the zone %s, in both directions", (instant, typed, zone) => {
    expect(localMoment(instant, zone)).toBe(typed);
    expect(instantOfMoment(typed, zone)).toBe(instant);
  });

  it("moves an hour skipped in spring to the next one, and leaves other text unchanged", () => {
    expect(localMoment(instantOfMoment("2026-03-29T02:30", "Europe/Rome"), "Europe/Rome")).toBe(
      "2026-03-29T03:30",
    );
    for (const typed of ["", "soon", "2026-11-21", "2026-11-21T08:00:00Z", "2026-13-01T09:00"])
      expect(instantOfMoment(typed, "Europe/Rome")).toBe(typed);
  });
});
