// Random filters, each compared with a plain scan of the catalogue's files.
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type PlainProduct,
  type PlainView,
  plainCatalogue,
  plainPrice,
  wordsOf,
} from "../../support/builders/plain-catalogue";
import { api, type SignedIn, signInAs } from "../../support/worker/worker";

const catalogue = plainCatalogue();
const demoIds = new Set(catalogue.map(({ id }) => id));
const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" }).format();
const RUNS = 300;
const PAGE = 100;

interface Looker {
  query: Record<string, string>;
  view: PlainView;
  signedIn: SignedIn | null;
}
const lookers: Looker[] = [];

beforeAll(async () => {
  const it = { standard: 22, reduced: 10, super_reduced: 4 };
  const es = { standard: 21, reduced: 10, super_reduced: 4 };
  const view = (list: string, rates: PlainView["rates"]): PlainView => ({ list, rates, today });
  const business = await signInAs("business@demo.test");
  const answer = await business.call("GET", `users/${business.user.id}/`);
  const { customer_profile: profile }: { customer_profile: { price_list: string } } = await answer.json();
  lookers.push(
    { query: {}, view: view("retail", null), signedIn: null },
    { query: { shop_context: "b2c" }, view: view("retail", it), signedIn: null },
    { query: {}, view: view(profile.price_list, null), signedIn: business },
    { query: {}, view: view("retail", es), signedIn: await signInAs("consumer.es@demo.test") },
  );
});

interface Filter {
  locale: "it" | "en" | "es";
  category: string | null;
  descendants: boolean;
  fields: { key: string; value: string }[];
  numbers: { key: string; from: number | null; to: number | null } | null;
  words: string[];
  bestseller: boolean;
  isNew: boolean;
  offers: boolean;
  standard: [number, number] | null;
  special: [number, number] | null;
  order: string | null;
}

const categories = [...new Set(catalogue.flatMap((product) => product.categories))];
const fields = [
  ...new Map(
    catalogue
      .flatMap((product) =>
        [...product.fields].flatMap(([key, values]) => values.map((value) => ({ key, value }))),
      )
      .map((field) => [`${field.key}=${field.value}`, field]),
  ).values(),
];
const RANGES = ["alpha_acid", "ebc", "attenuation", "germ_temp", "volume_l", "power_w"];
const bound = fc.option(
  fc.integer({ min: 0, max: 200 }).map((n) => n / 2),
  { freq: 3 },
);
// True in one draw of six: with more filters, most draws would find nothing.
const seldom = fc.integer({ min: 0, max: 5 }).map((n) => n === 0);
const range = fc
  .tuple(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 0, max: 30_000 }))
  .map(([from, width]): [number, number] => [from, from + width]);

const filter: fc.Arbitrary<Filter> = fc.record({
  locale: fc.constantFrom<Filter["locale"]>("it", "en", "es"),
  category: fc.option(fc.constantFrom(...categories), { freq: 2 }),
  descendants: fc.boolean(),
  fields: fc.oneof(
    fc.constant<Filter["fields"]>([]),
    fc.array(fc.constantFrom(...fields), { minLength: 1, maxLength: 3 }),
  ),
  numbers: fc.option(fc.record({ key: fc.constantFrom(...RANGES), from: bound, to: bound }), { freq: 2 }),
  words: fc.oneof(
    fc.constant<string[]>([]),
    fc
      .tuple(
        fc.constantFrom(...catalogue),
        fc.array(fc.nat(40), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 2, max: 9 }),
      )
      .map(([product, picks, length]) =>
        picks.map((n) => (product.words.it?.[n % product.words.it.length] ?? "").slice(0, length)),
      ),
  ),
  bestseller: seldom,
  isNew: seldom,
  offers: seldom,
  standard: fc.option(range, { freq: 2 }),
  special: fc.option(range, { freq: 8 }),
  order: fc.option(
    fc.constantFrom(
      ...["name", "title", "standard_price", "special_price", "create_date"].flatMap((field) => [
        `${field}-asc`,
        `${field}-desc`,
      ]),
    ),
  ),
});

describe("GET products/p/", () => {
  it("lists what a plain scan of the catalogue finds, in the requested order, at the prices shown", {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(filter, fc.nat(), async (drawn, n) => {
        const looker = lookers[n % lookers.length];
        if (!looker) throw new Error("nobody looks");
        // If no product has the words, the shop searches for similar ones: suggest.test.ts.
        fc.pre(catalogue.some((product) => hasWords(product, drawn)));
        const expected = scan(drawn, looker.view);
        const answer = await ask(drawn, looker);
        const demo = answer.results.filter(({ id }) => demoIds.has(id));
        const others = answer.results.length - demo.length;
        const found = demo.map(({ id }) => id);
        // Other tests add products meanwhile, so only products from the files are compared.
        if (answer.count <= PAGE) expect(answer.count - others).toBe(expected.length);
        if (drawn.order) expect(found).toEqual(expected.slice(0, found.length).map(({ id }) => id));
        else expect(expected.map(({ id }) => id)).toEqual(expect.arrayContaining(found));
        for (const shown of demo) expect(pricesOf(shown)).toEqual(wirePrices(shown.id, looker.view));
      }),
      { numRuns: RUNS },
    );
  });
});

