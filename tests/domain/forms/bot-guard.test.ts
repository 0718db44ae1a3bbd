import { describe, expect, it } from "vitest";
import { isTooFast, openedStamp } from "~/storefront/forms/bot-guard";

const SECRET = "secret";
const OPENED = new Date("2026-11-22T10:00:00Z");
const isRefused = (ms: number, minSeconds: unknown) =>
  isTooFast(openedStamp(SECRET, OPENED), minSeconds, SECRET, new Date(OPENED.getTime() + ms));

describe("a form filled in too fast", () => {
  it("is refused under one second by default", () => {
    expect([isRefused(50, null), isRefused(999, undefined), isRefused(1000, null)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("is refused below the configured time, and never at zero", () => {
    expect([isRefused(9999, 10), isRefused(10_000, 10), isRefused(0, 0)]).toEqual([true, false, false]);
  });

  it("is not detected without a page behind the post", () => {
    for (const opened of [undefined, "", "1.forged"])
      expect(isTooFast(opened, 10, SECRET, OPENED)).toBe(false);
  });
});
