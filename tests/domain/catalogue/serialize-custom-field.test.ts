import { describe, expect, it } from "vitest";
import { serializeCustomField } from "~/services/catalogue/serialize-custom-field";

const field = (key: string) => ({
  ...{ id: 1, key, label: {}, unit: null, options: null },
  ...{ filterable: false, isKeyFact: true, isRange: false, position: 1 },
});

describe("a field of months", () => {
  it.each([
    ["2–9", "it", "feb–set"],
    ["2-9", "en", "Feb–Sep"],
    ["2–4,8–10", "es", "feb–abr, ago–oct"],
    ["11", "it", "nov"],
    ["all year", "it", "all year"],
  ] as const)("shows %s in %s as %s", (value, locale, label) => {
    expect(serializeCustomField(field("sow_months"), value, locale)).toMatchObject({
      value,
      value_label: label,
    });
  });

  it("leaves the numbers of other fields unchanged", () => {
    expect(serializeCustomField(field("days"), "2–9", "it").value_label).toBe("2–9");
  });
});
