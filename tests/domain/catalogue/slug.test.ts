import { expect, it } from "vitest";
import { slugOf } from "~/contract/constants/slug";

it.each([
  ["Torchio à vis, 20 cm", "torchio-a-vis-20-cm"],
  ["  Perché no?  ", "perche-no"],
  ["A/1", "a-1"],
  ["Señor Lúpulo", "senor-lupulo"],
  ["日本", ""],
  ["—", ""],
])("the slug of %j is %j", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it("is limited in length, and does not end in a dash", () => {
  expect(slugOf("ab ".repeat(500))).toMatch(/^(ab-)+ab?$/);
});
