import { describe, expect, it } from "vitest";
import { isBot, openedStamp } from "~/storefront/forms/bot-guard";

const SECRET = "secret";
const OPENED = new Date("2026-11-22T10:00:00Z");
const judged = (ms: number, minSeconds: unknown) =>
  isBot({ opened: openedStamp(SECRET, OPENED) }, minSeconds, SECRET, new Date(OPENED.getTime() + ms));

describe("a form filled in no time", () => {
  it("is a bot's under one second where no time is set", () => {
    expect([judged(50, null), judged(999, undefined), judged(1000, null)]).toEqual([true, true, false]);
  });

  it("is judged by the time that is set, none at all included", () => {
    expect([judged(9999, 10), judged(10_000, 10), judged(0, 0)]).toEqual([true, false, false]);
  });

  it("is nobody's where no page stands behind the post", () => {
    for (const opened of [undefined, "", "1.forged"])
      expect(isBot({ opened }, 10, SECRET, OPENED)).toBe(false);
  });
});
