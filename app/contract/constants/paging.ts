// Page sizes of lists, in rows. Zod-free: schemas and components share them.

/** Default of the API's lists (CONTRACT §1) and of screens. */
export const DEFAULT_PAGE_SIZE = 12;
/** Products as cards: complete rows of two, three, four and six. */
const CARDS_PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 100;
/** Lists with short rows: customers, downloads, the operator's tables. */
export const TABLE_PAGE_SIZE = 25;
/** The operator's messages, which are displayed completely. */
export const INBOX_PAGE_SIZE = 20;
/** Default of product lists. In the table each product has a row per variant. */
export const productsPerPage = (view: "grid" | "table"): number =>
  view === "table" ? DEFAULT_PAGE_SIZE : CARDS_PAGE_SIZE;
/** The page sizes that a list's form offers, and the one in use. */
export const pageSizesWith = (inUse: number): number[] =>
  [...new Set([DEFAULT_PAGE_SIZE, CARDS_PAGE_SIZE, 48, MAX_PAGE_SIZE, inUse])].sort((a, b) => a - b);

/** `page=-1` means all, up to this many rows. */
export const MAX_ALL_ROWS = 10_000;

/** A sitemap may contain 50,000 URLs and 50 MB; a URL with its two translations takes half a kilobyte. */
export const SITEMAP_PAGE_SIZE = 10_000;

/**
 * Pages of products in one file for comparison services, limited by the reads that a request of the free
 * plan may make.
 */
export const FEED_PAGES = 10;
