import { describe, expect, it } from "vitest";
import { Suggestions } from "~/contract/categories";
import { Product, ProductList } from "~/contract/products";
import { listOf } from "~/contract/wire";
import { read } from "../../support/answers";
import { type PlainProduct, plainCatalogue, wordsOf } from "../../support/builders/plain-catalogue";
import { api } from "../../support/worker/worker";

const suggest = async (search: string, locale = "it") =>
  read(Suggestions, await api(`products/p/suggest/?${new URLSearchParams({ search, locale })}`));
const list = async (search: string, locale = "it") =>
  read(listOf(Product), await api(`products/p/?${new URLSearchParams({ search, locale })}`));

describe("products/p/suggest/", () => {
  it("returns at most eight products and four categories for the beginning of a word", async () => {
    const { products, categories } = await suggest("lupp");
    expect(products).toHaveLength(8);
    expect(categories.map(({ slug }) => slug)).toContain("luppoli");
    expect(categories.length).toBeLessThanOrEqual(4);
    expect((await suggest("HB00001-50G")).products[0]?.sku).toBe("HB00001");
  });

  it("returns nothing for an empty search, and 400 without a search", async () => {
    for (const blank of ["", "   ", '"*()'])
      expect(await suggest(blank)).toEqual({ products: [], categories: [] });
    expect((await api("products/p/suggest/")).status).toBe(400);
  });

  it("treats an FTS operator, a quote and five nonsense letters as words", async () => {
    for (const odd of ['malto OR "', "NEAR(malto lievito)", "lang:langen", "xqzwk", "a".repeat(200)])
      expect((await suggest(odd)).products.length).toBeLessThanOrEqual(8);
  });

  it("finds synonyms, words in any order, and a word with a typo", async () => {
    const named = async (search: string, locale: string) =>
      (await list(search, locale)).results.map(({ name }) => name).join();
    for (const [search, locale, name] of [
      ["DME", "es", "Extracto seco de malta"],
      ["lampada LED", "it", "LED"],
      ["luce per piante", "it", "LED"],
      ["grow light", "en", "LED"],
      ["gabbietta", "it", "Gabbiette"],
    ] as const)
      expect([search, await named(search, locale)]).toEqual([search, expect.stringContaining(name)]);
  });

  it.each([
    ["Misuratore di CO₂", "CO₂"],
    ["co2", "CO₂"],
    ["pH metro", "pHmetro"],
    ["safale us05", "US-05"],
    ["fermentatore 30l", "30 l"],
    ["damigiana 54 litri", "54 l"],
    ["torchio con il cricchetto", "Torchio a cricchetto"],
    ["grow box 40x40", "40×40"],
  ])("finds %j in every spelling of a name", async (search, name) => {
    const [first] = (await list(search)).results;
    expect(first?.name).toContain(name);
  });

  it.each([
    ["m²", "m2"],
    ["CO₂", "co2"],
    ["µmol", "μmol"],
  ])("finds for %j exactly what it finds for %j, and nothing similar", async (printed, typed) => {
    const having = plainCatalogue().filter(({ words }) =>
      words.it?.some((word) => word.startsWith(typed.toLowerCase())),
    );
    for (const search of [printed, typed]) expect((await list(search)).count).toBe(having.length);
  });

  it.each([
    ["bottiglie da vino", "it", "bottiglie-da-vino"],
    ["sementi", "it", "sementi"],
    ["wine presses", "en", "torchi-e-presse"],
    ["macetas y jardineras", "es", "vasi-e-fioriere"],
  ])("finds for %j the products of the category of that name", async (search, locale, slug) => {
    const inside = await read(listOf(Product), await api(`products/p/?categories=${slug}&page=-1`));
    const found = await list(search, locale);
    expect(found.count).toBeGreaterThanOrEqual(inside.count);
    expect(inside.results.map(({ id }) => id)).toEqual(
      expect.arrayContaining(found.results.map(({ id }) => id)),
    );
  });

  it("finds 500 words of the catalogue with one letter changed, nine of ten among the first eight", {
    timeout: 120_000,
  }, async () => {
    const random = numbers(20_261_121);
    const pick = <T>(from: readonly T[]): T => {
      const one = from[Math.floor(random() * from.length)];
      if (one === undefined) throw new Error("nothing to pick from");
      return one;
    };
    const catalogue = plainCatalogue();
    const nameOf = new Map(catalogue.map((product) => [product.id, product.names]));
    let right = 0;
    for (let n = 0; n < WORDS; n += 1) {
      const locale = pick(["it", "en", "es"]);
      const word = pick(wordsWorthASearch(pick(catalogue), locale));
      const { products } = await suggest(changed(word, random), locale);
      const named = products.some(({ id }) => wordsOf(nameOf.get(id)?.[locale] ?? "").includes(word));
      right += Number(named);
    }
    expect(right / WORDS).toBeGreaterThanOrEqual(0.9);
  });
});

