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

/** `gone`: so many articles of it are no longer sold. */
export const OpenOrderList = OrderList.extend({
  currency: z.string(),
  rows: z.array(OrderListRow),
  gone: z.int(),
});
export type OpenOrderList = z.infer<typeof OpenOrderList>;

const name = z.string().trim().min(1).max(MAX_LIST_NAME_LENGTH);
const lines = z.array(PadLine).max(MAX_BATCH_ROWS);

/** Made of the cart, of an order of this customer, or of lines as the order pad takes them. */
export const CreateOrderList = z.object({
  ...forCustomer,
  name,
  cart: z.boolean().optional(),
  order: Id.optional(),
  lines: lines.optional(),
});

/** Lines that name nothing that is sold, by their index. */
const unknown = z.array(z.int());
export const CreatedOrderList = OrderList.extend({ unknown });
export type CreatedOrderList = z.infer<typeof CreatedOrderList>;

export const EditOrderList = z.object({
  name: name.optional(),
  rhythm_weeks: z
    .union(RHYTHM_WEEKS.map((weeks) => z.literal(weeks)))
    .nullable()
    .optional(),
  /** The first day; without it the rhythm begins today. */
  next_day: Day.optional(),
});

const quantities = z
  .array(z.object({ product: Id, qty: AnyQty, notes: z.string().max(MAX_ROW_NOTES_LENGTH).optional() }))
  .max(MAX_BATCH_ROWS);

/** 0 takes an article off the list; `lines` adds some. */
export const SaveListRows = z.object({ quantities: quantities.default([]), lines: lines.optional() });
export const SavedListRows = z.object({ unknown });

/** Without quantities: as the list says. */
export const AddOrderList = z.object({ quantities: quantities.optional() });
