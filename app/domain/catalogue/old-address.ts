// Validates redirects: which paths can be an old address of the shop, and where they may lead.
import { RESERVED_SLUGS } from "./reserved-slugs";

const MAX_OLD_LENGTH = 300;
const MAX_NEW_LENGTH = 500;

/** Sections whose pages come and go. */
const SECTIONS_OF_PAGES = ["p", "c", "news"];
/** Sections whose names no page may have. */
const OWN_SECTIONS = new Set<string>(
  [
    ...RESERVED_SLUGS,
    "__dev",
    "brand",
    "cart.csv",
    "webhooks",
    "punchout",
    "order-pad",
    "pay",
    "documents",
  ].filter((section) => !SECTIONS_OF_PAGES.includes(section)),
);

/** Format of browsers: no fragment, no trailing slash, and only one possible spelling. */
const OLD = /^(\/[\w.~!$&'()*+,;=:@%-]+)+$/;
/** Query of old programs that identify pages by it: "?id_product=12". */
const QUERY = /^[\w.~!$'()*+,;:@%/-]+=[\w.~!$'()*+,;:@%/-]*(&[\w.~!$'()*+,;:@%/-]+=[\w.~!$'()*+,;:@%/-]*)*$/;
const NEW = /^\/(?![/\\])[^\s\\]*$/;

/**
 * An address that the shop may have had once, and that none of its current screens has; the home page's
 * path needs a query.
 */
export function isOldAddress(address: string): boolean {
  const [path = "", query, ...rest] = address.split("?");
  const hasQuery = query !== undefined;
  if (address.length > MAX_OLD_LENGTH || rest.length > 0 || (hasQuery && !QUERY.test(query))) return false;
  if (path === "/") return hasQuery && !OWN_PARAMETERS.test(query);
  const [, first = "", second] = path.split("/");
  if (!OLD.test(path) || /\/\.{1,2}(\/|$)/.test(path)) return false;
  return (
    !OWN_SECTIONS.has(first.toLowerCase()) && !(SECTIONS_OF_PAGES.includes(first) && second === undefined)
  );
}

/** Parameters that the shop itself reads on each page. */
const OWN_PARAMETERS = /(^|&)(js|locale|customer)=/;

/** A path of this shop, with its query and fragment. */
export const isNewAddress = (path: string): boolean =>
  path.length <= MAX_NEW_LENGTH && NEW.test(path) && URL.canParse(path, "http://shop.invalid");
