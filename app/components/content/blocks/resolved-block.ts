import type { NewsCard } from "~/components/content/news/news-cards";
import type { CardItem, ShownImage } from "~/components/product/item";
import type { Courier } from "~/components/product/page/delivery-promise";
import type { FormToken } from "~/components/site/hidden-fields";
import type { Block, CalendarJob, Canvas, Slider } from "~/contract/content";

type BlockOf<Type extends Block["type"]> = Extract<Block, { type: Type }>;
type ReferringType =
  | "hero"
  | "category_grid"
  | "product_carousel"
  | "promises"
  | "calendar"
  | "canvas"
  | "slider"
  | "news";

export interface GridCategory {
  slug: string;
  name: string;
  product_count: number;
  image: ShownImage | null;
  colour: string | null;
  /** Names of the first subcategories. */
  children: string[];
}

/** The year's tasks. `month` is the current month. */
export interface Calendar {
  month: number;
  /** Short month names, e.g. "Jan". The server formats them, because browsers and the Worker use different names. */
  months: string[];
  rows: {
    slug: string;
    name: string;
    colour: string | null;
    cells: { months: number; job: CalendarJob | null; isNow: boolean }[];
  }[];
}

/** A block with the data it refers to, fetched by storefront/content/resolve-block.ts. */
export type ResolvedBlock =
  | Exclude<Block, { type: ReferringType }>
  | (BlockOf<"hero"> & { products: CardItem[] })
  | (BlockOf<"promises"> & { courier: Courier | null })
  | (BlockOf<"calendar"> & { calendar: Calendar })
  | (BlockOf<"category_grid"> & { categories: GridCategory[] })
  | (BlockOf<"product_carousel"> & { products: CardItem[] })
  | (BlockOf<"canvas"> & { canvas: Canvas })
  | (BlockOf<"slider"> & { slider: Slider })
  | (BlockOf<"news"> & { articles: NewsCard[] });

export type ResolvedBlockOf<Type extends Block["type"]> = Extract<ResolvedBlock, { type: Type }>;

export interface PageProps {
  formToken: FormToken;
  redirectTo: string;
}
