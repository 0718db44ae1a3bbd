import { describe, expect, it } from "vitest";
import { documentPrefixes, readInvoiceNumber, takenPrefix } from "~/domain/orders/document-number";

const NONE = new Map<string, unknown>();

describe("the letters of documents", () => {
  it.each([
    ["IT", "en", "FV NC DDT"],
    ["ES", "en", "F R ALB"],
    ["IE", "en", "INV CN DN"],
    ["IE", "es", "F R ALB"],
    [null, "en", "INV CN DN"],
    [null, "it", "FV NC DDT"],
  ] as const)("of a company in %s whose shop speaks %s are %s", (country, locale, letters) => {
    const { invoice, credit_note, delivery_note } = documentPrefixes(NONE, country, locale);
    expect([invoice, credit_note, delivery_note].join(" ")).toBe(letters);
  });

  it("are those of a setting where there is one, and not for an empty text", () => {
    const settings = new Map<string, unknown>([
      ["INVOICE_PREFIX", "SALE"],
      ["CREDIT_NOTE_PREFIX", ""],
    ]);
    expect(documentPrefixes(settings, "IE", "en")).toEqual({
      ...{ invoice: "SALE", credit_note: "CN", delivery_note: "DN" },
    });
  });
});

describe("letters that would give a number twice", () => {
  const own = { invoice: "INV", credit_note: "CN", delivery_note: "DN" };
  it.each([
    ["two kinds with the same", { ...own, credit_note: "INV" }, [], "invoice"],
    [
      "another kind's",
      { ...own, invoice: "FV" },
      [{ prefix: "FV", kind: "credit_note" as const }],
      "invoice",
    ],
    ["typed by hand", own, [{ prefix: "INV", kind: null }], "invoice"],
    ["the kind's own", own, [{ prefix: "INV", kind: "invoice" as const }], null],
    ["nobody's", own, [{ prefix: "FV", kind: "invoice" as const }], null],
  ])("%s", (_, prefixes, owned, kind) => {
    expect(takenPrefix(prefixes, owned)).toBe(kind);
  });
});

describe("an invoice number that is typed", () => {
  it.each([
    ["fv2026/114", "FV 2026/00114"],
    [" Inv  2026 / 00007 ", "INV 2026/00007"],
    ["F 2026/7", "F 2026/7"],
    ["INV 2026/0", "INV 2026/0"],
  ])("%s is %s", (typed, number) => {
    expect(readInvoiceNumber(typed, ["INV", "FV"]).number).toBe(number);
  });

  it("belongs to the series whose letters it has", () => {
    expect(readInvoiceNumber("fv2026/3", ["INV", "FV"]).series).toEqual({ prefix: "FV", year: 2026, n: 3 });
    expect(readInvoiceNumber("12/2026", ["INV"]).series).toBeNull();
  });
});
