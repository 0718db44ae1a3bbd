import { describe, expect, it } from "vitest";
import { nextOrderDay } from "~/domain/orders/next-order-day";

describe("nextOrderDay", () => {
  it.each([
    ["no order", [], null],
    ["one order", ["2026-03-01"], null],
    ["no rhythm from one interval", ["2026-03-01", "2026-03-31"], null],
    ["several orders on one day are one", ["2026-03-01", "2026-03-01", "2026-03-31"], null],
    ["every ten days", ["2026-03-01", "2026-03-11", "2026-03-21"], "2026-03-31"],
    ["in any order", ["2026-03-21", "2026-03-01", "2026-03-11"], "2026-03-31"],
    [
      "one long pause does not change the rhythm",
      ["2025-03-01", "2026-03-01", "2026-03-11", "2026-03-21"],
      "2026-03-31",
    ],
    [
      "the later of the two middle intervals of an even number",
      ["2026-03-01", "2026-03-11", "2026-03-31"],
      "2026-04-20",
    ],
    [
      "over a leap day and the change to summer time",
      ["2028-02-01", "2028-02-28", "2028-03-26"],
      "2028-04-22",
    ],
  ])("%s", (_, days, next) => {
    expect(nextOrderDay(days)).toBe(next);
  });
});
