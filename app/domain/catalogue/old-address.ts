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

/** As browsers send it; no query, no fragment, no slash at its end, and nothing that another address could spell too. */
const OLD = /^(\/[\w.~!$&'()*+,;=:@%-]+)+$/;
const NEW = /^\/(?![/\\])[^\s\\]*$/;

/** A path that the shop may once have had, and that no screen of it has now. */
export function isOldAddress(path: string): boolean {
  const [, first = "", second] = path.split("/");
  if (path.length > MAX_OLD_LENGTH || !OLD.test(path) || /\/\.{1,2}(\/|$)/.test(path)) return false;
  return (
    !OWN_SECTIONS.has(first.toLowerCase()) && !(SECTIONS_OF_PAGES.includes(first) && second === undefined)
  );
}

/** A path of this very shop, with its query and fragment. */
export const isNewAddress = (path: string): boolean =>
  path.length <= MAX_NEW_LENGTH && NEW.test(path) && URL.canParse(path, "http://shop.invalid");
