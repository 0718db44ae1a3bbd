// A wishlist's rows: each product once, with notes.

import type { ApiContext } from "~/api/http/context";
import type { Handler } from "~/api/http/handler";
import { idempotentPost, replyOf } from "~/api/http/idempotency";
import { listAnswer, sliceOf } from "~/api/http/paging";
import type { Calls } from "~/contract/calls";
import type { WishlistRow } from "~/contract/wishlist";
import { findKeyOfRow, findWishlistKey, type WishlistKey } from "~/db/wishlist/find-wishlist";
import {
  findSoldItem,
  findWishlistRow,
  listWishlistRows,
  type Reader,
  type WishlistItemRow,
} from "~/db/wishlist/wishlist-rows";
import * as write from "~/db/wishlist/write-wishlist";
import { customerFor, ownedBy, requireUser } from "~/services/access";
import { serializeProductDetail } from "~/services/catalogue/serialize-product-detail";
import { createOnce } from "~/services/idempotency";
import { notFound, Refusal } from "~/services/refusal";
import { seasonFor } from "~/services/season";

type WishlistCalls = Calls["wishlist"];

export const rows: Handler<WishlistCalls["rows"]> = async (c, { wishlist }) => {
  const key = await wishlistKey(c, { wishlist });
  const found = await listWishlistRows(c.db, key, readerOf(c));
  const shown = found.map((row) => serializeRow(row, c));
  return listAnswer(sliceOf({ page: -1 }), shown.length, shown);
};

export const addRow: Handler<WishlistCalls["addRow"]> = async (c, { product, notes = "", ...selector }) => {
  const key = await wishlistKey(c, selector);
  const prepare = async () => {
    const now = c.now.toISOString();
    const item = await findSoldItem(c.db, product, readerOf(c));
    if (!item) throw unknownProduct();
    const row = serializeRow({ id: 0, wishlist: 0, notes, createDate: now, item }, c);
    return { statements: write.addRow(key, product, notes, now), answer: write.addedRow(key, product, row) };
  };
  const caller = `user/${requireUser(c).user.id}`;
  const post = idempotentPost(c, { call: "wishlists/rows/", caller, body: { product, notes, ...key } });
  return replyOf(await createOnce(c, post, prepare, [write.ALREADY_IN_WISHLIST]));
};

export const editRow: Handler<WishlistCalls["editRow"]> = async (c, { id, notes }) => {
  await ownRow(c, id);
  await c.db.batch([write.putNotes(id, notes)]);
  const row = await findWishlistRow(c.db, id, readerOf(c));
  if (!row) throw notFound();
  return serializeRow(row, c);
};

export const removeRow: Handler<WishlistCalls["removeRow"]> = async (c, { id }) => {
  await ownRow(c, id);
  await c.db.batch([write.removeRow(id)]);
  return null;
};

const unknownProduct = () =>
  new Refusal(400, "product_not_found", {}, [{ field: "product", code: "product_not_found" }]);

interface WishlistSelector {
  wishlist?: number;
  customer?: number;
  season?: number | null;
}

/** @throws Refusal 404 for what is not the caller's, 400 for a season that is not active */
async function wishlistKey(c: ApiContext, selector: WishlistSelector): Promise<WishlistKey> {
  if (selector.wishlist !== undefined) {
    const key = await findWishlistKey(c.db, selector.wishlist, requireUser(c).user.id);
    if (!key) throw notFound();
    await ownedBy(c, key.customer);
    return key;
  }
  const owner = await customerFor(c, selector.customer);
  return { customer: owner.id, season: await seasonFor(c, selector.season) };
}

async function ownRow(c: ApiContext, id: number): Promise<void> {
  const key = await findKeyOfRow(c.db, id, requireUser(c).user.id);
  if (!key) throw notFound();
  await ownedBy(c, key.customer);
}

const readerOf = (c: ApiContext): Reader => ({ locale: c.locale, now: c.now.toISOString() });

function serializeRow(
  { id, wishlist, notes, createDate, item }: WishlistItemRow,
  c: ApiContext,
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
