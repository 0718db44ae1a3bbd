import { describe, expect, it } from "vitest";
import { instantOfMoment, localMoment } from "~/contract/constants/moment";
import { isReversed, isShown, publicationState } from "~/contract/constants/publication";

const [before, from, between, until] = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"].map(
  (day) => `${day}T08:00:00Z`,
) as [string, string, string, string];

describe("what is published", () => {
  it("is shown from its first instant, and at its last no more", () => {
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

describe("a moment is typed by Italy's clock", () => {
  it.each([
    ["2026-11-21T08:00:00Z", "2026-11-21T09:00"],
    ["2026-07-01T06:30:00Z", "2026-07-01T08:30"],
    ["2026-11-21T08:00:30Z", "2026-11-21T09:00:30"],
    // The hour that autumn repeats, the first time.
    ["2026-10-25T00:30:00Z", "2026-10-25T02:30"],
  ])("%s is %s, there and back", (instant, typed) => {
    expect(localMoment(instant)).toBe(typed);
    expect(instantOfMoment(typed)).toBe(instant);
  });

  it("takes the hour that spring leaves out for the next one, and leaves what is no moment", () => {
    expect(localMoment(instantOfMoment("2026-03-29T02:30"))).toBe("2026-03-29T03:30");
    for (const typed of ["", "soon", "2026-11-21", "2026-11-21T08:00:00Z", "2026-13-01T09:00"])
      expect(instantOfMoment(typed)).toBe(typed);
  });
});
