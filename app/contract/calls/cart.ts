// The cart and coupons.
import { z } from "zod";
import type { Call } from "../call";
import * as cart from "../cart";
import { MAX_COUPON_LENGTH } from "../constants/limits";
import { CouponAnswer } from "../promotions";
import { Id, listOf } from "../wire";
import { byId } from "./shared";

export const cartCalls = {
  getOrCreate: {
    method: "POST",
    path: "carts/get-or-create/",
    access: "customer",
    keyScope: "read",
    punchOut: "read",
    query: z.object({
      lazy: z
        .union([z.boolean(), z.enum(["true", "false"])])
        .transform(String)
        .optional(),
    }),
    body: cart.GetOrCreateCart,
    answer: cart.Cart,
    status: 200,
  },
  rows: {
    method: "GET",
    path: "carts/rows/",
    access: "token",
    punchOut: "read",
    query: z.object(cart.whichCart),
    answer: listOf(cart.CartRow),
  },
  addRow: {
    method: "POST",
    path: "carts/rows/",
    access: "token",
    keyScope: "cart",
    punchOut: "cart",
    body: cart.AddRow,
    answer: cart.CartRow,
    status: 201,
    idempotent: "optional",
    errors: [
      "quantity_not_available",
      "negative_quantity",
      "quantity_min",
      "quantity_step",
      "quantity_invalid",
      "product_not_found",
      "not_for_consumers",
    ],
  },
  editRow: {
    method: "PATCH",
    path: "carts/row/:id/",
    access: "token",
    keyScope: "cart",
    punchOut: "cart",
    params: byId,
    body: cart.EditRow,
    answer: cart.CartRow,
    errors: [
      "quantity_not_available",
      "negative_quantity",
      "quantity_min",
      "quantity_step",
      "quantity_invalid",
      "cart_changed",
    ],
  },
  removeRow: {
    method: "DELETE",
    path: "carts/row/:id/",
    access: "token",
    keyScope: "cart",
    punchOut: "cart",
    params: byId,
    answer: null,
    status: 204,
    errors: ["cart_changed"],
  },
  clear: {
    method: "DELETE",
    path: "carts/rows/",
    access: "token",
    keyScope: "cart",
    punchOut: "cart",
    query: z.object({ cart: Id }),
    answer: null,
    status: 204,
    errors: ["cart_changed"],
  },
  batch: {
    method: "POST",
    path: "carts/rows/batch/",
    access: "token",
    keyScope: "cart",
    punchOut: "cart",
    body: cart.RowBatch,
    answer: cart.BatchAnswer,
    idempotent: "optional",
    errors: ["cart_changed"],
  },
} as const satisfies Record<string, Call>;

export const promotionsCalls = {
  applyCoupon: {
    method: "POST",
    path: "promotions/coupons/apply/",
    access: "customer",
    keyScope: "read",
    punchOut: "read",
    body: z.object({
      coupon: z.string().max(MAX_COUPON_LENGTH),
      customer: Id.optional(),
      price: z.unknown().optional(),
    }),
    answer: CouponAnswer,
    errors: ["coupon_not_valid"],
  },
} as const satisfies Record<string, Call>;
