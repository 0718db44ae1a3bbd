import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { admit, type Purpose } from "~/platform/admission";

beforeEach(() => vi.useFakeTimers());
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

/** Admits requests until one is refused; returns how many. @param client a function of the request's number */
function fill(purpose: Purpose, client: (n: number) => string): number {
  for (let n = 0; n < 1000; n += 1) {
    const end = admit(purpose, client(n));
    if (!end) return n;
    ends.push(end);
  }
  return 1000;
}
const anybody = (n: number) => `10.0.0.${n}`;

describe("a crowd", () => {
  it("may look up to a limit, then only continue, then only write", () => {
    const looks = fill("look", anybody);
    const continued = fill("continue", anybody);
    const written = fill("write", anybody);
    expect([looks, continued > 0, written > 0]).toEqual([128, true, true]);
    expect([admit("look", "x"), admit("continue", "x"), admit("write", "x")]).toEqual([null, null, null]);
  });

  it("is admitted again when requests end", () => {
    fill("look", anybody);
    ends.pop()?.();
    expect(fill("look", anybody)).toBe(1);
  });

  it("is admitted again when the runtime has cancelled requests without ending them", () => {
    fill("look", anybody);
    vi.advanceTimersByTime(20_000);
    expect(fill("look", anybody)).toBe(128);
  });
});

describe("one client", () => {
  it("may send 50 requests at once while nobody else is there", () => {
    expect(fill("look", () => "one")).toBeGreaterThanOrEqual(50);
  });

  it("leaves room for others", () => {
    fill("look", () => "one");
    expect(admit("look", "another")).not.toBe(null);
  });

  it("may still write when its looks are refused", () => {
    fill("look", () => "one");
    expect(admit("write", "one")).not.toBe(null);
  });
});
