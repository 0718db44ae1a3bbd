import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RETRY_SPAN_MS, retryPause } from "~/domain/retry";

const HOUR = 3_600_000;
const all = Array.from({ length: 50 }, (_, n) => retryPause(n + 1));
const pauses = all.filter((pause) => pause !== null);

describe("a message that fails", () => {
  it("is tried for three days and an hour or two, then given up for good", () => {
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBe(RETRY_SPAN_MS);
    expect(RETRY_SPAN_MS).toBeGreaterThanOrEqual(72 * HOUR);
    expect(RETRY_SPAN_MS).toBeLessThan(75 * HOUR);
    expect(all.slice(pauses.length).every((pause) => pause === null)).toBe(true);
  });

  it("waits at least as long as before, and never more than a day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: pauses.length - 1 }), (tries) => {
        const [one = 0, next = 0] = [retryPause(tries), retryPause(tries + 1)].map(Number);
        expect(next).toBeGreaterThanOrEqual(one);
        expect(next).toBeLessThanOrEqual(24 * HOUR);
      }),
    );
  });

  it("is tried again within the first minute, since most failures are short", () => {
    expect(retryPause(1)).toBe(60_000);
  });
});
