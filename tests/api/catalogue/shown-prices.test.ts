// Lists by price on the days on which special prices begin and end, compared with a plain scan of the
// catalogue's files.
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProductFilters } from "~/db/products/filters";
import { listProducts } from "~/db/products/list-products";
import { pricesQuery } from "~/db/products/price-data";
import type { Prices } from "~/db/products/shown-price";
import { ask } from "~/db/query";
import { addDays } from "~/domain/local-day";
import { openDatabase } from "~/platform/database";
import { withLocalStores } from "~/tools/local/local-stores";
import { type PlainProduct, plainCatalogue, plainPrice } from "../../support/builders/plain-catalogue";
import { demoState } from "../../support/worker/state";

const catalogue = plainCatalogue();

const ALL: ProductFilters = {
  categories: null,
  isBroad: true,
  descendants: true,
  search: null,
  searchVariants: true,
  fields: [],
  ranges: [],
  bestseller: false,
  isNew: false,
  inStock: false,
  offers: false,
  standard: { from: null, to: null },
  special: { from: null, to: null },
  promotions: null,
  ids: null,
  orderedBy: null,
  order: null,
};
const VIEWS = [
  { list: "retail", rates: null },
  { list: "retail", rates: { standard: 22, reduced: 10, super_reduced: 4 } },
  { list: "wholesale", rates: null },
  { list: "horeca", rates: { standard: 21, reduced: 10, super_reduced: 4 } },
];

/** The first and last days of some special prices, with the days before and after. */
function turns(): string[] {
  const windows = catalogue.flatMap(({ items }) =>
    items.flatMap(({ rows }) => [...rows.values()].filter(({ special }) => special !== null)),
  );
  const from = [...new Set(windows.map((window) => window.from))].toSorted();
  const to = [...new Set(windows.flatMap((window) => window.to || []))].toSorted();
  const some = [from[0], from.at(-1), to[0], to[Math.floor(to.length / 2)], to.at(-1)];
  return [...new Set(some.flatMap((day) => (day ? [addDays(day, -1), day, addDays(day, 1)] : [])))];
}

