import { expect, it } from "vitest";
import { slugOf } from "~/contract/constants/slug";

it.each([
  ["Torchio à vis, 20 cm", "torchio-a-vis-20-cm"],
  ["  Perché no?  ", "perche-no"],
  ["A/1", "a-1"],
  ["Señor Lúpulo", "senor-lupulo"],
  ["日本", ""],
  ["—", ""],
])("the address of %j is %j", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it("is no longer than an address may be, and ends in no dash", () => {
  expect(slugOf("ab ".repeat(500))).toMatch(/^(ab-)+ab?$/);
});
