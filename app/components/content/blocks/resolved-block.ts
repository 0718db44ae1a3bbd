import type { FormToken } from "~/components/site/hidden-fields";
import type { Category } from "~/contract/categories";
import type { ArticleSummary, Block, Canvas, Slider } from "~/contract/content";
import type { Product } from "~/contract/products";

type Of<Type extends Block["type"]> = Extract<Block, { type: Type }>;
type Refers = "category_grid" | "product_carousel" | "canvas" | "slider" | "news";

/** A block with what it refers to; the storefront asks for it. */
export type ResolvedBlock =
  | Exclude<Block, { type: Refers }>
  | (Of<"category_grid"> & { categories: Category[] })
  | (Of<"product_carousel"> & { products: Product[] })
  | (Of<"canvas"> & { canvas: Canvas })
  | (Of<"slider"> & { slider: Slider })
  | (Of<"news"> & { articles: ArticleSummary[] });

export type Filled<Type extends Block["type"]> = Extract<ResolvedBlock, { type: Type }>;

/** What every block is told of its page. */
export interface PageFacts {
  formToken: FormToken;
  /** Where adding to the cart leads back to. */
  redirectTo: string;
}