describe("a list by price", () => {
  let state = "";
  beforeAll(async () => {
    state = await demoState();
  });
  afterAll(() => rmSync(state, { recursive: true, force: true }));

  it("follows special prices from their first day to their last, in every list and view", {
    timeout: 120_000,
  }, async () => {
    await withLocalStores(state, async (stores) => {
      const db = openDatabase(stores.db);
      for (const [n, today] of turns().entries()) {
        const plain = VIEWS[n % VIEWS.length] ?? { list: "retail", rates: null };
        const priceOf = new Map(
          catalogue.map((product) => [product.id, plainPrice(product, { ...plain, today })]),
        );
        const standard = (product: PlainProduct) => priceOf.get(product.id)?.standard ?? 0;
        const special = (product: PlainProduct) => priceOf.get(product.id)?.special ?? null;
        const ask = (filters: Partial<ProductFilters>, season: number | null = null) =>
          listProducts(
            db,
            { ...ALL, ...filters },
            pricesOf(plain, today, season),
            "it",
            { limit: 100, offset: 60 },
            true,
          );
        const idsOf = (products: PlainProduct[]) => products.map(({ id }) => id).slice(60, 160);

        const rising = catalogue.toSorted((a, b) => standard(a) - standard(b) || a.id - b.id);
        const asked = { order: { field: "standard_price", direction: "asc" } } as const;
        const whole = await ask(asked);
        expect(whole.ids, today).toEqual(idsOf(rising));
        expect(whole.count).toBe(catalogue.length);
        expect(whole.facets.price).toEqual({
          min: Math.min(...catalogue.map(standard)),
          max: Math.max(...catalogue.map(standard)),
        });
        // In a season that changes no price, everything is recomputed with the same result.
        const inSeason = await ask(asked, 1);
        expect({ ...inSeason, facets: inSeason.facets.price }).toEqual({
          ...whole,
          facets: whole.facets.price,
        });

        const offers = catalogue.filter((product) => special(product) !== null);
        const falling = catalogue.toSorted(
          (a, b) =>
            Number(special(a) === null) - Number(special(b) === null) ||
            (special(b) ?? 0) - (special(a) ?? 0) ||
            b.id - a.id,
        );
        const bySpecial = { order: { field: "special_price", direction: "desc" } } as const;
        expect((await ask(bySpecial)).ids, today).toEqual(idsOf(falling));
        expect((await ask({ ...bySpecial, offers: true })).ids, today).toEqual(
          idsOf(falling.slice(0, offers.length)),
        );
        expect((await ask({ offers: true })).count, today).toBe(offers.length);
      }
    });
  });

  it("sorts a whole category alike, whether it walks an index or sorts", async () => {
    await withLocalStores(state, async (stores) => {
      const db = openDatabase(stores.db);
      const prices = pricesOf({ list: "retail", rates: null }, "2026-11-21", null);
      for (const field of ["name", "standard_price", "special_price", "create_date", "write_date"] as const)
        for (const direction of ["asc", "desc"] as const) {
          const filters = { ...ALL, categories: [1], order: { field, direction } };
          const slice = { limit: 40, offset: 20 };
          const walked = await listProducts(db, filters, prices, "en", slice, true);
          const sorted = await listProducts(db, { ...filters, isBroad: false }, prices, "en", slice, true);
          expect(walked.ids, field).toEqual(sorted.ids);
          expect(walked.count).toBe(sorted.count);
          expect(byKey(walked.facets.values)).toEqual(byKey(sorted.facets.values));
          expect(walked.facets.price).toEqual(sorted.facets.price);
          expect(new Map(walked.facets.categories.map(({ id, count }) => [id, count]))).toEqual(
            new Map(sorted.facets.categories.map(({ id, count }) => [id, count])),
          );
        }
    });
  });

  it("prefers a list's price for the season to retail's, and uses retail's where the list has no price", async () => {
    await withLocalStores(state, async (stores) => {
      const db = openDatabase(stores.db);
      const [item] = await db.all(
        `SELECT id FROM products WHERE parent_id IS NULL AND variants_count = 0
         AND id NOT IN (SELECT item_id FROM prices WHERE list = 'horeca') ORDER BY id LIMIT 1`,
      );
      const id = Number(item?.id);
      const priced = (list: string, cents: number) =>
        db.all(
          "INSERT INTO prices (item_id, list, season_id, standard_cents, tiers, write_date) VALUES (?, ?, 3, ?, '[]', '2026-11-21')",
          ...[id, list, cents],
        );
      const seen = async (list: string) => {
        const prices = pricesOf({ list, rates: null }, "2026-11-21", 3);
        const { facets } = await listProducts(
          db,
          { ...ALL, ids: [id] },
          prices,
          "it",
          { limit: 1, offset: 0 },
          true,
        );
        const found = await ask(db, pricesQuery({ sql: "SELECT ?", params: [id] }, prices, "2026-11-21"));
        const { season } = found.get(id) ?? {};
        expect(season?.standard, list).toBe(facets.price?.min);
        return season?.standard;
      };
      await priced("retail", 4_321);
      expect([await seen("retail"), await seen("horeca")]).toEqual([4_321, 4_321]);
      await priced("horeca", 1_234);
      expect([await seen("retail"), await seen("horeca")]).toEqual([4_321, 1_234]);
    });
  });
});

const byKey = (values: { field: number; value: string; count: number }[]) =>
  Object.fromEntries(values.map(({ field, value, count }) => [`${field} ${value}`, count]));

function pricesOf(plain: (typeof VIEWS)[number], today: string, season: number | null): Prices {
  const rate = (of: "standard" | "reduced" | "super_reduced") => (plain.rates?.[of] ?? 0) * 100;
  return {
    list: plain.list,
    season,
    today,
    includesVat: plain.rates !== null,
    homeRates: { standard: 2200, reduced: 1000, super_reduced: 400 },
    grossAbroad: "same",
    rates: {
      standard: rate("standard"),
      reduced: rate("reduced"),
      super_reduced: rate("super_reduced"),
    },
  };
}
