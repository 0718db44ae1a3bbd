// Reads the saved order pad: the waiting lines, each with proposed items.
import { LINE_DOUBTS } from "~/contract/constants/enums";
import type { CustomerStanding, OrderList, PadItem } from "~/contract/order-pad";
import { lastChangedQuery } from "~/db/cart/cart-data";
import { orderListsQuery } from "~/db/order-pad/order-lists";
import { type PadLineRow, padLinesQuery } from "~/db/order-pad/pad-lines";
import { standingQuery } from "~/db/orders/standing";
import { searchOf } from "~/db/products/search";
import { together } from "~/db/query";
import { shopData } from "~/db/shop/shop-data";
import { requireUser } from "~/services/access";
import { loadCartWith, type OwnCart, quoteRows } from "~/services/cart/quote-cart";
import { type ServiceContext, todayOf } from "~/services/context";
import { serializeStanding } from "./customer-standing";
import { findItems } from "./find-items";
import { serializeList } from "./order-lists";

/** Only the first lines get proposals. */
const MAX_PROPOSED = 20;

export interface Pad {
  currency: string;
  lists: OrderList[];
  standing: CustomerStanding | null;
  lines: (PadLineRow & { items: PadItem[] })[];
}

/** The first MAX_PROPOSED lines, with proposed items. */
export async function readPad(c: ServiceContext, own: OwnCart): Promise<Pad> {
  const key = { user: requireUser(c).user.id, customer: own.owner.id };
  const [{ lines, lists, standing }, { currency }] = await Promise.all([
    together(c.db, {
      lines: padLinesQuery(key),
      lists: orderListsQuery(key.customer),
      standing: standingQuery(key.customer, todayOf(c)),
    }),
    shopData(c),
  ]);
  const isDoubt = ({ reason }: PadLineRow) => LINE_DOUBTS.some((doubt) => doubt === reason.code);
  // Lines with a quantity come first: they name an item more likely than a greeting does.
  const wanted = lines
    .filter((line) => !isDoubt(line))
    .toSorted((a, b) => Number(a.qty === "") - Number(b.qty === ""));
  const searches = wanted.slice(0, MAX_PROPOSED).flatMap((line) => {
    const search = searchOf(line.code, c.locale);
    return search ? [{ line, typed: line.written, search }] : [];
  });
  const found = searches.length > 0 ? await findItems(c, own, searches) : [];
  const itemsOf = new Map(searches.map(({ line }, index) => [line.id, found[index] ?? []]));
  return {
    currency,
    standing: serializeStanding(standing, c.zone),
    lists: lists.map((list) => serializeList(c, list)),
    lines: lines.map((line) => ({ ...line, items: itemsOf.get(line.id) ?? [] })),
  };
}

const MAX_ENTERED = 20;

/** The cart's rows changed last, with their prices. */
export async function enteredRows(c: ServiceContext, own: OwnCart) {
  const { shop, facts, more: ids } = await loadCartWith(c, own, lastChangedQuery(own.key, MAX_ENTERED));
  const rows = ids.flatMap((id) => facts.rows.find((row) => row.id === id) ?? []);
  return { cart: facts.cart?.id ?? 0, rows, quoted: quoteRows(c, own, shop, rows) };
}
