// The order pad: lines as an agent or a business types them, and what to know of an item while typing.
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

/** What the customer bought last of an item. */
export const LastPurchase = z.object({ date: z.string(), qty: z.int(), unit_price: Money });
export type LastPurchase = z.infer<typeof LastPurchase>;

export const PadItem = z.object({
  product_detail: ProductDetail,
  uom: z.string(),
  package_size: z.int(),
  /** Of one piece, for the smallest quantity that is sold. */
  unit_price: Money,
  includes_vat: z.boolean(),
  /** What anybody pays for it, where the customer has prices of their own; else null. */
  retail_price: Money.nullable(),
  last: LastPurchase.nullable(),
});
export type PadItem = z.infer<typeof PadItem>;

export const PadLine = z.object({
  /** A line that waited before. */
  id: Id.optional(),
  /** The line as written; it comes back so where it has to wait. */
  written: z.string().max(MAX_PAD_LINE_LENGTH),
  /** A code, a GTIN, or a name, which then waits for a choice. */
  code: z.string().max(MAX_SKU_LENGTH).default(""),
  /** In place of the code: the item that was chosen. */
  product: Id.optional(),
  qty: AnyQty,
  notes: z.string().max(MAX_ROW_NOTES_LENGTH).optional(),
  /** An unusual quantity that is meant so. */
  confirmed: z.boolean().optional(),
  /** Of `order-pad/read/`: the line waits with this reason. */
  doubt: z.enum(LINE_DOUBTS).nullish(),
});
export type PadLine = z.input<typeof PadLine>;

export const AddPadLines = z.object({
  ...forCustomer,
  lines: z.array(PadLine).max(MAX_BATCH_ROWS),
  /** Waiting lines that are no longer wanted. */
  drop: z.array(Id).max(MAX_BATCH_ROWS).optional(),
});

const Reason = z.looseObject({
  code: z.string(),
  message: z.string(),
  available: z.int().optional(),
  nearest: z.int().nullable().optional(),
  variants: z.array(z.string()).optional(),
  /** Of an unusual quantity: what was bought the last time. */
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
  /** What may be meant. */
  items: z.array(PadItem),
});
export type WaitingLine = z.infer<typeof WaitingLine>;

/** A saved list of the customer: contract/order-lists.ts. */
export const OrderList = z.object({
  id: Id,
  customer: z.int(),
  name: z.string(),
  rows_count: z.int(),
  /** With a rhythm: an order is due at `next_day`, and is never placed by itself. */
  rhythm_weeks: z.int().nullable(),
  next_day: z.string().nullable(),
  is_due: z.boolean(),
  updated_at: z.string(),
});
export type OrderList = z.infer<typeof OrderList>;

/** What is to be known of the customer. `overdue` is what should have been paid by now, `payment_days` after its invoice. */
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
  /** Between two orders. */
  usual_days: z.int().nullable(),
});
export type CustomerStanding = z.infer<typeof CustomerStanding>;

export const OrderPad = z.object({
  standing: CustomerStanding.nullable(),
  currency: z.string(),
  lines: z.array(WaitingLine),
  lists: z.array(OrderList),
  /** The cart's rows that were changed last, the newest first. */
  entered: z.array(CartRow),
});
export type OrderPad = z.infer<typeof OrderPad>;

export const BoughtQuery = z.object({
  ...forCustomer,
  search: z.string().max(MAX_SEARCH_LENGTH).optional(),
  sort: z.enum(BOUGHT_SORTS).optional(),
  ...paging,
});

/** What the customer bought before, with the quantities that the caller has typed into the list. */
export const BoughtList = listOf(PadItem).extend({
  /** Those of the list's other pages too. */
  typed: z.array(z.object({ product: z.int(), qty: z.string() })),
  /** Of the quantities that can be read, at today's prices. */
  typed_lines: z.int(),
  typed_total: Money,
});
export type BoughtList = z.infer<typeof BoughtList>;

export const SaveQuantities = z.object({
  ...forCustomer,
  /** A blank quantity is forgotten. */
  quantities: z.array(z.object({ product: Id, qty: z.string().max(20) })).max(MAX_BATCH_ROWS),
});

const rows = z.array(z.array(z.string().max(MAX_PAD_LINE_LENGTH)).max(MAX_FILE_COLUMNS)).max(MAX_FILE_ROWS);
const columns = z.array(z.enum(COLUMN_ROLES).nullable());

/** The rows of an order file; the first may be a heading. */
export const FileRows = z.object({ ...forCustomer, rows });
/** What each column holds, as far as its content says. */
export const FileColumns = z.object({ columns });

/** Lines of an order as written, or the rows of a table; a text that may be a table comes as both. */
export const ReadLines = z.object({
  lines: z.array(z.string().max(MAX_PAD_LINE_LENGTH)).max(MAX_FILE_ROWS).optional(),
  rows: rows.optional(),
  /** What each column of the rows holds, as somebody has confirmed it. */
  columns: columns.max(MAX_FILE_COLUMNS).optional(),
  /** `typed`: a code alone is one piece, as a scanner writes it. `file`: without a certain quantity column there are no lines. */
  source: z.enum(["typed", "pasted", "file"]).default("pasted"),
});

export const ReadLine = z.object({
  /** Which of the lines, or of the rows, from 0. */
  index: z.int(),
  /** Of a row: its code and quantity alone. */
  written: z.string(),
  /** Of the item; else the words that may name one. */
  code: z.string(),
  qty: z.string(),
  notes: z.string(),
  doubt: z.enum(LINE_DOUBTS).nullable(),
  message: z.string().nullable(),
  shape: z.enum(LINE_SHAPES),
});
export type ReadLine = z.infer<typeof ReadLine>;

export const ReadLinesAnswer = z.object({
  /** Empty where the lines are no table. */
  columns,
  /** False where nothing tells which column is the quantity. */
  is_certain: z.boolean(),
  lines: z.array(ReadLine),
});