const WORDS = 500;

const wordsWorthASearch = ({ names, sku }: PlainProduct, locale: string): string[] => {
  const words = wordsOf(names[locale] ?? "").filter((word) => /^[a-z]{5,}$/.test(word));
  return words.length > 0 ? words : [sku.toLowerCase()];
};

/** The word with one letter replaced. */
function changed(word: string, random: () => number): string {
  const at = Math.floor(random() * word.length);
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  return `${word.slice(0, at)}${letter}${word.slice(at + 1)}`;
}

/** Pseudo-random numbers from a seed, so that a failure can be repeated. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe("GET products/p/ with words that find nothing", () => {
  it("finds synonyms, in the reader's own language", async () => {
    const [said, same] = ["turacciolo", "tappo"];
    const { count, results } = await list(said);
    expect(count).toBeGreaterThan(0);
    expect(results[0]?.name.toLowerCase()).toContain(same.slice(0, 4));
    expect((await list(said, "en")).count).toBe(0);
  });

  it("accepts one letter too many, one too few, one wrong letter, or two swapped letters", async () => {
    for (const slip of ["rifrrattometro", "rifratometro", "rifrattomatro", "rirfattometro"])
      expect((await list(slip)).results[0]?.name.toLowerCase(), slip).toContain("rifrattometr");
    expect((await list("rirfatomatro")).count).toBe(0);
  });

  it.each([
    ["it", "luppollo"],
    ["en", "luppollo"],
    ["es", "luppollo"],
    ["en", "luppolo"],
  ])(
    "puts products of that name before products of a brand of that name, in %s for %j",
    async (locale, search) => {
      const { results } = await list(search, locale);
      expect(results.length).toBeGreaterThan(0);
      for (const { slug } of results) expect(slug).toContain("luppolo");
    },
  );

  it("returns the words searched in place of words without matches, and searches no others for `exact`", async () => {
    const searched = async (search: string, more = {}) =>
      read(ProductList, await api(`products/p/?${new URLSearchParams({ search, ...more })}`));
    expect((await searched("luppollo")).searched).toEqual(["luppolo"]);
    expect((await searched("Luppollo in coni")).searched).toEqual(["luppolo in coni"]);
    expect((await searched("turacciolo")).searched).toContain("tappo");
    for (const plain of ["luppolo", "co2", "30 litri", "bottiglie da vino", "xqzwvkj"])
      expect([plain, (await searched(plain)).searched]).toEqual([plain, undefined]);
    const exact = await searched("luppollo", { exact: "true" });
    expect([exact.count, exact.searched]).toEqual([0, undefined]);
    expect((await searched("luppolo", { exact: "true" })).count).toBe((await searched("luppolo")).count);
  });

  it("does not widen a search whose results a filter removed", async () => {
    const found = await read(
      listOf(Product),
      await api("products/p/?search=luppolo&categories=giardinaggio"),
    );
    expect(found.count).toBe(0);
  });
});
