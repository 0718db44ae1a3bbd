// Content of the demo shop: pages of blocks, articles, sliders, and the canvases of promotions.
import { type Files, LOCALES, type Text } from "./files";
import type { Table } from "./table";

interface Page {
  slug: string;
  slugs: Text;
  locale?: string;
  title: Text;
  description: Text;
  blocks: Block[];
  updated_at: string;
}
interface Block {
  id: number;
  type: string;
  props: { categories?: string[]; filter?: { categories?: string[] }; rows?: { category: string }[] };
}

/** Promotions are loaded first, because canvases refer to them. */
const canvasses = (files: Files) =>
  files
    .json<{ canvases: { promotion: number | null }[] }>("promotions.json")
    .canvases.map(({ promotion, ...canvas }) => ({ ...canvas, promotion_id: promotion }));

export function* contentTables(files: Files): Generator<Table> {
  const { pages } = files.json<{ pages: Page[] }>("pages.json");
  const slugOf = categorySlugs(files);
  yield {
    table: "pages",
    rows: pages.map(({ slugs, locale, blocks, ...page }) => ({
      ...page,
      locale: locale ?? null,
      blocks: blocks.map((block) => withSlugs(block, slugOf)),
      ...placeOf(page.slug),
    })),
  };
  yield {
    table: "page_slugs",
    rows: pages.flatMap(({ slug, slugs }) =>
      [...new Set([slug, ...LOCALES.map((locale) => slugs[locale])])].map((one) => ({
        slug: one,
        page_slug: slug,
      })),
    ),
  };
  yield { table: "articles", rows: files.json<object[]>("news.json") };
  yield { table: "sliders", rows: files.json<object[]>("sliders.json") };
  yield { table: "canvasses", rows: canvasses(files) };
}

const FOOTER: Record<string, string[]> = {
  company: ["chi-siamo", "mission", "valori", "settori"],
  service: [
    "spedizioni",
    "pagamenti",
    "diritto-di-recesso",
    "garanzia",
    "condizioni",
    "privacy",
    "cookie",
    "accessibilita",
  ],
};

function placeOf(slug: string): { section: string | null; position: number } {
  const [section, slugs = []] = Object.entries(FOOTER).find(([, pages]) => pages.includes(slug)) ?? [];
  return { section: section ?? null, position: slugs.indexOf(slug) + 1 };
}

function categorySlugs(files: Files) {
  const slugs = new Map(files.csv<"key" | "slug_it">("categories.csv").map((c) => [c.key, c.slug_it]));
  return (key: string): string => {
    const slug = slugs.get(key);
    if (!slug) throw new Error(`the demo has no category with the key ${key}`);
    return slug;
  };
}

// The files refer to categories by keys, which the shop does not store.
function withSlugs(block: Block, slugOf: (key: string) => string): Block {
  const { categories, filter, rows, ...props } = block.props;
  return {
    ...block,
    props: {
      ...props,
      ...(categories && { categories: categories.map(slugOf) }),
      ...(rows && { rows: rows.map((row) => ({ ...row, category: slugOf(row.category) })) }),
      ...(filter && {
        filter: { ...filter, ...(filter.categories && { categories: filter.categories.map(slugOf) }) },
      }),
    },
  };
}
