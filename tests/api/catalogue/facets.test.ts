// Compares the facets with a plain scan of the catalogue's files, and each count with the list that it announces.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Facets, Product } from "~/contract/products";
import { listOf } from "~/contract/wire";
import { read } from "../../support/answers";
import { type PlainProduct, plainCatalogue, plainPrice } from "../../support/builders/plain-catalogue";
import { api } from "../../support/worker/worker";

const catalogue = plainCatalogue();
const demo = `ids=${catalogue.map(({ id }) => id).join(",")}`;
const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" }).format();
const view = { list: "retail", rates: null, today };

const pairs = [
  ...new Set(
    catalogue.flatMap((product) =>
      [...product.fields].flatMap(([key, values]) => values.map((value) => `${key}=${value}`)),
    ),
  ),
];
const categories = [...new Set(catalogue.flatMap((product) => product.categories))];

interface Drawn {
  category: string | null;
  fields: string[];
  isNew: boolean;
  offers: boolean;
  from: number | null;
}
const drawn: fc.Arbitrary<Drawn> = fc.record({
  category: fc.option(fc.constantFrom(...categories), { freq: 2 }),
  fields: fc.array(fc.constantFrom(...pairs), { maxLength: 2 }),
  isNew: fc.integer({ max: 5, min: 0 }).map((n) => n === 0),
  offers: fc.integer({ max: 5, min: 0 }).map((n) => n === 0),
  from: fc.option(fc.integer({ min: 0, max: 9_000 }), { freq: 3 }),
});

const split = (pair: string): [string, string] => {
  const at = pair.indexOf("=");
  return [pair.slice(0, at), pair.slice(at + 1)];
};

function query({ category, fields, isNew, offers, from }: Drawn): URLSearchParams {
  const params = new URLSearchParams();
  if (category) params.set("categories", category);
  fields.map(split).forEach(([key, value], index) => {
    params.set(`custom_field_key_${index}`, key);
    params.set(`custom_field_value_${index}`, value);
  });
  if (isNew) params.set("new", "true");
  if (offers) params.set("offers", "true");
  if (from !== null) params.set("standard__gte", (from / 100).toFixed(2));
  return params;
}

const prices = new Map(catalogue.map((product) => [product.id, plainPrice(product, view)]));

/** @param without a key whose own filter is left out */
const scan = ({ category, fields, isNew, offers, from }: Drawn, without?: string): PlainProduct[] => {
  const wanted = fields.map(split).filter(([key]) => key !== without);
  return catalogue.filter((product) => {
    const price = prices.get(product.id);
    return (
      (category === null || product.categories.includes(category)) &&
      wanted.every(([key]) =>
        wanted.some(([other, value]) => other === key && product.fields.get(key)?.includes(value)),
      ) &&
      (!isNew || product.isNew) &&
      (!offers || (price?.special ?? null) !== null) &&
      (from === null || (price?.standard ?? 0) >= from)
    );
  });
};

function tally(names: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const facets = async (params: URLSearchParams) =>
  read(Facets, await api(`products/p/facets/?${params}&${demo}`));

describe("products/p/facets/", () => {
  it("counts what a plain scan counts, for any filter", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(drawn, async (filter) => {
        const answer = await facets(query(filter));
        const found = scan(filter);
        expect(Object.fromEntries(answer.categories.map(({ slug, count }) => [slug, count]))).toEqual(
          tally(found.flatMap((product) => [...new Set(product.categories)])),
        );
        const cents = found.map(({ id }) => prices.get(id)?.standard ?? 0);
        expect(answer.price).toEqual(
          found.length === 0 ? null : { min: wire(Math.min(...cents)), max: wire(Math.max(...cents)) },
        );
        for (const { key, values } of answer.custom_fields)
          expect(Object.fromEntries(values.map(({ value, count }) => [value, count]))).toEqual(
            tally(scan(filter, key).flatMap((product) => product.fields.get(key) ?? [])),
          );
      }),
      { numRuns: 60 },
    );
  });

  it("announces for each value as many products as the list then has", async () => {
    const of = "categories=luppoli&custom_field_key_0=origin";
    const answer = await read(Facets, await api(`products/p/facets/?${of}&custom_field_value_0=US`));
    const origin = answer.custom_fields.find(({ key }) => key === "origin");
    expect(origin).toMatchObject({ label: "Origine" });
    expect(origin?.values.length).toBeGreaterThan(5);
    for (const { value, count } of origin?.values ?? []) {
      const list = await read(
        listOf(Product),
        await api(`products/p/?${of}&custom_field_value_0=${value}&page_size=1`),
      );
      expect(list.count, value).toBe(count);
    }
  });

  it("computes the bounds of a numeric field without that field's own filter", async () => {
    const of = "categories=luppoli&custom_field_key_0=alpha_acid";
    const alpha = async (more: string) => {
      const { custom_fields } = await read(Facets, await api(`products/p/facets/?${of}${more}`));
      return custom_fields.find(({ key }) => key === "alpha_acid");
    };
    const whole = await alpha("&custom_field_gte_0=0");
    expect(Number(whole?.range?.min)).toBeLessThan(3);
    expect(Number(whole?.range?.max)).toBeGreaterThan(15);
    expect(await alpha("&custom_field_gte_0=10&custom_field_lte_0=11")).toEqual(whole);
    const { custom_fields } = await read(Facets, await api("products/p/facets/?categories=luppoli"));
    expect(custom_fields.find(({ key }) => key === "origin")?.range).toBeNull();
  });

  it("counts what the list returns when the search had to be widened", async () => {
    const search = "search=rifratometro";
    const { categories } = await read(Facets, await api(`products/p/facets/?${search}`));
    expect(categories.length).toBeGreaterThan(0);
    for (const { slug, count } of categories) {
      const path = `products/p/?${search}&categories=${slug}`;
      expect((await read(listOf(Product), await api(path))).count, slug).toBe(count);
    }
  });

  it("refuses what the list refuses", async () => {
    expect((await api("products/p/facets/?standard__gte=cheap")).status).toBe(400);
    expect((await api("products/p/facets/?ordered=true")).status).toBe(400);
  });
});

const wire = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
