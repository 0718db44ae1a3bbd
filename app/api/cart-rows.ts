// What is already in a cart: a row gets another quantity or other notes, or goes.
import type { Calls } from "~/contract/calls";
import { putNotes, refuseUnlessRow, refuseUnlessVersion, takeRows, touchCart } from "~/db/cart/write";
import { idsOf } from "~/db/price-facts";
import { BatchRefused, type Statement } from "~/platform/database";
import { putIntoCart, refuseLine, rowsPut } from "./cart-lines";
import { deedOf, loadCart, type OwnCart, quoteRows } from "./cart-quote";
import { cartRowsOf } from "./cart-shape";
import type { ApiContext } from "./context";
import type { Handler } from "./handler";
import { lookUpRow } from "./look-ahead";
import { badField, Refusal, unknownOrNotYours } from "./refusal";
import { ownedBy } from "./who";

export const editRow: Handler<Calls["cart"]["editRow"]> = async (c, { id, qty, notes }) => {
  const { own, product } = await rowOwner(c, id);
  const guards = [...versionAsked(c, own), refuseUnlessRow(id)];
  if (qty === undefined) {
    if (notes === undefined) throw badField("qty", "required");
    const deed = deedOf(c, own);
    await changeCart(c, own, [...guards, touchCart(deed), putNotes(deed, [{ product, notes }])]);
    const { shop, facts } = await loadCart(c, own);
    const rows = facts.rows.filter((row) => row.id === id);
    const [row] = cartRowsOf(rows, facts.cart?.id ?? 0, quoteRows(c, own, shop, rows), c.locale);
    if (!row) throw unknownOrNotYours();
    return row;
  }
  const line = { product, qty, set: true, ...(notes === undefined ? {} : { notes }) };
  const put = await heeding(c, own, putIntoCart(c, own, [line], { guards }));
  refuseLine(put);
  const [row] = rowsPut(c, own, put);
  if (!row) throw unknownOrNotYours();
  return row;
};

export const removeRow: Handler<Calls["cart"]["removeRow"]> = async (c, { id }) => {
  const { own, product } = await rowOwner(c, id);
  await changeCart(c, own, [takeRows(own.key, idsOf([product])), touchCart(deedOf(c, own))]);
  return null;
};

/** One deed on a cart, if it still has the version that the caller named. */
export const changeCart = (c: ApiContext, own: OwnCart, statements: Statement[]) =>
  heeding(c, own, c.db.batch([...versionAsked(c, own), ...statements]));

async function rowOwner(c: ApiContext, id: number): Promise<{ own: OwnCart; product: number }> {
  const found = await lookUpRow(c.ctx, c.db, id);
  if (!found) throw unknownOrNotYours();
  const { product, ...key } = found;
  return { own: { owner: await ownedBy(c, key.customer), key }, product };
}

/** `If-Match: 7` or `"7"`. @throws Refusal 400 for what no version can be. */
export function versionAsked(c: ApiContext, { key }: OwnCart): Statement[] {
  const header = c.request.headers.get("If-Match");
  if (header === null) return [];
  const version = /^"?(\d{1,15})"?$/.exec(header)?.[1];
  if (version === undefined) throw badField("If-Match", "invalid");
  return [refuseUnlessVersion(key, Number(version))];
}

/** A cart that somebody else has changed is 409, with the version it has now. */
export async function heeding<T>(c: ApiContext, own: OwnCart, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof BatchRefused) || error.code !== "cart_changed") throw error;
    const { facts } = await loadCart(c, own);
    throw new Refusal(409, "cart_changed", { version: facts.cart?.version ?? 0 });
  }
}
