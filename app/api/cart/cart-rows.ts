// What is already in a cart: a row gets another quantity or other notes, or goes.

import type { ApiContext } from "~/api/http/context";
import type { Handler } from "~/api/http/handler";
import type { Calls } from "~/contract/calls";
import { putNotes, refuseUnlessRow, refuseUnlessVersion, removeRows, touchCart } from "~/db/cart/write-cart";
import { idsOf } from "~/db/products/price-data";
import { BatchRefused, type Statement } from "~/platform/database";
import { ownedBy } from "~/services/access";
import { findRowKey } from "~/services/cart/cart-keys";
import { putLinesInCart, refuseLine } from "~/services/cart/put-lines";
import { cartWriteOf, loadCart, type OwnCart, quoteRows } from "~/services/cart/quote-cart";
import { invalidField, notFound, Refusal } from "~/services/refusal";
import { serializeCartRows, serializePutRows } from "./serialize-cart";

export const editRow: Handler<Calls["cart"]["editRow"]> = async (c, { id, qty, notes }) => {
  const { own, product } = await rowOwner(c, id);
  const guards = [...expectedVersion(c, own), refuseUnlessRow(id)];
  if (qty === undefined) {
    if (notes === undefined) throw invalidField("qty", "required");
    const deed = cartWriteOf(c, own);
    await changeCart(c, own, [...guards, touchCart(deed), putNotes(deed, [{ product, notes }])]);
    const { shop, facts } = await loadCart(c, own);
    const rows = facts.rows.filter((row) => row.id === id);
    const [row] = serializeCartRows(rows, facts.cart?.id ?? 0, quoteRows(c, own, shop, rows), c.locale);
    if (!row) throw notFound();
    return row;
  }
  const line = { product, qty, set: true, ...(notes === undefined ? {} : { notes }) };
  const put = await mapConflict(c, own, putLinesInCart(c, own, [line], { guards }));
  refuseLine(put);
  const [row] = serializePutRows(c, own, put);
  if (!row) throw notFound();
  return row;
};

export const removeRow: Handler<Calls["cart"]["removeRow"]> = async (c, { id }) => {
  const { own, product } = await rowOwner(c, id);
  await changeCart(c, own, [removeRows(own.key, idsOf([product])), touchCart(cartWriteOf(c, own))]);
  return null;
};

/** One deed on a cart, if it still has the version that the caller named. */
export const changeCart = (c: ApiContext, own: OwnCart, statements: Statement[]) =>
  mapConflict(c, own, c.db.batch([...expectedVersion(c, own), ...statements]));

async function rowOwner(c: ApiContext, id: number): Promise<{ own: OwnCart; product: number }> {
  const found = await findRowKey(c.ctx, c.db, id);
  if (!found) throw notFound();
  const { product, ...key } = found;
  return { own: { owner: await ownedBy(c, key.customer), key }, product };
}

/** `If-Match: 7` or `"7"`. @throws Refusal 400 for what no version can be. */
export function expectedVersion(c: ApiContext, { key }: OwnCart): Statement[] {
  const header = c.request.headers.get("If-Match");
  if (header === null) return [];
  const version = /^"?(\d{1,15})"?$/.exec(header)?.[1];
  if (version === undefined) throw invalidField("If-Match", "invalid");
  return [refuseUnlessVersion(key, Number(version))];
}

/** A cart that somebody else has changed is 409, with the version it has now. */
export async function mapConflict<T>(c: ApiContext, own: OwnCart, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof BatchRefused) || error.code !== "cart_changed") throw error;
    const { facts } = await loadCart(c, own);
    throw new Refusal(409, "cart_changed", { version: facts.cart?.version ?? 0 });
  }
}
