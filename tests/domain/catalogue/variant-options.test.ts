// Variants made from options: each combination once, existing variants untouched.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combinationCount, optionValues, type VariantOption } from "~/contract/input/typed-options";
import { newVariants } from "~/domain/catalogue/variant-options";

const names = (typed: string) => optionValues(typed).map(({ it, en }) => it ?? en);
const product = { sku: "KEN", slug: "kenya" };
const option = (name: string, values: string): VariantOption => ({ name, values: optionValues(values) });

describe("the values of an option", () => {
  it.each([
    ["250 g, 1 kg", ["250 g", "1 kg"]],
    ["250 g,1 kg", ["250 g", "1 kg"]],
    ["1,5 kg, 3 kg", ["1,5 kg", "3 kg"]],
    ["40,41,42", ["40", "41", "42"]],
    ["S; M;L\n XL ", ["S", "M", "L", "XL"]],
    ["rosso, Rosso,, rosso", ["rosso"]],
    [" , ;", []],
  ])("of %j are %j", (typed, expected) => expect(names(typed)).toEqual(expected));

  it("have a text for each language if they are typed with one", () => {
    expect(optionValues("it: rosso | en: red, it: blu | en: blue")).toEqual([
      { it: "rosso", en: "red" },
      { it: "blu", en: "blue" },
    ]);
  });
});

describe("new variants", () => {
  it("are the combinations in the typed order, each with its own code and address", () => {
    const made = newVariants(
      product,
      [],
      [option("Peso", "250 g, 1 kg"), option("Macinatura", "chicchi, moka")],
    );
    expect(made.map(({ sku, slug, position }) => [sku, slug, position])).toEqual([
      ["KEN-250-G-CHICCHI", "kenya-250-g-chicchi", 0],
      ["KEN-250-G-MOKA", "kenya-250-g-moka", 1],
      ["KEN-1-KG-CHICCHI", "kenya-1-kg-chicchi", 2],
      ["KEN-1-KG-MOKA", "kenya-1-kg-moka", 3],
    ]);
    expect(made[0]?.attributes).toMatchObject([
      { key: "Peso", value: { it: "250 g", en: "250 g", es: "250 g" } },
      { key: "Macinatura", value: { it: "chicchi" } },
    ]);
  });

  it("get distinct codes for values with the same letters or without Latin letters", () => {
    const made = newVariants(product, [], [option("Colore", "rosa, rosà, 赤, 青")]);
    expect(new Set(made.map(({ sku }) => sku)).size).toBe(4);
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(4);
  });

  const aValue = fc
    .string({ minLength: 1, maxLength: 8 })
    .filter((text) => /^[\p{L}\p{N} ]+$/u.test(text.trim()));
  const options = fc
    .uniqueArray(fc.record({ name: aValue, values: fc.array(aValue, { minLength: 1, maxLength: 4 }) }), {
      minLength: 1,
      maxLength: 3,
      selector: ({ name }) => name.trim().toLowerCase(),
    })
    .map((all) => all.map(({ name, values }) => option(name.trim(), values.join("\n"))));

  it("are as many as the product of the values, each with a unique code and address", () => {
    fc.assert(
      fc.property(options, (some) => {
        const made = newVariants(product, [], some);
        expect(made).toHaveLength(combinationCount(some));
        expect(new Set(made.map(({ sku }) => sku.toLowerCase())).size).toBe(made.length);
        expect(new Set(made.map(({ slug }) => slug)).size).toBe(made.length);
      }),
    );
  });

  it("leave out existing ones; an added value makes only those with it", () => {
    fc.assert(
      fc.property(options, (some) => {
        const made = newVariants(product, [], some);
        expect(newVariants(product, made, some)).toEqual([]);
        const [first, ...others] = some;
        if (!first) return;
        const more = [{ ...first, values: [...first.values, { it: "un altro valore" }] }, ...others];
        const added = newVariants(product, made, more);
        expect(added).toHaveLength(combinationCount(more) - made.length);
        expect(added.every(({ attributes }) => attributes[0]?.value.it === "un altro valore")).toBe(true);
        expect(Math.min(...added.map(({ position }) => position))).toBe(made.length);
      }),
    );
  });
});
