// The customer's list: all items bought before, at today's price and stock, with the typed quantities.
import type { BoughtSort } from "~/contract/constants/enums";
import type { PadItem } from "~/contract/order-pad";
import type { Cents } from "~/contract/units";
import { boughtCountQuery, boughtIds, boughtPageQuery } from "~/db/order-pad/bought-items";
import { lastPurchasesQuery } from "~/db/order-pad/last-purchases";
import type { PadKey } from "~/db/order-pad/pad-lines";
import {
  saveTypedQuantities,
  type TypedQuantity,
  typedIds,
  typedQuantitiesQuery,
} from "~/db/order-pad/typed-quantities";
import type { Ids } from "~/db/products/price-data";
import { combine } from "~/db/query";
import { parseQty } from "~/domain/catalogue/stock";
import { requireUser } from "~/services/access";
import { loadCartWith, type OwnCart, quoteRows } from "~/services/cart/quote-cart";
import { type ServiceContext, todayOf } from "~/services/context";
import { padItems } from "./pad-items";

export interface BoughtPage {
  count: number;
  items: PadItem[];
  typed: TypedQuantity[];
  typedLines: number;
  typedTotal: Cents;
}

/**
 * A page of the items that the customer has bought before, and the items with a typed quantity, with price
 * and stock.
 */
export async function boughtList(
  c: ServiceContext,
  own: OwnCart,
  query: { search: string; sort: BoughtSort; limit: number; offset: number },
): Promise<BoughtPage> {
  const filter = {
    ...query,
    ...{ customer: own.owner.id, locale: c.locale },
    ...{ list: own.owner.user.price_list ?? "retail", today: todayOf(c) },
  };
  const key = padKeyOf(c, own);
  const ids = union(boughtIds(filter), typedIds(key));
  const { shop, facts, more } = await loadCartWith(
    c,
    own,
    combine({
      count: boughtCountQuery(filter),
      page: boughtPageQuery(filter),
      typed: typedQuantitiesQuery(key),
      last: lastPurchasesQuery(own.owner.id, ids),
    }),
    ids,
  );
  const items = padItems(c, own, shop, facts.items, more.last);
  const rows = more.typed.flatMap(({ product, qty }) => {
    const item = facts.items.get(product);
    const parsed = parseQty(qty);
    return item?.isSold && parsed.ok ? [{ id: product, qty: parsed.qty, held: 0, item }] : [];
  });
  const { totals } = quoteRows(c, own, shop, rows);
  return {
    count: more.count,
    items: more.page.flatMap((id) => items.get(id) ?? []),
    typed: more.typed,
    typedLines: rows.length,
    typedTotal: totals.rowsTotal,
  };
}

/** Key of this user's draft for this customer: an agent's and the customer's own are separate. */
export const padKeyOf = (c: ServiceContext, own: OwnCart): PadKey => ({
  user: requireUser(c).user.id,
  customer: own.owner.id,
});

/** Stores typed quantities, so that they survive a change of page and of day. */
export const saveQuantities = async (
  c: ServiceContext,
  own: OwnCart,
  quantities: readonly { product: number; qty: string }[],
): Promise<void> => {
  await c.db.batch(saveTypedQuantities(padKeyOf(c, own), quantities, c.now.toISOString()));
};

const union = (one: Ids, other: Ids): Ids => ({
  sql: `${one.sql} UNION ${other.sql}`,
  params: [...one.params, ...other.params],
});
