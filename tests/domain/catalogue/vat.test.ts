import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countryRates, policiesWithVat, rateFor, type VatFacts, vatTableOf } from "~/domain/catalogue/vat";
import { vatTable } from "./catalogue";

const at = (country: string, postalCode: string | null = null) => ({ country, postalCode });

const consumer: VatFacts = {
  table: vatTable,
  sellerCountry: "IT",
  kind: "consumer",
  vatChecked: false,
  destination: at("IT"),
  ossEnabled: true,
  grossAbroad: "same",
};
const business: VatFacts = { ...consumer, kind: "business" };

describe("the VAT of a sale", () => {
  it.each([
    ["a consumer at home", consumer, "standard", 2200, "standard"],
    ["a consumer at home", consumer, "reduced", 1000, "standard"],
    ["a consumer at home", consumer, "super_reduced", 400, "standard"],
    ["a consumer in Spain", { ...consumer, destination: at("ES") }, "standard", 2100, "oss"],
    ["a consumer in France", { ...consumer, destination: at("FR") }, "reduced", 550, "oss"],
    ["a consumer in Slovenia", { ...consumer, destination: at("SI") }, "reduced", 950, "oss"],
    [
      "a consumer in Spain without OSS",
      { ...consumer, destination: at("ES"), ossEnabled: false },
      "standard",
      2200,
      "standard",
    ],
    ["a consumer with no address yet", { ...consumer, destination: null }, "standard", 2200, "standard"],
    ["a consumer outside the Union", { ...consumer, destination: at("CH") }, "standard", 0, "export"],
    [
      "a consumer in a state without rates",
      { ...consumer, destination: at("PL") },
      "standard",
      2200,
      "standard",
    ],
    [
      "a consumer, even with a checked number",
      { ...consumer, destination: at("ES"), vatChecked: true },
      "standard",
      2100,
      "oss",
    ],
    ["a business at home", business, "standard", 2200, "standard"],
    ["a checked business at home", { ...business, vatChecked: true }, "reduced", 1000, "standard"],
    [
      "a checked business in Spain",
      { ...business, destination: at("ES"), vatChecked: true },
      "standard",
      0,
      "reverse_charge",
    ],
    [
      "a checked business in Poland",
      { ...business, destination: at("PL"), vatChecked: true },
      "reduced",
      0,
      "reverse_charge",
    ],
    ["an unchecked business in Spain", { ...business, destination: at("ES") }, "standard", 2200, "standard"],
    [
      "a checked business outside the Union",
      { ...business, destination: at("CH"), vatChecked: true },
      "standard",
      0,
      "export",
    ],
    [
      "a checked business with no address yet",
      { ...business, destination: null, vatChecked: true },
      "standard",
      2200,
      "standard",
    ],
    ["a Spanish seller's consumer in Italy", { ...consumer, sellerCountry: "ES" }, "standard", 2200, "oss"],
    [
      "a Spanish seller's consumer at home",
      { ...consumer, sellerCountry: "ES", destination: at("ES") },
      "standard",
      2100,
      "standard",
    ],
  ] as const)("for %s: %#", (_, facts, vatClass, rate, scheme) => {
    expect(rateFor({ ...facts, class: vatClass })).toEqual({ rate, scheme });
  });

  it("cannot be computed for a seller whose rates are not in the table", () => {
    expect(() => rateFor({ ...consumer, sellerCountry: "XX", destination: null, class: "standard" })).toThrow(
      RangeError,
    );
  });
});

const row = (
  country: string,
  prefixes: string | null,
  rate: number,
  more: { vatClass?: "standard" | "reduced" | "super_reduced"; isOutside?: boolean } = {},
) => ({ country, prefixes, rate, vatClass: "standard" as const, isOutside: false, ...more });

