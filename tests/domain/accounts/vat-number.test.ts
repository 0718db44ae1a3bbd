import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isKnownVatNumber, isTaxCode, isVatNumber, vatNumberParts } from "~/domain/accounts/vat-number";
import { customers, settings } from "../catalogue/catalogue";

describe("a VAT number", () => {
  it.each([
    ["CY", "CY10259033P", "CY10259033Q"],
    ["IE", "IE6433435F", "IE6433435E"],
    ["IE", "6433435OA", "6433435OB"],
    ["IE", "8D79739I", "8D79738I"],
    ["SE", "SE123456789701", "SE123456789601"],
    ["BG", "7523169263", "7523169262"],
    ["CZ", "CZ7103192745", "CZ7103192744"],
    ["LV", "16117519997", "16117519996"],
    ["GB", "GBGD001", "GBGD501"],
    ["XI", "XI980780684", "XI980780685"],
    ["GB", "XI980780684", "XI980780685"],
  ])("of %s: %s is valid and %s is not", (country, right, wrong) => {
    expect([isVatNumber(country, right), isVatNumber(country, wrong)]).toEqual([true, false]);
  });

  it("belongs to the seller's country unless it names another country", () => {
    expect(vatNumberParts("B12345674", "ES")).toEqual({ country: "ES", code: "B12345674" });
    expect(vatNumberParts("ESB12345674", "IT")).toEqual({ country: "ES", code: "B12345674" });
    expect(vatNumberParts("EL094259216", "GR")).toEqual({ country: "GR", code: "094259216" });
    expect(isKnownVatNumber("B12345674", "ES")).toBe(true);
    expect(isKnownVatNumber("B12345674", "IT")).toBe(false);
    expect(isKnownVatNumber("ZZ12345674", "IT")).toBe(false);
  });

  it.each([
    ["IT", "00743110157"],
    ["IT", "IT 007 431 101 57"],
    ["IT", "07431100010"],
    ["IT", "07431101000"],
    ["IT", "07431101208"],
    ["IT", "07431101216"],
    ["IT", "07431108880"],
    ["IT", "07431109995"],
    ["ES", "J99216582"],
    ["ES", "B-58378431"],
    ["ES", "54362315-K"],
    ["ES", "X-5253868-R"],
    ["FR", "FR 40 303 265 045"],
    ["FR", "23334175221"],
    ["FR", "K7399859412"],
    ["FR", "4Z123456782"],
    ["DE", "DE 136.695.976"],
    ["AT", "ATU13585627"],
    ["BE", "0428759497"],
    ["NL", "NL004495445B01"],
    ["NL", "123456789B13"],
    ["PT", "501 964 843"],
    ["SI", "SI50223054"],
    ["HR", "HR33392005961"],
    ["LU", "LU 150 274 42"],
    ["BG", "BG 175 074 752"],
    ["CZ", "CZ25123891"],
    ["CZ", "640903926"],
    ["DK", "DK 13 58 56 28"],
    ["EE", "EE100931558"],
    ["GR", "EL 094259216"],
    ["FI", "FI-20774740"],
    ["HU", "HU12892312"],
    ["LT", "LT119511515"],
    ["LT", "100001919017"],
    ["LV", "LV40003521600"],
    ["MT", "MT 1167-9112"],
    ["PL", "PL8567346215"],
    ["RO", "RO18547290"],
    ["SK", "SK2022749619"],
    ["GB", "GB 980 7806 84"],
    ["CH", "CHE-107.787.577 IVA"],
    ["NO", "NO 995 525 828 MVA"],
  ])("of %s: %s is valid, and invalid with any other last digit", (country, number) => {
    expect(isVatNumber(country, number)).toBe(true);
    const lastDigit = number.search(/\d\D*$/);
    for (const other of "0123456789".replace(number.charAt(lastDigit), "")) {
      // The Dutch suffix numbers the establishments; every suffix is valid.
      if (number.includes("004495445B")) continue;
      const spoilt = number.slice(0, lastDigit) + other + number.slice(lastDigit + 1);
      expect([spoilt, isVatNumber(country, spoilt)]).toEqual([spoilt, false]);
    }
  });

  it.each([
    ["J9921658B", true, "this form ends in either"],
    ["Q2818002D", true, "a public body ends in a letter"],
    ["Q28180024", false, "and in nothing else"],
    ["B5837843A", false, "a company ends in a digit"],
    ["J9921658C", false, "the wrong letter"],
  ])("of a Spanish business: %s, %s (%s)", (number, expected) => {
    expect(isVatNumber("ES", number)).toBe(expected);
  });

  it.each([
    ["IT", ""],
    ["IT", "00000000000"],
    ["IT", "0743110157"],
    ["IT", "DE136695976"],
    ["IT", "٠٠٧٤٣١١٠١٥٧"],
    // The check digit is right, but no office has this number.
    ["IT", "80119774000"],
    ["IT", "07431100002"],
    ["IT", "07431101018"],
    ["IT", "07431101190"],
    ["IT", "07431101224"],
    ["IT", "07431108872"],
    ["IT", "07431109987"],
    ["ES", "B58378430"],
    ["ES", "A0000000J"],
    ["FR", "IO303265045"],
    ["DE", "036695976"],
    ["AT", "13585627"],
    ["NL", "004495446B01"],
    ["NL", "004495445B00"],
    ["XX", "12345678"],
  ])("of %s cannot be %j", (country, number) => {
    expect(isVatNumber(country, number)).toBe(false);
  });

  it("of Italy is invalid with two neighbouring digits swapped", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), (place) => {
        const digits = "54405160059";
        const swapped =
          digits.slice(0, place) + digits.charAt(place + 1) + digits.charAt(place) + digits.slice(place + 2);
        // Swapping 0 and 9 is the only change that a Luhn sum cannot detect.
        const unseen = swapped === digits || ["09", "90"].includes(digits.slice(place, place + 2));
        expect(isVatNumber("IT", swapped)).toBe(unseen);
      }),
    );
  });
});

