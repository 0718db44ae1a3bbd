// Wishlists: one per customer and season, shared by customer and agent; each product once, with notes.
import type { ProductId, SeasonId, WishlistId, WishlistRowId } from "~/contract/ids";
import type { WishlistRow } from "~/contract/wishlist";
import { findKeyOfRow, findWishlistKey, type WishlistKey } from "~/db/wishlist/find-wishlist";
import {
  findSoldItem,
  findWishlistRow,
  listWishlistRows,
  type Reader,
  type WishlistItemRow,
} from "~/db/wishlist/wishlist-rows";
import { findWishlist } from "~/db/wishlist/wishlist-summary";
import * as write from "~/db/wishlist/write-wishlist";
import { agentOf, customerFor, ownedBy, requireUser } from "~/services/access";
import { serializeProductDetail } from "~/services/catalogue/serialize-product-detail";
import type { ServiceContext } from "~/services/context";
import { createOnce, type IdempotentPost, type WriteAnswer } from "~/services/idempotency";
import { notFound, Refusal } from "~/services/refusal";
import { seasonFor } from "~/services/season";

export interface WishlistSelector {
  wishlist?: WishlistId;
  /** Ids from the request, resolved by services/access.ts. */
  customer?: number;
  season?: SeasonId | null;
}

/** The wishlist's id, owner and products. @param isLazy does not create a missing wishlist */
export async function openWishlist(
  c: ServiceContext,
  selector: Omit<WishlistSelector, "wishlist">,
  isLazy: boolean,
) {
  const owner = await customerFor(c, selector.customer);
  const key = { customer: owner.id, season: await seasonFor(c, selector.season) };
  const { id, rowsCount, products } = await findWishlist(
    c.db,
    key,
    isLazy ? [] : [write.createWishlist(key)],
  );
  return { id, ...key, agent: agentOf(owner), rows_count: rowsCount, products };
}

/** @throws Refusal 404 for a wishlist that is not the caller's, 400 for a season that is not active */
export async function wishlistKeyOf(c: ServiceContext, selector: WishlistSelector): Promise<WishlistKey> {
  if (selector.wishlist !== undefined) {
    const key = await findWishlistKey(c.db, selector.wishlist, requireUser(c).user.id);
    if (!key) throw notFound();
    await ownedBy(c, key.customer);
    return key;
  }
  const owner = await customerFor(c, selector.customer);
  return { customer: owner.id, season: await seasonFor(c, selector.season) };
}

/** Newest first. */
export async function listRows(c: ServiceContext, key: WishlistKey): Promise<WishlistRow[]> {
  const found = await listWishlistRows(c.db, key, readerOf(c));
  return found.map((row) => serializeRow(row, c));
}

/** @throws Refusal 400 for a product that is not sold, 409 for a product that is already in the wishlist */
export async function addToWishlist(
  c: ServiceContext,
  key: WishlistKey,
  { product, notes }: { product: ProductId; notes: string },
  post: IdempotentPost | null,
): Promise<WriteAnswer> {
  const prepare = async () => {
    const now = c.now.toISOString();
    const item = await findSoldItem(c.db, product, readerOf(c));
    if (!item)
      throw new Refusal(400, "product_not_found", {}, [{ field: "product", code: "product_not_found" }]);
    const row = serializeRow({ id: 0, wishlist: 0, notes, createDate: now, item }, c);
    return { statements: write.addRow(key, product, notes, now), answer: write.addedRow(key, product, row) };
  };
  return createOnce(c, post, prepare, [write.ALREADY_IN_WISHLIST]);
}

/** @throws Refusal 404 for a row that is not the caller's */
export async function editNotes(c: ServiceContext, id: WishlistRowId, notes: string): Promise<WishlistRow> {
  await checkRowOwner(c, id);
  await c.db.batch([write.putNotes(id, notes)]);
  const row = await findWishlistRow(c.db, id, readerOf(c));
  if (!row) throw notFound();
  return serializeRow(row, c);
}

/** @throws Refusal 404 for a row that is not the caller's */
export async function removeFromWishlist(c: ServiceContext, id: WishlistRowId): Promise<void> {
  await checkRowOwner(c, id);
  await c.db.batch([write.removeRow(id)]);
}

async function checkRowOwner(c: ServiceContext, id: WishlistRowId): Promise<void> {
  const key = await findKeyOfRow(c.db, id, requireUser(c).user.id);
  if (!key) throw notFound();
  await ownedBy(c, key.customer);
}

const readerOf = (c: ServiceContext): Reader => ({ locale: c.locale, now: c.now.toISOString() });

function serializeRow(
  { id, wishlist, notes, createDate, item }: WishlistItemRow,
  c: ServiceContext,
): WishlistRow {
  return {
    id,
    wishlist,
    product: item.product,
    notes,
    product_detail: serializeProductDetail({ ...item, id: item.product }, c.locale),
    variants_count: item.variantsCount,
    create_date: createDate,
  };
}
