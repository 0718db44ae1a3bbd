// Saved lists of a customer, which the customer and the agent share.
import { z } from "zod";
import { AnyQty } from "./cart";
import { RHYTHM_WEEKS } from "./constants/enums";
import { MAX_BATCH_ROWS, MAX_LIST_NAME_LENGTH, MAX_ROW_NOTES_LENGTH } from "./constants/limits";
import { forCustomer } from "./customers";
import { OrderList, PadItem, PadLine } from "./order-pad";
import { Day, Id } from "./wire";

export const OrderListRow = z.object({ item: PadItem, qty: z.int(), notes: z.string() });
export type OrderListRow = z.infer<typeof OrderListRow>;

/** `gone`: number of its items that are no longer sold. */
export const OpenOrderList = OrderList.extend({
  currency: z.string(),
  rows: z.array(OrderListRow),
  gone: z.int(),
});
export type OpenOrderList = z.infer<typeof OpenOrderList>;

const name = z.string().trim().min(1).max(MAX_LIST_NAME_LENGTH);
const lines = z.array(PadLine).max(MAX_BATCH_ROWS);

/** Created from the cart, from an order of this customer, or from lines as on the order pad. */
export const CreateOrderList = z.object({
  ...forCustomer,
  name,
  cart: z.boolean().optional(),
  order: Id.optional(),
  lines: lines.optional(),
});

/** Indexes of lines without an item that is sold. */
const unknown = z.array(z.int());
export const CreatedOrderList = OrderList.extend({ unknown });
export type CreatedOrderList = z.infer<typeof CreatedOrderList>;

export const EditOrderList = z.object({
  name: name.optional(),
  rhythm_weeks: z
    .union(RHYTHM_WEEKS.map((weeks) => z.literal(weeks)))
    .nullable()
    .optional(),
  /** The first day; default: the interval begins today. */
  next_day: Day.optional(),
});

const quantities = z
  .array(z.object({ product: Id, qty: AnyQty, notes: z.string().max(MAX_ROW_NOTES_LENGTH).optional() }))
  .max(MAX_BATCH_ROWS);

/** 0 removes an item from the list; `lines` adds items. */
export const SaveListRows = z.object({ quantities: quantities.default([]), lines: lines.optional() });
export const SavedListRows = z.object({ unknown });

/** Default: the quantities of the list. */
export const AddOrderList = z.object({ quantities: quantities.optional() });
