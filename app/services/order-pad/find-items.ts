// Finds items for lines without a code: best matches and items bought before come first.
import type { PadItem } from "~/contract/order-pad";
import { lastPurchasesQuery } from "~/db/order-pad/last-purchases";
import { foundIds, foundItemsQuery } from "~/db/order-pad/search-items";
import { fuzzySearch } from "~/db/products/fuzzy-search";
import { type Search, searchOf, wordsOf } from "~/db/products/search";
import { combine } from "~/db/query";
import { loadCartWith, type OwnCart } from "~/services/cart/quote-cart";
import type { ServiceContext } from "~/services/context";
import { padItems } from "./pad-items";

const MAX_SHOWN = 8;
const MIN_SEARCH_LENGTH = 2;

/** Searches the text as typed; misspelt words are also tried in their likely spelling. */
export async function searchPadItems(c: ServiceContext, own: OwnCart, typed: string): Promise<PadItem[]> {
  const search = typed.trim().length < MIN_SEARCH_LENGTH ? null : searchOf(typed, c.locale);
  if (!search) return [];
  const [found = []] = await findItems(c, own, [{ typed, search }]);
  if (found.length > 0) return found;
  const wider = await fuzzySearch(c.db, search, c.locale);
  return wider ? ((await findItems(c, own, [{ typed, search: wider.search }]))[0] ?? []) : [];
}

interface TypedSearch {
  typed: string;
  search: Search;
}

export async function findItems(
  c: ServiceContext,
  own: OwnCart,
  searches: readonly TypedSearch[],
): Promise<PadItem[][]> {
  const all = searches.map(({ search }) => search);
  const ids = foundIds(all);
  const { shop, facts, more } = await loadCartWith(
    c,
    own,
    combine({ found: foundItemsQuery(all), last: lastPurchasesQuery(own.owner.id, ids) }),
    ids,
  );
  const items = padItems(c, own, shop, facts.items, more.last);
  return searches.map(({ typed }, index) =>
    bestOf(
      typed,
      (more.found[index] ?? []).flatMap((id) => items.get(id) ?? []),
    ),
  );
}

function bestOf(typed: string, items: readonly PadItem[]): PadItem[] {
  const words = wordsOf(typed);
  const scoreOf = ({ product_detail: { name, sku }, last }: PadItem) => {
    const own = wordsOf(`${name} ${sku}`);
    return words.filter((word) => own.some((one) => one.startsWith(word))).length * 2 + (last ? 1 : 0);
  };
  return items.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, MAX_SHOWN);
}
