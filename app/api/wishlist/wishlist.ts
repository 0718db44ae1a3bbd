// The wishlist: one for a customer and a season, which customer and agent share.

import type { Handlers } from "~/api/http/handler";
import { findWishlist } from "~/db/wishlist/wishlist-summary";
import { createWishlist } from "~/db/wishlist/write-wishlist";
import { agentOf, customerFor } from "~/services/access";
import { seasonFor } from "~/services/season";
import { addRow, editRow, removeRow, rows } from "./wishlist-rows";

export const wishlist: Handlers<"wishlist"> = {
  async getOrCreate(c, input) {
    const owner = await customerFor(c, input.customer);
    const season = await seasonFor(c, input.season);
    const key = { customer: owner.id, season };
    const { id, rowsCount, products } = await findWishlist(
      c.db,
      key,
      input.lazy === "true" ? [] : [createWishlist(key)],
    );
    return { id, ...key, agent: agentOf(owner), rows_count: rowsCount, products };
  },

  rows,
  addRow,
  editRow,
  removeRow,
};
