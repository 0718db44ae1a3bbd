// Untrusted JSON is measured in one pass before it is parsed.
import { describe, expect, it } from "vitest";
import { isBoundedJson } from "~/contract/input/bounded-json";

const keys = (count: number) => `{${Array.from({ length: count }, (_, n) => `"k${n}":1`).join()}}`;

describe("untrusted JSON", () => {
  it.each([
    "",
    "null",
    '{"a":[1,{"b":"[[[[{{{{,,,,\\"[["}]}',
    `${"[".repeat(32)}${"]".repeat(32)}`,
    `"${"[".repeat(100_000)}"`,
    keys(1_000),
    `[${"[],".repeat(5_000)}[]]`,
  ])("is parsed: %.60s", (text) => {
    expect(isBoundedJson(text)).toBe(true);
  });

  it.each([
    "[".repeat(33),
    "[".repeat(300_000),
    '{"a":'.repeat(400_000),
    `{"a":"${"x".repeat(1_000)}","b":${"[".repeat(33)}`,
    keys(10_000),
    `[${"1,".repeat(10_000)}1]`,
    `${"\\".repeat(7)}${"[".repeat(33)}`,
  ])("is refused: %.60s", (text) => {
    expect(isBoundedJson(text)).toBe(false);
  });
});
