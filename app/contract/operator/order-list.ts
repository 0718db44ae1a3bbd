// The back office's list of orders, and saved views. The cost of a page does not depend on its position.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { PAYMENT_KINDS, PAYMENT_STATES } from "~/contract/constants/enums";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { MAX_VIEW_NAME_LENGTH, ORDER_SORTS, SHIPMENT_FILTERS } from "~/contract/constants/order-list";
import { OrderStatus } from "~/contract/orders";
import { Day, Flag, Id, Instant, Money, resultsOf } from "~/contract/wire";

export const OrderListQuery = z.object({
  /**
   * Matches exactly the number of an order, parcel or invoice, or an email; otherwise part of a number,
   * reference or name, or an item's code or name.
   */
  search: z.string().max(MAX_SEARCH_LENGTH).optional(),
  status: OrderStatus.optional(),
  payment: z.enum(PAYMENT_STATES).optional(),
  shipment: z.enum(SHIPMENT_FILTERS).optional(),
  method: z.string().max(60).optional(),
  customer: Id.optional(),
  disputed: Flag.optional(),
  date_from: Day.optional(),
  date_to: Day.optional(),
  sort: z.enum(ORDER_SORTS).default("newest"),
  after: z.string().max(100).optional(),
});
export type OrderListQuery = z.infer<typeof OrderListQuery>;

export const OrderListItem = z.object({
  id: z.int(),
  number: z.string(),
  date: Instant,
  status: OrderStatus,
  payment_state: z.enum(PAYMENT_STATES),
  payment_kind: z.enum(PAYMENT_KINDS),
  name: z.string(),
  city: z.string(),
  reference: z.string().nullable(),
  article_count: z.int(),
  total: Money,
  currency: z.string(),
  promised_by: z.string(),
  is_late: z.boolean(),
  is_disputed: z.boolean(),
});
export type OrderListItem = z.infer<typeof OrderListItem>;

/** MANY_ORDERS means "100 or more", except for `all` and `to_prepare`. */
export const OrderListCounts = z.object({
  all: z.int(),
  to_pay: z.int(),
  to_prepare: z.int(),
  to_ship: z.int(),
  late: z.int(),
  disputes: z.int(),
});

export type OrderListCounts = z.infer<typeof OrderListCounts>;

export const OrderListAnswer = z.object({
  results: z.array(OrderListItem),
  next: z.string().nullable(),
  /** If not all orders were read: the number read, and where to continue; null if all were read. */
  cut: z.object({ looked_at: z.int(), more: z.string().nullable() }).nullable(),
  counts: OrderListCounts,
});
export type OrderListAnswer = z.infer<typeof OrderListAnswer>;

const ViewName = z.string().trim().min(1).max(MAX_VIEW_NAME_LENGTH);
export const SavedView = z.object({ id: z.int(), name: z.string(), query: z.string() });
export type SavedView = z.infer<typeof SavedView>;
export const CreateSavedView = z.object({ name: ViewName, query: z.string().max(1000) });
export const RenameSavedView = z.object({ name: ViewName });

const access = "operator";
const byId = z.object({ id: Id });

export const operatorOrderListCalls = {
  orderList: {
    list: {
      method: "GET",
      path: "order-list/",
      access,
      permission: "orders.read",
      query: OrderListQuery,
      answer: OrderListAnswer,
    },
  },
  /** Each user has separate views. */
  savedViews: {
    list: {
      method: "GET",
      path: "saved-views/",
      access,
      permission: "orders.read",
      answer: resultsOf(SavedView),
    },
    create: {
      method: "POST",
      path: "saved-views/",
      access,
      permission: "orders.read",
      body: CreateSavedView,
      answer: SavedView,
      status: 201,
      errors: ["view_name_taken", "too_many_views"],
    },
    rename: {
      method: "PATCH",
      path: "saved-views/:id/",
      access,
      permission: "orders.read",
      params: byId,
      body: RenameSavedView,
      answer: SavedView,
      errors: ["view_name_taken"],
    },
    delete: {
      method: "DELETE",
      path: "saved-views/:id/",
      access,
      permission: "orders.read",
      params: byId,
      answer: null,
      status: 204,
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
