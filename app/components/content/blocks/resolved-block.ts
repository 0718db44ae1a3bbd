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
  /** The names of the first of those below it. */
  children: string[];
}

/** The year's work; `month` is that of today. */
export interface Calendar {
  month: number;
  /** "Jan", "Feb": their names come with the data, as browsers and the Worker name them differently. */
  months: string[];
  rows: {
    slug: string;
    name: string;
    colour: string | null;
    cells: { months: number; job: CalendarJob | null; isNow: boolean }[];
  }[];
}

/** A block with what it refers to, fetched by storefront/content/resolve-block.ts. */
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

/** Props of the page that every block gets. */
export interface PageProps {
  formToken: FormToken;
  /** Where adding to the cart leads back to. */
  redirectTo: string;
}
