import { describe, expect, it } from "vitest";
import { rateFor, type VatFacts } from "~/domain/catalogue/vat";
import { vatTable } from "./catalogue";

const consumer: VatFacts = {
  table: vatTable,
  sellerCountry: "IT",
  kind: "consumer",
  vatChecked: false,
  destinationCountry: "IT",
  ossEnabled: true,
};
const business: VatFacts = { ...consumer, kind: "business" };

describe("the VAT of a sale", () => {
  it.each([
    ["a consumer at home", consumer, "standard", 2200, "standard"],
    ["a consumer at home", consumer, "reduced", 1000, "standard"],
    ["a consumer at home", consumer, "super_reduced", 400, "standard"],
    ["a consumer in Spain", { ...consumer, destinationCountry: "ES" }, "standard", 2100, "oss"],
    ["a consumer in France", { ...consumer, destinationCountry: "FR" }, "reduced", 550, "oss"],
    ["a consumer in Slovenia", { ...consumer, destinationCountry: "SI" }, "reduced", 950, "oss"],
    [
      "a consumer in Spain without OSS",
      { ...consumer, destinationCountry: "ES", ossEnabled: false },
      "standard",
      2200,
      "standard",
    ],
    [
      "a consumer with no address yet",
      { ...consumer, destinationCountry: null },
      "standard",
      2200,
      "standard",
    ],
    ["a consumer outside the Union", { ...consumer, destinationCountry: "CH" }, "standard", 2200, "standard"],
    [
      "a consumer in a state we have no rates for",
      { ...consumer, destinationCountry: "PL" },
      "standard",
      2200,
      "standard",
    ],
    [
      "a consumer, even with a checked number",
      { ...consumer, destinationCountry: "ES", vatChecked: true },
      "standard",
      2100,
      "oss",
    ],
    ["a business at home", business, "standard", 2200, "standard"],
    ["a checked business at home", { ...business, vatChecked: true }, "reduced", 1000, "standard"],
    [
      "a checked business in Spain",
      { ...business, destinationCountry: "ES", vatChecked: true },
      "standard",
      0,
      "reverse_charge",
    ],
    [
      "a checked business in Poland",
      { ...business, destinationCountry: "PL", vatChecked: true },
      "reduced",
      0,
      "reverse_charge",
    ],
    [
      "an unchecked business in Spain",
      { ...business, destinationCountry: "ES" },
      "standard",
      2200,
      "standard",
    ],
    [
      "a checked business outside the Union",
      { ...business, destinationCountry: "CH", vatChecked: true },
      "standard",
      2200,
      "standard",
    ],
    [
      "a checked business with no address yet",
      { ...business, destinationCountry: null, vatChecked: true },
      "standard",
      2200,
      "standard",
    ],
    ["a Spanish seller's consumer in Italy", { ...consumer, sellerCountry: "ES" }, "standard", 2200, "oss"],
    [
      "a Spanish seller's consumer at home",
      { ...consumer, sellerCountry: "ES", destinationCountry: "ES" },
      "standard",
      2100,
      "standard",
    ],
  ] as const)("for %s: %#", (_, facts, vatClass, rate, scheme) => {
    expect(rateFor({ ...facts, class: vatClass })).toEqual({ rate, scheme });
  });

  it("cannot be told for a seller whose rates are not in the table", () => {
    expect(() =>
      rateFor({ ...consumer, sellerCountry: "XX", destinationCountry: null, class: "standard" }),
    ).toThrow(RangeError);
  });
});
