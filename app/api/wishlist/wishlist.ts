// The wishlist and its rows (CONTRACT §3).

import type { Handlers } from "~/api/http/handler";
import { idempotentPost, replyOf } from "~/api/http/idempotency";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { requireUser } from "~/services/access";
import {
  addToWishlist,
  editNotes,
  listRows,
  openWishlist,
  removeFromWishlist,
  wishlistKeyOf,
} from "~/services/wishlist/wishlist";

export const wishlist: Handlers<"wishlist"> = {
  getOrCreate: (c, { lazy, ...selector }) => openWishlist(c, selector, lazy === "true"),

  async rows(c, { wishlist }) {
    const shown = await listRows(c, await wishlistKeyOf(c, { wishlist }));
    return listAnswer(sliceOf({ page: -1 }), shown.length, shown);
  },

  async addRow(c, { product, notes = "", ...selector }) {
    const key = await wishlistKeyOf(c, selector);
    const caller = `user/${requireUser(c).user.id}`;
    const post = idempotentPost(c, { call: "wishlists/rows/", caller, body: { product, notes, ...key } });
    return replyOf(await addToWishlist(c, key, { product, notes }, post));
  },

  editRow: (c, { id, notes }) => editNotes(c, id, notes),

  async removeRow(c, { id }) {
    await removeFromWishlist(c, id);
    return null;
  },
};
