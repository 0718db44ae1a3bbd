import { describe, expect, it } from "vitest";
import {
  buyHeight,
  countBeside,
  factsHeight,
  labelHeight,
  type PartHeight,
  pictureHeight,
} from "~/components/product/page/beside";

const parts = (facts: number, description: number, label: number): PartHeight[] => [
  { key: "facts", height: factsHeight(facts) },
  { key: "description", height: description },
  { key: "label", height: labelHeight(label) },
];

describe("a product's page", () => {
  it("puts nothing under the picture beside a short form", () => {
    expect(countBeside(500, 480, parts(8, 200, 5))).toBe(0);
  });

  it("fills the room beside a list of sizes, and not more", () => {
    expect(countBeside(buyHeight(5, 0), pictureHeight(1), parts(10, 220, 5))).toBe(2);
    expect(countBeside(buyHeight(3, 2), pictureHeight(1), parts(2, 250, 3))).toBe(3);
  });

  it("keeps the order of the parts: a long first part is not skipped", () => {
    expect(countBeside(600, 480, parts(30, 100, 1))).toBe(0);
  });
});
