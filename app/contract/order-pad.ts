// The order pad: lines typed by an agent or a business, and data of an item while typing.
import { z } from "zod";
import { AnyQty, CartRow, ProductDetail } from "./cart";
import { BOUGHT_SORTS, COLUMN_ROLES, LINE_DOUBTS, LINE_SHAPES } from "./constants/enums";
import {
  MAX_BATCH_ROWS,
  MAX_FILE_COLUMNS,
  MAX_FILE_ROWS,
  MAX_PAD_LINE_LENGTH,
  MAX_ROW_NOTES_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_SKU_LENGTH,
} from "./constants/limits";
import { forCustomer } from "./customers";
import { OrderStatus } from "./orders";
import { Id, listOf, Money, paging } from "./wire";

export const LastPurchase = z.object({ date: z.string(), qty: z.int(), unit_price: Money });
export type LastPurchase = z.infer<typeof LastPurchase>;

export const PadItem = z.object({
  product_detail: ProductDetail,
  uom: z.string(),
  package_size: z.int(),
  /** Price per piece for the minimum quantity. */
  unit_price: Money,
  includes_vat: z.boolean(),
  /** The public price, if the customer has other prices; otherwise null. */
  retail_price: Money.nullable(),
  last: LastPurchase.nullable(),
});
export type PadItem = z.infer<typeof PadItem>;

export const PadLine = z.object({
  /** Id of a line that was already waiting. */
  id: Id.optional(),
  /** The line as written, returned unchanged if it has to wait. */
  written: z.string().max(MAX_PAD_LINE_LENGTH),
  /** A code, a GTIN, or a name, which then waits for a choice. */
  code: z.string().max(MAX_SKU_LENGTH).default(""),
  product: Id.optional(),
  qty: AnyQty,
  notes: z.string().max(MAX_ROW_NOTES_LENGTH).optional(),
  /** Confirms an unusual quantity. */
  confirmed: z.boolean().optional(),
  /** Reason of `order-pad/read/` for which the line waits. */
  doubt: z.enum(LINE_DOUBTS).nullish(),
});
export type PadLine = z.input<typeof PadLine>;

export const AddPadLines = z.object({
  ...forCustomer,
  lines: z.array(PadLine).max(MAX_BATCH_ROWS),
  drop: z.array(Id).max(MAX_BATCH_ROWS).optional(),
});

const Reason = z.looseObject({
  code: z.string(),
  message: z.string(),
  available: z.int().optional(),
  nearest: z.int().nullable().optional(),
  variants: z.array(z.string()).optional(),
  /** The last purchased quantity, for an unusual quantity. */
  usual_qty: z.int().nullish(),
});

export const AddPadLinesAnswer = z.object({
  added: z.array(CartRow),
  waiting: z.array(z.looseObject({ index: z.int(), ...Reason.shape })),
});

export const WaitingLine = z.object({
  id: z.int(),
  written: z.string(),
  code: z.string(),
  qty: z.string(),
  notes: z.string(),
  reason: Reason,
  items: z.array(PadItem),
});
export type WaitingLine = z.infer<typeof WaitingLine>;

/** A saved list of the customer: contract/order-lists.ts. */
export const OrderList = z.object({
  id: Id,
  customer: z.int(),
  name: z.string(),
  rows_count: z.int(),
  /** With an interval: an order is due at `next_day`, but is never placed automatically. */
  rhythm_weeks: z.int().nullable(),
  next_day: z.string().nullable(),
  is_due: z.boolean(),
  updated_at: z.string(),
});
export type OrderList = z.infer<typeof OrderList>;

/**
 * Credit status of the customer. `overdue` is the amount due for longer than `payment_days` after its
 * invoice.
 */
export const CustomerStanding = z.object({
  due: Money,
  overdue: Money,
  overdue_since: z.string().nullable(),
  credit_limit: Money.nullable(),
  credit_left: Money.nullable(),
  payment_days: z.int(),
  open_orders: z.array(
    z.object({ id: z.int(), number: z.string(), date: z.string(), status: OrderStatus, total: Money }),
  ),
  last_order_date: z.string().nullable(),
  /** Days between two orders. */
  usual_days: z.int().nullable(),
});
export type CustomerStanding = z.infer<typeof CustomerStanding>;

export const OrderPad = z.object({
  standing: CustomerStanding.nullable(),
  currency: z.string(),
  lines: z.array(WaitingLine),
  lists: z.array(OrderList),
  /** The cart's rows changed last, newest first. */
  entered: z.array(CartRow),
});
export type OrderPad = z.infer<typeof OrderPad>;

export const BoughtQuery = z.object({
  ...forCustomer,
  search: z.string().max(MAX_SEARCH_LENGTH).optional(),
  sort: z.enum(BOUGHT_SORTS).optional(),
  ...paging,
});

/** The customer's earlier purchases, with the quantities that the caller has typed into the list. */
export const BoughtList = listOf(PadItem).extend({
  /** Includes those of the list's other pages. */
  typed: z.array(z.object({ product: z.int(), qty: z.string() })),
  /** Number and total of the valid quantities, at today's prices. */
  typed_lines: z.int(),
  typed_total: Money,
});
export type BoughtList = z.infer<typeof BoughtList>;

export const SaveQuantities = z.object({
  ...forCustomer,
  /** A blank quantity is deleted. */
  quantities: z.array(z.object({ product: Id, qty: z.string().max(20) })).max(MAX_BATCH_ROWS),
});

const rows = z.array(z.array(z.string().max(MAX_PAD_LINE_LENGTH)).max(MAX_FILE_COLUMNS)).max(MAX_FILE_ROWS);
const columns = z.array(z.enum(COLUMN_ROLES).nullable());

/** The rows of an order file; the first may be a heading. */
export const FileRows = z.object({ ...forCustomer, rows });
/** The content of each column, as far as it can be detected. */
export const FileColumns = z.object({ columns });

/** Lines of an order as written, or the rows of a table; a text that may be a table is sent as both. */
export const ReadLines = z.object({
  lines: z.array(z.string().max(MAX_PAD_LINE_LENGTH)).max(MAX_FILE_ROWS).optional(),
  rows: rows.optional(),
  /** The content of each column, confirmed by the user. */
  columns: columns.max(MAX_FILE_COLUMNS).optional(),
  /**
   * `typed`: a code alone is one piece, as a scanner writes it. `file`: without a certain quantity column
   * there are no lines.
   */
  source: z.enum(["typed", "pasted", "file"]).default("pasted"),
});

export const ReadLine = z.object({
  /** Index of the line, or of the row, from 0. */
  index: z.int(),
  /** Only code and quantity, for a row. */
  written: z.string(),
  /** Code of the item; otherwise the words that may name one. */
  code: z.string(),
  qty: z.string(),
  notes: z.string(),
  doubt: z.enum(LINE_DOUBTS).nullable(),
  message: z.string().nullable(),
  shape: z.enum(LINE_SHAPES),
});
export type ReadLine = z.infer<typeof ReadLine>;

export const ReadLinesAnswer = z.object({
  /** Empty if the lines are not a table. */
  columns,
  /** False if the quantity column is not certain. */
  is_certain: z.boolean(),
  lines: z.array(ReadLine),
});
