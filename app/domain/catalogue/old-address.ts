// Which paths may be an old address of the shop, and where one may lead.
import { RESERVED_SLUGS } from "./reserved-slugs";

const MAX_OLD_LENGTH = 300;
const MAX_NEW_LENGTH = 500;

/** Sections of the shop that hold pages which come and go. */
const SECTIONS_OF_PAGES = ["p", "c", "news"];
/** Sections that no page may be named after. */
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

/** As browsers send it; no fragment, no slash at its end, and nothing that another address could spell too. */
const OLD = /^(\/[\w.~!$&'()*+,;=:@%-]+)+$/;
/** Of old programs whose pages are told apart by it: "?id_product=12". */
const QUERY = /^[\w.~!$'()*+,;:@%/-]+=[\w.~!$'()*+,;:@%/-]*(&[\w.~!$'()*+,;:@%/-]+=[\w.~!$'()*+,;:@%/-]*)*$/;
const NEW = /^\/(?![/\\])[^\s\\]*$/;

/** An address that the shop may once have had, and that no screen of it has now; the home page's path needs a query. */
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

/** A path of this very shop, with its query and fragment. */
export const isNewAddress = (path: string): boolean =>
  path.length <= MAX_NEW_LENGTH && NEW.test(path) && URL.canParse(path, "http://shop.invalid");
