// Changes of existing cart rows, guarded by the cart's version.
import type { CartRowId, ProductId } from "~/contract/ids";
import {
  productsOf,
  putNotes,
  refuseUnlessRow,
  refuseUnlessVersion,
  removeRows,
  touchCart,
} from "~/db/cart/write-cart";
import { idsOf } from "~/db/products/price-data";
import { BatchRefused, type Statement } from "~/platform/database";
import { ownedBy } from "~/services/access";
import type { ServiceContext } from "~/services/context";
import { notFound, Refusal } from "~/services/refusal";
import { findRowKey } from "./cart-keys";
import { cartWriteOf, loadCart, type OwnCart } from "./quote-cart";

export interface OwnRow {
  id: CartRowId;
  product: ProductId;
  own: OwnCart;
}

/** @throws Refusal 404 for a row that is not the caller's */
export async function findOwnRow(c: ServiceContext, id: CartRowId): Promise<OwnRow> {
  const found = await findRowKey(c.ctx, c.db, id);
  if (!found) throw notFound();
  const { product, ...key } = found;
  return { id, product, own: { owner: await ownedBy(c, key.customer), key } };
}

/** @param version expected by the caller; null: any. @throws Refusal 409 `cart_changed` */
export const putRowNotes = (c: ServiceContext, row: OwnRow, notes: string, version: number | null) => {
  const write = cartWriteOf(c, row.own);
  const statements = [
    refuseUnlessRow(row.id),
    touchCart(write),
    putNotes(write, [{ product: row.product, notes }]),
  ];
  return changeCart(c, row.own, version, statements);
};

/** @param version expected by the caller; null: any. @throws Refusal 409 `cart_changed` */
export const removeRow = (c: ServiceContext, { own, product }: OwnRow, version: number | null) =>
  changeCart(c, own, version, [removeRows(own.key, idsOf([product])), touchCart(cartWriteOf(c, own))]);

/** @param version expected by the caller; null: any. @throws Refusal 409 `cart_changed` */
export const clearCart = (c: ServiceContext, own: OwnCart, version: number | null) =>
  changeCart(c, own, version, [removeRows(own.key, productsOf(own.key)), touchCart(cartWriteOf(c, own))]);

const changeCart = (c: ServiceContext, own: OwnCart, version: number | null, statements: Statement[]) =>
  withVersionConflict(c, own, c.db.batch([...refuseOtherVersion(own, version), ...statements]));

export const refuseOtherVersion = ({ key }: OwnCart, version: number | null): Statement[] =>
  version === null ? [] : [refuseUnlessVersion(key, version)];

/** @throws Refusal 409 `cart_changed` with the cart's current version */
export async function withVersionConflict<T>(c: ServiceContext, own: OwnCart, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof BatchRefused) || error.code !== "cart_changed") throw error;
    const { facts } = await loadCart(c, own);
    throw new Refusal(409, "cart_changed", { version: facts.cart?.version ?? 0 });
  }
}
