import { describe, expect, it } from "vitest";
import { ADDRESS_FIELDS, OPTIONAL_ADDRESS_FIELDS } from "~/contract/constants/address-fields";
import { AddressInput } from "~/contract/customers";
import { type AddressFacts, addressFaults, normalizeAddress } from "~/domain/accounts/address";

const cantina: AddressFacts = {
  type: "Billing",
  recipient: "Cantina Rossi S.r.l.",
  business_name: "Cantina Rossi S.r.l.",
  vat_number: "IT54405160059",
  tax_code: "",
  sdi_code: "M5UXCR1",
  pec: "",
  address: "Via delle Vigne 27",
  address_2: "",
  postal_code: "14100",
  city: "Asti",
  province: "AT",
  country: "IT",
  phone: "+39 0141 000000",
  email: "acquisti@cantinarossi.test",
};
const home: AddressFacts = {
  ...cantina,
  business_name: "",
  vat_number: "",
  tax_code: "",
  sdi_code: "",
};
const faultsOf = (
  address: AddressFacts,
  kind: "business" | "consumer",
  own = { vat_number: "", tax_code: "" },
  makesEInvoices = true,
) =>
  addressFaults(normalizeAddress(address), kind, own, makesEInvoices).map(
    ({ field, code }) => `${field}: ${code}`,
  );

describe("an address's fields", () => {
  it("are those of the contract, of which the optional ones may be missing", () => {
    expect([...ADDRESS_FIELDS].sort()).toEqual(AddressInput.keyof().options.toSorted());
    const required = Object.entries(cantina).filter(([name]) => !OPTIONAL_ADDRESS_FIELDS.includes(name));
    expect(AddressInput.safeParse(Object.fromEntries(required)).success).toBe(true);
  });
});

describe("addresses as autofill and other programs write them", () => {
  it.each([
    ["Asti", "AT"],
    ["(AT)", "AT"],
    ["milano", "MI"],
    ["Città metropolitana di Milano", "MI"],
    ["Monza e della Brianza", "MB"],
    ["Provincia dell’Aquila", "AQ"],
    ["Forli Cesena", "FC"],
    ["Reggio nell'Emilia", "RE"],
    ["Asti (AT)", "AT"],
    ["Bozen", "BZ"],
  ])("are normalized to a province code: %s", (typed, code) => {
    expect(normalizeAddress({ ...home, province: typed }).province).toBe(code);
    expect(faultsOf({ ...home, province: typed }, "consumer")).toEqual([]);
  });

  it.each([
    ["\u202a+39 333 1234567\u202c", "+39 333 1234567"],
    ["+39\u2011333\u20111234567", "+39-333-1234567"],
    ["(+39) 0141 123456", "+39 0141 123456"],
    ["+39 0141 123456 int. 12", "+39 0141 123456 int. 12"],
    ["0141/123456 x5", "0141/123456 x5"],
    ["\uff0b39\u00a00141\u00a0123456", "+39 0141 123456"],
  ])("are normalized to a phone number: %j", (typed, stored) => {
    expect(normalizeAddress({ ...home, phone: typed }).phone).toBe(stored);
    expect(faultsOf({ ...home, phone: typed }, "consumer")).toEqual([]);
  });

  it("are cleaned of invisible signs and of other hyphens in codes", () => {
    const address = { ...cantina, postal_code: "\u200b14100\u200e", vat_number: "IT\u2011544051\u200b60059" };
    expect(normalizeAddress(address)).toMatchObject({ postal_code: "14100", vat_number: "IT54405160059" });
    expect(faultsOf(address, "business")).toEqual([]);
  });

  it.each([
    ["info@bücher.example", true],
    ["josé@cafe.example", true],
    ["a&b@cafe.example", true],
    ["o'hara+shop@cafe.example", true],
    ["пример@пример.рф", true],
    ["ada@cafe.co.uk", true],
    ["ada@cafe", false],
    ["ada@-cafe.example", false],
    ["ada..b@cafe.example", false],
    [".ada@cafe.example", false],
    ["ada@cafe.example>", false],
    ["ada@127.0.0.1", false],
    ["ada@cafe.example:25", false],
    ["ada @cafe.example", false],
    ["@cafe.example", false],
  ])("have an email address that is accepted or refused: %s", (typed, isOne) => {
    expect(faultsOf({ ...home, email: typed }, "consumer")).toEqual(isOne ? [] : ["email: email_invalid"]);
  });
});

