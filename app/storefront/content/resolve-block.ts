// Fetches what a block refers to: on the server for a page, in the browser for the editor's preview.
import { type Category, categoryField, DEFAULT_TAXONOMY } from "~/contract/categories";
import { attempt, type Client } from "~/contract/client";
import type { Block } from "~/contract/content";
import { cardItem, newsCard, pick, pictureOf } from "~/storefront/catalogue/list-item";

/** @param customer whose prices are shown; undefined: an anonymous visitor's. @returns null where the reference is gone */
export async function resolveBlock(shop: Client, customer: number | undefined, block: Block) {
  switch (block.type) {
    case "category_grid":
      return { ...block, categories: await categoriesOf(shop, block.props.categories) };
    case "product_carousel":
      return { ...block, products: await productsOf(shop, customer, block.props) };
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

/** A single category shows its children. */
async function categoriesOf(shop: Client, slugs: readonly string[]) {
  const { results } = await shop.categories.tree({ taxonomy: DEFAULT_TAXONOMY });
  const all = results.flatMap(flatten);
  const named = slugs.flatMap((slug) => all.find((category) => category.slug === slug) ?? []);
  const [only] = named;
  const shown = named.length === 1 && only?.children?.length ? only.children : named;
  return shown.map(gridCategory);
}

/** How many of a line's categories are named with it. */
const MAX_CHILDREN = 4;

const gridCategory = (category: Category) => ({
  ...pick(category, ["slug", "name", "description"]),
  image: pictureOf(category.image),
  colour: categoryField(category, "colour"),
  children: (category.children ?? []).slice(0, MAX_CHILDREN).map((child) => pick(child, ["slug", "name"])),
});

const flatten = (category: Category): Category[] => [category, ...(category.children ?? []).flatMap(flatten)];

type CarouselProps = Extract<Block, { type: "product_carousel" }>["props"];

async function productsOf(
  shop: Client,
  customer: number | undefined,
  { products, filter, limit }: CarouselProps,
) {
  if (products === null) {
    const { results } = await shop.products.list({
      ...filter,
      order_by: filter?.new ? "create_date-desc" : undefined,
      page_size: limit,
      customer,
    });
    return results.map(cardItem);
  }
  const ids = products.slice(0, limit);
  if (ids.length === 0) return [];
  const { results } = await shop.products.list({ ids: ids.join(","), page_size: limit, customer });
  // In the order in which the page names them.
  return ids.flatMap((id) => results.find((product) => product.id === id) ?? []).map(cardItem);
}