function scan(filter: Filter, view: PlainView): PlainProduct[] {
  const prices = new Map(catalogue.map((product) => [product.id, plainPrice(product, view)]));
  const priceOf = (product: PlainProduct) => prices.get(product.id) ?? { standard: 0, special: null };
  const within = (bounds: [number, number] | null, cents: number | null) =>
    bounds === null || (cents !== null && bounds[0] <= cents && cents <= bounds[1]);
  const keys = [...new Set(filter.fields.map(({ key }) => key))];
  const found = catalogue.filter(
    (product) =>
      (filter.category === null ||
        (filter.descendants
          ? product.categories.includes(filter.category)
          : product.ownCategory === filter.category)) &&
      keys.every((key) =>
        filter.fields.some((field) => field.key === key && product.fields.get(key)?.includes(field.value)),
      ) &&
      inBounds(product, filter) &&
      hasWords(product, filter) &&
      (!filter.bestseller || product.bestseller) &&
      (!filter.isNew || product.isNew) &&
      (!filter.offers || priceOf(product).special !== null) &&
      within(filter.standard, priceOf(product).standard) &&
      within(filter.special, priceOf(product).special),
  );
  return filter.order === null ? found : found.toSorted(inOrder(filter.order, filter.locale, priceOf));
}

function inBounds(product: PlainProduct, { numbers }: Filter): boolean {
  if (numbers === null || (numbers.from === null && numbers.to === null)) return true;
  const { key, from, to } = numbers;
  return (product.fields.get(key) ?? []).some((value) => {
    const [low = Number.NaN, high = low] = value.split(/[–-]/).map(Number);
    return high >= (from ?? -1) && low <= (to ?? 1e9);
  });
}

const hasWords = (product: PlainProduct, { words, locale }: Filter): boolean =>
  words.flatMap(wordsOf).every((word) => product.words[locale]?.some((own) => own.startsWith(word)));

type Prices = { standard: number; special: number | null };

function inOrder(order: string, locale: string, priceOf: (product: PlainProduct) => Prices) {
  const [field, direction] = order.split("-");
  const sign = direction === "desc" ? -1 : 1;
  // The alphabet's order: case and accents are ignored, and ñ follows n.
  const nameOf = (product: PlainProduct) =>
    (product.names[locale] ?? "")
      .toLowerCase()
      .normalize("NFD")
      .replace(/n\u0303/g, "n~")
      .replace(/[\u0300-\u036f]/g, "");
  const keyOf = (product: PlainProduct): string | number | null => {
    if (field === "standard_price") return priceOf(product).standard;
    if (field === "special_price") return priceOf(product).special;
    return field === "create_date" ? product.createDate : nameOf(product);
  };
  return (a: PlainProduct, b: PlainProduct) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    // Products without a special price come last in both directions.
    if (left === null || right === null)
      return Number(left === null) - Number(right === null) || sign * (a.id - b.id);
    return sign * (left < right ? -1 : left > right ? 1 : a.id - b.id);
  };
}

interface Answer {
  count: number;
  results: { id: number; standard_price: string; special_price: string | null }[];
}

async function ask(filter: Filter, { query, signedIn }: Looker): Promise<Answer> {
  const params = new URLSearchParams({ ...query, locale: filter.locale, page_size: String(PAGE) });
  if (filter.category) params.set("categories", filter.category);
  params.set("include_cat_descendants", String(filter.descendants));
  filter.fields.forEach(({ key, value }, index) => {
    params.set(`custom_field_key_${index}`, key);
    params.set(`custom_field_value_${index}`, value);
  });
  const { key = "", from = null, to = null } = filter.numbers ?? {};
  if (from !== null || to !== null) params.set("custom_field_key_9", key);
  if (from !== null) params.set("custom_field_gte_9", String(from));
  if (to !== null) params.set("custom_field_lte_9", String(to));
  if (filter.words.length > 0) params.set("search", filter.words.join(" "));
  for (const [name, on] of Object.entries({
    bestseller: filter.bestseller,
    new: filter.isNew,
    offers: filter.offers,
  }))
    if (on) params.set(name, "true");
  for (const [name, bounds] of Object.entries({ standard: filter.standard, special: filter.special })) {
    if (!bounds) continue;
    params.set(`${name}__gte`, (bounds[0] / 100).toFixed(2));
    params.set(`${name}__lte`, (bounds[1] / 100).toFixed(2));
  }
  if (filter.order) params.set("order_by", filter.order);
  const path = `products/p/?${params}`;
  const answer = await (signedIn ? signedIn.call("GET", path) : api(path));
  expect(answer.status, path).toBe(200);
  return answer.json();
}

const pricesOf = ({
  standard_price,
  special_price,
}: {
  standard_price: string;
  special_price: string | null;
}) => ({
  standard_price,
  special_price,
});

function wirePrices(id: number, view: PlainView) {
  const product = catalogue.find((one) => one.id === id);
  if (!product) throw new Error(`no product ${id}`);
  const { standard, special } = plainPrice(product, view);
  const wire = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
  return { standard_price: wire(standard), special_price: special === null ? null : wire(special) };
}
