// The wishlist.
import { z } from "zod";
import type { Call } from "../call";
import * as cart from "../cart";
import { Id, listOf } from "../wire";
import * as wishlist from "../wishlist";
import { byId } from "./shared";

export const wishlistCalls = {
  getOrCreate: {
    method: "POST",
    path: "wishlists/get-or-create/",
    access: "customer",
    keyScope: "read",
    query: z.object({
      lazy: z
        .union([z.boolean(), z.enum(["true", "false"])])
        .transform(String)
        .optional(),
    }),
    body: cart.GetOrCreateCart,
    answer: wishlist.Wishlist,
    status: 200,
  },
  rows: {
    method: "GET",
    path: "wishlists/rows/",
    access: "token",
    query: z.object({ wishlist: Id }),
    answer: listOf(wishlist.WishlistRow),
  },
  addRow: {
    method: "POST",
    path: "wishlists/rows/",
    access: "token",
    keyScope: "cart",
    body: wishlist.AddWishlistRow,
    answer: wishlist.WishlistRow,
    status: 201,
    idempotent: "optional",
    errors: ["already_in_wishlist", "product_not_found"],
  },
  editRow: {
    method: "PATCH",
    path: "wishlists/row/:id/",
    access: "token",
    keyScope: "cart",
    params: byId,
    body: wishlist.EditWishlistRow,
    answer: wishlist.WishlistRow,
  },
  removeRow: {
    method: "DELETE",
    path: "wishlists/row/:id/",
    access: "token",
    keyScope: "cart",
    params: byId,
    answer: null,
    status: 204,
  },
} as const satisfies Record<string, Call>;