describe("VAT by place", () => {
  const table = vatTableOf([
    row("IT", null, 2200),
    row("IT", null, 1000, { vatClass: "reduced" }),
    row("IT", "22061|23041", 0, { isOutside: true }),
    row("PT", null, 2300),
    row("PT", "90|91", 2200),
    row("PT", "900", 1900),
    row("CH", null, 0),
    row("GB", "BT", 2000),
    row("MC", null, 2000),
    row("NO", null, 2500),
    row("DK", null, 2500, { vatClass: "reduced" }),
  ]);
  const of = (facts: Partial<VatFacts>) => rateFor({ ...consumer, table, ...facts, class: "standard" });

  it.each([
    ["a territory of the seller's own country", { destination: at("IT", "23041") }, 0, "export"],
    ["a business in that territory", { kind: "business", destination: at("IT", "22061") }, 0, "export"],
    ["the next village", { destination: at("IT", "23042") }, 2200, "standard"],
    ["the country as a whole", { destination: at("PT", "1100-148") }, 2300, "oss"],
    ["a prefix", { destination: at("PT", "9100-001") }, 2200, "oss"],
    ["the longest of two prefixes", { destination: at("PT", "9000-001") }, 1900, "oss"],
    ["a country without a postal code yet", { destination: at("PT") }, 2300, "oss"],
    ["a country outside the Union without a row", { destination: at("US", "10001") }, 0, "export"],
    ["a country outside the Union with a rate of zero", { destination: at("CH", "8001") }, 0, "export"],
    ["Northern Ireland", { destination: at("GB", "BT1 1AA") }, 2000, "oss"],
    ["the rest of the United Kingdom", { destination: at("GB", "SW1A 1AA") }, 0, "export"],
    ["Monaco", { destination: at("MC", "98000") }, 2000, "oss"],
    ["a business in Monaco", { kind: "business", destination: at("MC", "98000") }, 2200, "standard"],
    ["a seller outside the Union", { sellerCountry: "NO", destination: at("PT", "1100-148") }, 0, "export"],
    [
      "a seller outside the Union at home",
      { sellerCountry: "NO", destination: at("NO", "0150") },
      2500,
      "standard",
    ],
  ] as const)("charges the right rate for %s", (_, facts, rate, scheme) => {
    expect(of(facts)).toEqual({ rate, scheme });
  });

  it("gives a class without a row the next higher class's rate, and leaves out a country without a standard rate", () => {
    expect(countryRates(table, "IT")).toEqual({ standard: 2200, reduced: 1000, super_reduced: 1000 });
    expect(countryRates(table, "DK")).toBeNull();
    expect(countryRates(table, "__proto__")).toBeNull();
  });

  const courier = { isPickup: false };
  const pickup = { isPickup: true };
  it("is unknown for a consumer in a member state whose rates are missing", () => {
    const facts = { ...consumer, table };
    expect(policiesWithVat([courier], facts, at("DK", "1050"))).toEqual([]);
    expect(policiesWithVat([courier], { ...facts, kind: "business" }, at("DK", "1050"))).toEqual([courier]);
    expect(policiesWithVat([courier], { ...facts, ossEnabled: false }, at("DK", "1050"))).toEqual([courier]);
  });

  it("is not an export if the goods are picked up at the shop", () => {
    expect(policiesWithVat([courier, pickup], { ...consumer, table }, at("IT", "23041"))).toEqual([courier]);
    expect(policiesWithVat([courier, pickup], { ...consumer, table }, at("IT", "14100"))).toEqual([
      courier,
      pickup,
    ]);
  });

  it("uses the rate of the longest prefix, in any order of the rows", () => {
    const prefix = fc.stringMatching(/^[1-9]\d{0,4}$/);
    fc.assert(
      fc.property(
        fc.uniqueArray(prefix, { maxLength: 8 }),
        fc.stringMatching(/^[1-9]\d{4}$/),
        (prefixes, code) => {
          const rows = [row("FR", null, 2000), ...prefixes.map((one) => row("FR", one, Number(one) % 2000))];
          const longest = prefixes
            .filter((one) => code.startsWith(one))
            .toSorted((a, b) => b.length - a.length)[0];
          const wanted = longest === undefined ? 2000 : Number(longest) % 2000;
          for (const given of [rows, rows.toReversed()])
            expect(
              rateFor({
                ...consumer,
                table: { ...table, ...vatTableOf(given) },
                destination: at("FR", code),
                class: "standard",
              }).rate,
            ).toBe(wanted);
        },
      ),
    );
  });
});
