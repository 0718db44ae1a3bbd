// Fetches the data that a block refers to: on the server for a page, in the browser for the editor's preview.
import { type Category, categoryField, DEFAULT_TAXONOMY } from "~/contract/categories";
import { attempt, type Client } from "~/contract/client";
import { localMoment } from "~/contract/constants/moment";
import type { Block } from "~/contract/content";
import type { Locale } from "~/contract/wire";
import { monthNames } from "~/i18n/months";
import { nowIso } from "~/platform/clock";
import { likelyCourier } from "~/storefront/catalogue/likely-courier";
import { cardItem, newsCard, pick, pictureOf } from "~/storefront/catalogue/list-item";
import { yearOf } from "./year-of-jobs";

interface Reader {
  shop: Client;
  /** The customer whose prices are shown. undefined for an anonymous visitor. */
  customer?: number | undefined;
  locale: Locale;
  /** The shop's time zone. */
  zone: string;
}

/** @returns null if the referenced data no longer exist */
export async function resolveBlock(reader: Reader, block: Block) {
  const { shop } = reader;
  switch (block.type) {
    case "hero":
      return { ...block, products: await namedProducts(reader, block.props.products) };
    case "category_grid":
      return { ...block, categories: await categoriesOf(shop, block.props.categories) };
    case "product_carousel":
      return { ...block, products: await productsOf(reader, block.props) };
    case "promises":
      return { ...block, courier: (await likelyCourier(shop, reader.locale)).courier };
    case "calendar":
      return { ...block, calendar: await calendarOf(reader, block.props.rows) };
    case "canvas": {
      const canvas = await attempt(shop.content.canvas({ id: block.props.canvas }));
      return canvas.ok ? { ...block, canvas: canvas.value } : null;
    }
    case "slider": {
      const { results } = await shop.content.sliders({ slot: block.props.slot });
      return results[0] ? { ...block, slider: results[0] } : null;
    }
    case "news": {
      const { limit, tag } = block.props;
      const { results } = await shop.content.articles({ tag: tag ?? undefined, page_size: limit });
      return results.length > 0 ? { ...block, articles: results.map(newsCard) } : null;
    }
    default:
      return block;
  }
}

/** If only one category is named, its children are shown. */
async function categoriesOf(shop: Client, slugs: readonly string[]) {
  const all = await allCategories(shop);
  const named = slugs.flatMap((slug) => all.find((category) => category.slug === slug) ?? []);
  const [only] = named;
  const shown = named.length === 1 && only?.children?.length ? only.children : named;
  return shown.map(gridCategory);
}

/** Number of subcategories named with a category. */
const MAX_CHILDREN = 2;

const gridCategory = (category: Category) => ({
  ...pick(category, ["slug", "name", "product_count"]),
  image: pictureOf(category.image),
  colour: categoryField(category, "colour"),
  children: (category.children ?? [])
    .slice(0, MAX_CHILDREN)
    .map(({ name }, index) =>
      index === 0 ? name : name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()),
    ),
});

const allCategories = async (shop: Client) =>
  (await shop.categories.tree({ taxonomy: DEFAULT_TAXONOMY })).results.flatMap(flatten);

const flatten = (category: Category): Category[] => [category, ...(category.children ?? []).flatMap(flatten)];

type CarouselProps = Extract<Block, { type: "product_carousel" }>["props"];

async function productsOf(reader: Reader, { products, filter, limit }: CarouselProps) {
  if (products !== null) return namedProducts(reader, products.slice(0, limit));
  const { results } = await reader.shop.products.list({
    ...filter,
    order_by: filter?.new ? "create_date-desc" : undefined,
    page_size: limit,
    customer: reader.customer,
  });
  return results.map(cardItem);
}

/** Products in the order in which the page names them. */
async function namedProducts({ shop, customer }: Reader, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { results } = await shop.products.list({ ids: ids.join(","), page_size: ids.length, customer });
  return ids.flatMap((id) => results.find((product) => product.id === id) ?? []).map(cardItem);
}

type CalendarRows = Extract<Block, { type: "calendar" }>["props"]["rows"];

async function calendarOf({ shop, locale, zone }: Reader, rows: CalendarRows) {
  const all = await allCategories(shop);
  const month = Number(localMoment(nowIso(), zone).slice(5, 7));
  return {
    month,
    months: monthNames(locale),
    rows: rows.flatMap(({ category: slug, jobs }) => {
      const category = all.find((one) => one.slug === slug);
      return category
        ? [
            {
              slug,
              name: category.name,
              colour: categoryField(category, "colour"),
              cells: yearOf(jobs, month),
            },
          ]
        : [];
    }),
  };
}
