// Several selected orders: their possible status changes, parcel labels and packing lists.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { CHOSEN_ACTS, MAX_CHOSEN_ORDERS } from "~/contract/constants/order-list";
import { AddressCopy, OrderStatus } from "~/contract/orders";
import { Money, resultsOf } from "~/contract/wire";
import { MoveOrder } from "./orders";

export const ChosenAct = z.enum(CHOSEN_ACTS);
export type ChosenAct = z.infer<typeof ChosenAct>;

const Ids = z.array(z.int().positive()).min(1).max(MAX_CHOSEN_ORDERS);
/** Format: "12,13". */
export const ChosenIds = z.object({
  ids: z
    .string()
    .max(800)
    .regex(/^\d{1,15}(,\d{1,15})*$/)
    .transform((ids) => [...new Set(ids.split(",").map(Number))])
    .pipe(Ids),
});

export const ChosenOrder = z.object({
  id: z.int(),
  number: z.string(),
  status: OrderStatus,
  name: z.string(),
  reference: z.string().nullable(),
  total: Money,
  currency: z.string(),
  acts: z.array(ChosenAct),
  shipping_address: AddressCopy,
  carrier: z.string(),
  /** Weight of the unshipped pieces; null if the weight of one is unknown. */
  grams: z.int().nullable(),
});
export type ChosenOrder = z.infer<typeof ChosenOrder>;

export const MoveChosen = z.object({
  ids: Ids,
  to: ChosenAct,
  note: MoveOrder.shape.note,
});
export type MoveChosen = z.infer<typeof MoveChosen>;

/** `error`: why the order was not moved; null if it was moved. */
export const MovedOrder = z.object({
  id: z.int(),
  number: z.string(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type MovedOrder = z.infer<typeof MovedOrder>;

const access = "operator";

export const operatorChosenOrderCalls = {
  chosenOrders: {
    list: {
      method: "GET",
      path: "chosen-orders/",
      access,
      permission: "orders.read",
      query: ChosenIds,
      answer: resultsOf(ChosenOrder),
    },
    packingLists: {
      method: "GET",
      path: "chosen-orders/packing-lists/",
      access,
      permission: "orders.read",
      query: ChosenIds,
      answer: "file",
    },
    move: {
      method: "POST",
      path: "chosen-orders/move/",
      access,
      permission: "orders.write",
      body: MoveChosen,
      answer: resultsOf(MovedOrder),
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
