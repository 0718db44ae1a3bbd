import { describe, expect, it } from "vitest";
import { yearOf } from "~/storefront/content/year-of-jobs";

const shape = (jobs: { from: number; to: number }[], month = 6) =>
  yearOf(jobs, month).map(({ months, job, isNow }) => `${job ? "job" : "-"}${months}${isNow ? "!" : ""}`);

describe("a calendar of jobs", () => {
  it("has twelve months: each job over its own, nothing over the months between", () => {
    expect(
      shape([
        { from: 3, to: 4 },
        { from: 8, to: 10 },
      ]),
    ).toEqual(["-2", "job2", "-3!", "job3", "-2"]);
    expect(shape([{ from: 1, to: 12 }])).toEqual(["job12!"]);
    expect(shape([])).toEqual(["-12!"]);
  });

  it("accepts jobs in any order, and never two in one month", () => {
    expect(
      shape([
        { from: 5, to: 7 },
        { from: 1, to: 5 },
      ]),
    ).toEqual(["job5", "job2!", "-5"]);
    expect(
      shape([
        { from: 1, to: 6 },
        { from: 2, to: 3 },
      ]),
    ).toEqual(["job6!", "-6"]);
    expect(shape([{ from: 9, to: 2 }])).toEqual(["-8!", "-4"]);
  });
});
