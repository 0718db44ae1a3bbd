// A page of the page builder with all that its blocks refer to; a block whose thing is gone is left out.
import { type Category, DEFAULT_TAXONOMY } from "~/contract/categories";
import { attempt, type Client } from "~/contract/client";
import type { Block } from "~/contract/content";
import { paths } from "~/paths";
import { deedOf } from "./deed";
import type { Visit } from "./enter";
import { found } from "./found";
import { forList } from "./product-list";

/** @throws Response 404 */
export async function pageData(visit: Visit, slug: string) {
  const { shop, locale, url } = visit;
  const [page, shopName] = await Promise.all([
    found(shop.content.page({ slug })),
    shop.shop.setting({ key: "SHOP_NAME" }),
  ]);
  const blocks = await fillBlocks(visit, page.blocks);
  return {
    slug: page.slug,
    title: page.title,
    description: page.description,
    blocks,
    deed: deedOf(visit.visitor),
    seo: {
      title: page.title,
      description: page.description,
      canonical: paths.page(page.slug),
      locale,
      shopName: String(shopName.value ?? ""),
      origin: url.origin,
    },
  };
}

export async function fillBlocks(visit: Visit, blocks: readonly Block[]) {
  const filled = await Promise.all(blocks.map((block) => fill(visit, block)));
  return filled.filter((block) => block !== null);
}

async function fill(visit: Visit, block: Block) {
  const { shop } = visit;
  switch (block.type) {
    case "category_grid":
      return { ...block, categories: await categoriesOf(shop, block.props.categories) };
    case "product_carousel":
      return { ...block, products: await productsOf(visit, block.props) };
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
      return results.length > 0 ? { ...block, articles: results } : null;
    }
    default:
      return block;
  }
}

/** One category alone stands for those below it. */
async function categoriesOf(shop: Client, slugs: readonly string[]): Promise<Category[]> {
  const { results } = await shop.categories.tree({ taxonomy: DEFAULT_TAXONOMY });
  const all = results.flatMap(flat);
  const named = slugs.flatMap((slug) => all.find((category) => category.slug === slug) ?? []);
  const [only] = named;
  const shown = named.length === 1 && only?.children?.length ? only.children : named;
  return shown.map((category) => ({
    ...category,
    children: (category.children ?? []).map((child) => ({ ...child, description: "", children: [] })),
  }));
}

const flat = (category: Category): Category[] => [category, ...(category.children ?? []).flatMap(flat)];

type Wanted = Extract<Block, { type: "product_carousel" }>["props"];

async function productsOf({ shop, visitor }: Visit, { products, filter, limit }: Wanted) {
  const customer = visitor.customer?.id;
  if (products === null) {
    const { results } = await shop.products.list({
      ...filter,
      order_by: filter?.new ? "create_date-desc" : undefined,
      page_size: limit,
      customer,
    });
    return results.map(forList);
  }
  const ids = products.slice(0, limit);
  if (ids.length === 0) return [];
  const { results } = await shop.products.list({ ids: ids.join(","), page_size: limit, customer });
  // In the order in which the page names them.
  return ids.flatMap((id) => results.find((product) => product.id === id) ?? []).map(forList);
}