describe("addressFaults", () => {
  it("requires an SDI code of an Italian business only if the seller issues electronic invoices", () => {
    const business = { ...cantina, type: "Billing" as const, sdi_code: "", pec: "" };
    expect(faultsOf(business, "business")).toEqual(["sdi_code: sdi_or_pec_required"]);
    expect(faultsOf(business, "business", undefined, false)).toEqual([]);
  });

  it("accepts a business's and a consumer's address", () => {
    expect(faultsOf(cantina, "business")).toEqual([]);
    expect(faultsOf(home, "consumer")).toEqual([]);
  });

  it.each([
    ["IT", "14100", true],
    ["IT", "I-14100", true],
    ["IT", "1205", false],
    ["IT", "1410A", false],
    ["ES", "28013", true],
    ["ES", "00999", false],
    ["ES", "53001", false],
    ["FR", "75011", true],
    ["DE", "D-10115", true],
    ["AT", "1010", true],
    ["AT", "0110", false],
    ["BE", "1000", true],
    ["NL", "1012ab", true],
    ["NL", "1012 ABC", false],
    ["PT", "1100148", true],
    ["PT", "110-148", false],
    ["SI", "SI-1000", true],
    ["HR", "10000", true],
    ["LU", "L-1009", true],
    ["ES", "E-28013", true],
    ["FR", "F-75011", true],
    ["CH", "CH-6900", true],
    ["GB", "SW1A 1AA", true],
    ["GB", "m11ae", true],
    ["GB", "12345", false],
    ["US", "94105 1234", true],
    ["US", "9410", false],
    ["IE", "d02af30", true],
    ["IE", "D6W XY00", true],
    ["IE", "14100", false],
    ["CZ", "11000", true],
    ["SE", "SE-111 22", true],
    ["GR", "10557", true],
    ["PL", "00950", true],
    ["PL", "0095", false],
    ["LV", "1050", true],
    ["MT", "VLT1117", true],
    ["NO", "N-0150", true],
    ["RO", "010011", true],
    ["SK", "811 01", true],
    ["FI", "0010", false],
    ["US", "?", false],
  ])("validates the postal code %s %s", (country, postal_code, right) => {
    const faults = faultsOf(
      { ...home, country, postal_code, province: country === "IT" ? "AT" : "" },
      "consumer",
    );
    expect(faults).toEqual(right ? [] : ["postal_code: postal_code_invalid"]);
  });

  it("requires an Italian province, as its two letters", () => {
    expect(faultsOf({ ...home, province: "at" }, "consumer")).toEqual([]);
    expect(faultsOf({ ...home, province: "Astx" }, "consumer")).toEqual(["province: province_invalid"]);
    expect(faultsOf({ ...home, province: "" }, "consumer")).toEqual(["province: province_invalid"]);
    expect(faultsOf({ ...home, country: "ES", postal_code: "28013", province: "" }, "consumer")).toEqual([]);
  });

  it("checks numbers by their check digit, and ignores blanks and dots", () => {
    expect(faultsOf({ ...cantina, vat_number: "544 051 600-59" }, "business")).toEqual([]);
    expect(faultsOf({ ...cantina, vat_number: "IT54405160058" }, "business")).toEqual([
      "vat_number: vat_number_invalid",
    ]);
    expect(faultsOf({ ...home, tax_code: "bssgli74t51h501e" }, "consumer")).toEqual([]);
    expect(faultsOf({ ...home, tax_code: "BSSGLI74T51H501X" }, "consumer")).toEqual([
      "tax_code: tax_code_invalid",
    ]);
  });

  it("accepts the person's own Italian numbers abroad, and checks other numbers typed there", () => {
    const abroad = { ...home, country: "ES", postal_code: "28013", province: "" };
    const own = { vat_number: "IT54405160059", tax_code: "BSSGLI74T51H501E" };
    expect(faultsOf({ ...abroad, ...own }, "consumer", own)).toEqual([]);
    expect(faultsOf({ ...abroad, ...own }, "consumer")).toEqual([
      "vat_number: vat_number_invalid",
      "tax_code: tax_code_invalid",
    ]);
    expect(faultsOf({ ...abroad, tax_code: "BSSGLI74T51H501X" }, "consumer", own)).toEqual([
      "tax_code: tax_code_invalid",
    ]);
  });

  it("accepts any VAT number of a country that has no check", () => {
    const swiss = { ...home, country: "CH", postal_code: "6900", province: "TI", vat_number: "CHE123456788" };
    expect(faultsOf(swiss, "business")).toEqual([]);
  });

  it("requires a number and an e-invoice destination of an Italian business's billing address", () => {
    const bare = { ...home, type: "Billing" } as const;
    expect(faultsOf(bare, "business")).toEqual([
      "vat_number: vat_or_tax_code_required",
      "sdi_code: sdi_or_pec_required",
    ]);
    expect(faultsOf({ ...bare, type: "Shipping" }, "business")).toEqual([]);
    expect(faultsOf({ ...cantina, sdi_code: "", pec: "cantina@pec.example" }, "business")).toEqual([]);
    expect(faultsOf({ ...cantina, sdi_code: "M5UXC" }, "business")).toEqual(["sdi_code: sdi_code_invalid"]);
  });

  it.each([
    ["country", "XX", "country_unknown"],
    ["pec", "cantina@pec", "email_invalid"],
    ["email", "a b@c.it", "email_invalid"],
    ["phone", "call me", "phone_invalid"],
    ["city", "Asti\u0000", "invalid_characters"],
    ["recipient", "Rossi\nBcc: all", "invalid_characters"],
  ])("refuses %s %j", (field, value, code) => {
    expect(faultsOf({ ...home, [field]: value }, "consumer")).toEqual([`${field}: ${code}`]);
  });

  it("formats postal codes as their country does", () => {
    const written = (country: string, postal_code: string) =>
      normalizeAddress({ ...home, country, postal_code }).postal_code;
    expect(written("NL", "1012ab")).toBe("1012 AB");
    expect(written("PT", "1100 148")).toBe("1100-148");
    expect(written("DE", "D-10115")).toBe("10115");
    expect(written("IT", " 14100")).toBe("14100");
  });
});
