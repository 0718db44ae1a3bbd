import type { NewsCard } from "~/components/content/news/news-cards";
import type { CardItem, ShownImage } from "~/components/product/item";
import type { FormToken } from "~/components/site/hidden-fields";
import type { Block, Canvas, Slider } from "~/contract/content";

type BlockOf<Type extends Block["type"]> = Extract<Block, { type: Type }>;
type ReferringType = "category_grid" | "product_carousel" | "canvas" | "slider" | "news";

export interface GridCategory {
  slug: string;
  name: string;
  description: string;
  image: ShownImage | null;
  colour: string | null;
  /** The first of those below it. */
  children: { slug: string; name: string }[];
}

/** A block with what it refers to, fetched by storefront/content/resolve-block.ts. */
export type ResolvedBlock =
  | Exclude<Block, { type: ReferringType }>
  | (BlockOf<"category_grid"> & { categories: GridCategory[] })
  | (BlockOf<"product_carousel"> & { products: CardItem[] })
  | (BlockOf<"canvas"> & { canvas: Canvas })
  | (BlockOf<"slider"> & { slider: Slider })
  | (BlockOf<"news"> & { articles: NewsCard[] });

export type ResolvedBlockOf<Type extends Block["type"]> = Extract<ResolvedBlock, { type: Type }>;

/** Props of the page that every block gets. */
export interface PageProps {
  formToken: FormToken;
  /** Where adding to the cart leads back to. */
  redirectTo: string;
}
