// A second demo, of another trade and in two languages, which proves that the code does not depend on the first one's.
import { type Picture, pictureTable } from "../pictures";
import { OPENED_AT, priceListTable } from "../shop";
import type { Table } from "../table";
import { contentTables, SETTINGS } from "./content";
import { drawing, ICON, imageName, LOGO } from "./drawings";
import { CATEGORIES, GOODS, type Words } from "./goods";
import { peopleTables, termsTables } from "./people";

const LOCALES = ["it", "en"] as const;

export const PASSWORD = "Pedalata-2026!";
export const ACCOUNTS = [
  { username: "consumer@pedalata.test", who: "buys for the home, prices with VAT" },
  { username: "business@pedalata.test", who: "rents bicycles out, net prices" },
  { username: "agent@pedalata.test", who: "buys for business@pedalata.test" },
];

export function* bicycleTables(passwordHash: string): Generator<Table> {
  yield pictureTable(bicyclePictures());
  yield {
    table: "settings",
    rows: Object.entries(SETTINGS).map(([key, value]) => ({
      key,
      value: JSON.stringify(value),
      write_date: OPENED_AT,
    })),
  };
  yield priceListTable(["retail"], ["retail"]);
  yield* termsTables();
  yield* contentTables();
  yield* categories();
  yield* products();
  yield* pricesAndStock();
  yield* peopleTables(passwordHash);
}

export function bicyclePictures(): Picture[] {
  const drawn = new Map<string, Picture>();
  for (const [kind, colour] of [
    ...CATEGORIES.map(({ kind, colour }) => [kind, colour] as const),
    ...GOODS.map(([, kind, colour]) => [kind, colour] as const),
  ])
    drawn.set(imageName(kind, colour), picture(imageName(kind, colour), drawing(kind, colour), 240, 240));
  return [picture("logo.svg", LOGO, 180, 42), picture("icon.svg", ICON, 42, 42), ...drawn.values()];
}

const picture = (name: string, body: string, width: number, height: number): Picture => ({
  name,
  body,
  width,
  height,
});

const idOf = (slug: string | undefined): number => CATEGORIES.findIndex((one) => one.slug === slug) + 1;
const withAncestors = (slug: string): number[] => {
  const found = CATEGORIES.find((one) => one.slug === slug);
  return found?.parent ? [idOf(slug), ...withAncestors(found.parent)] : [idOf(slug)];
};

function* categories(): Generator<Table> {
  yield {
    table: "categories",
    rows: CATEGORIES.map(({ slug, parent, kind, colour }, n) => ({
      id: n + 1,
      parent_id: idOf(parent) || null,
      position: n + 1,
      slug,
      colour,
      image: imageName(kind, colour),
      write_date: OPENED_AT,
    })),
  };
  yield {
    table: "category_texts",
    rows: CATEGORIES.flatMap(({ slug, name, about }, n) =>
      LOCALES.map((locale) => ({
        category_id: n + 1,
        locale,
        slug: slugIn(locale, slug, name),
        name: name[locale],
        description: about[locale],
      })),
    ),
  };
  yield {
    table: "category_paths",
    rows: CATEGORIES.flatMap(({ slug }) =>
      withAncestors(slug).map((ancestor, depth) => ({
        category_id: idOf(slug),
        ancestor_id: ancestor,
        depth,
      })),
    ),
  };
}

const slugOf = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^a-zA-Z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase();
const slugIn = (locale: (typeof LOCALES)[number], slug: string, name: Words): string =>
  locale === "it" ? slug : slugOf(name[locale]);

const SOLD = GOODS.map(([category, kind, colour, cents, it, en], n) => ({
  id: n + 1,
  category,
  kind,
  colour,
  cents,
  name: { it, en },
}));

function* products(): Generator<Table> {
  yield {
    table: "products",
    rows: SOLD.map(({ id, kind, colour, name }) => ({
      id,
      sku: `BIKE-${String(id).padStart(3, "0")}`,
      slug: slugOf(name.it),
      kind,
      brand: "Pedalata",
      image: imageName(kind, colour),
      own_vat_class: "standard",
      own_audience: "all",
      bestseller: Number(id % 5 === 0),
      is_new: Number(id % 7 === 0),
      position: id,
      create_date: OPENED_AT,
      write_date: OPENED_AT,
    })),
  };
  yield {
    table: "product_texts",
    rows: SOLD.flatMap(({ id, name }) =>
      LOCALES.map((locale) => ({
        product_id: id,
        locale,
        slug: slugOf(name[locale]),
        name: name[locale],
        short_description: { it: "Controllata nella nostra officina.", en: "Checked in our repair shop." }[
          locale
        ],
        description: {
          it: "<p>Pronta all’uso, con due anni di garanzia.</p>",
          en: "<p>Ready to use, with two years of guarantee.</p>",
        }[locale],
      })),
    ),
  };
  yield {
    table: "category_products",
    rows: SOLD.flatMap(({ id, category }) =>
      withAncestors(category).map((category_id, depth) => ({
        category_id,
        product_id: id,
        inherited: Math.min(depth, 1),
        position: id,
      })),
    ),
  };
}

function* pricesAndStock(): Generator<Table> {
  yield {
    table: "prices",
    rows: SOLD.map(({ id, cents }) => ({
      item_id: id,
      list: "retail",
      standard_cents: cents,
      tiers: [],
      write_date: OPENED_AT,
    })),
  };
  yield { table: "stock", rows: SOLD.map(({ id }) => ({ item_id: id, is_backorderable: 0, location: "A" })) };
  yield {
    table: "stock_movements",
    rows: SOLD.map(({ id }) => ({
      item_id: id,
      kind: "opening",
      on_hand: 3 + (id % 9),
      ordered: 0,
      created_at: OPENED_AT,
    })),
  };
}
