// Page sizes of lists, in rows. Zod-free: schemas and components share them.

/** Of the API's lists (CONTRACT §1), and of the screens' where none is asked for. */
export const DEFAULT_PAGE_SIZE = 12;
/** Of products as cards: whole rows of two, three, four and six. */
const CARDS_PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 100;
/** Of lists whose rows are short: customers, downloads, the operator's tables. */
export const TABLE_PAGE_SIZE = 25;
/** Of the operator's messages, which are shown whole. */
export const INBOX_PAGE_SIZE = 20;
/** Products a page where none is asked for. In the table each product has a row for each of its variants. */
export const productsPerPage = (view: "grid" | "table"): number =>
  view === "table" ? DEFAULT_PAGE_SIZE : CARDS_PAGE_SIZE;
/** The page sizes that a list's form offers, and the one in use. */
export const pageSizesWith = (inUse: number): number[] =>
  [...new Set([DEFAULT_PAGE_SIZE, CARDS_PAGE_SIZE, 48, MAX_PAGE_SIZE, inUse])].sort((a, b) => a - b);

/** `page=-1` means all, up to this many rows. */
export const MAX_ALL_ROWS = 10_000;

/** A sitemap may hold 50,000 addresses and 50 MB; an address with its two translations takes half a kilobyte. */
export const SITEMAP_PAGE_SIZE = 10_000;

/** Pages of products in one file for comparison services: as many reads as a request of the free plan may make. */
export const FEED_PAGES = 10;