describe("a tax code", () => {
  it.each([
    ["IT", "RCCMNL83S18D969H", true],
    ["IT", "rssmra85t10a562s", true],
    ["IT", "RSSMRA85T50A562W", true],
    ["IT", "RSSMRA85T10A56NH", true],
    ["IT", "RSSMRA85T10ARSNO", true],
    ["IT", "RSSMRAURTMLARSNL", true],
    ["IT", "00743110157", true],
    ["IT", "RSSMRA85T10A562T", false],
    ["IT", "RSSMRA85T00A562Q", false],
    ["IT", "RSSMRA85F10A562S", false],
    ["IT", "RSSMRA85T10A562", false],
    ["IT", "00743110158", false],
    // A business's provisional code comes from an office that issues no VAT numbers.
    ["IT", "07431104004", true],
    ["ES", "54362315K", true],
    ["ES", "X5253868R", true],
    ["ES", "54362315Z", false],
    ["ES", "RCCMNL83S18D969H", false],
    ["DE", "86095742719", true],
    ["DE", "<script>", false],
    ["DE", "", false],
  ])("of %s: %s, %s", (country, code, expected) => {
    expect(isTaxCode(country, code)).toBe(expected);
  });

  it.each(["RSSMRA85T10A562", "RSSMRA85T10A56N", "BSSGLI74T51H501"])(
    "ends in the one letter that its other characters determine: %s",
    (body) => {
      const fitting = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].filter((letter) => isTaxCode("IT", body + letter));
      expect(fitting).toHaveLength(1);
    },
  );

  it("is invalid with an impossible birthday, in digits or omocodia, with any last letter", () => {
    for (const day of ["00", "32", "40", "72", "99", "LL", "PN"]) {
      for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
        expect(isTaxCode("IT", `RSSMRA85T${day}A562${letter}`)).toBe(false);
      }
    }
  });
});

describe("the fictitious numbers of the demo", () => {
  it("are all valid", () => {
    const firms = [settings.COMPANY_DATA, ...customers, ...customers.flatMap((one) => one.addresses ?? [])];
    const numbers = firms.map((firm) => firm.vat_number).filter(Boolean);
    expect(numbers.length).toBeGreaterThan(80);
    expect(numbers.filter((number) => !isVatNumber(number.slice(0, 2), number))).toEqual([]);

    const codes = customers.flatMap((one) => one.addresses ?? []).filter((address) => address.tax_code);
    expect(codes.length).toBeGreaterThan(80);
    expect(codes.filter(({ country, tax_code }) => !isTaxCode(country, tax_code))).toEqual([]);
  });
});
