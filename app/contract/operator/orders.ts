// The operator's orders: CONTRACT §9 and §11.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { ORDER_STATUSES } from "~/contract/constants/enums";
import { MAX_ORDER_NUMBER_LENGTH, MAX_ORDER_SEARCH_LENGTH, MAX_QTY } from "~/contract/constants/limits";
import { HOST } from "~/contract/constants/web-address";
import { CustomerType } from "~/contract/customers";
import { Order, OrderRow, OrderStatus } from "~/contract/orders";
import { Day, FieldError, Id, listOf, Money, paging, toCents } from "~/contract/wire";
import { InvoiceDataInput } from "./invoice-data";
import { OrderPayment, PaymentAttempt } from "./payments";

/** §2's Order with the possible next statuses, its rows and its payments. */
export const OperatorOrder = Order.extend({
  customer_type: CustomerType,
  moves: z.array(OrderStatus),
  can_change: z.boolean(),
  /** Whether the operator may mark it as paid. */
  can_be_paid: z.boolean(),
  rows: z.array(OrderRow),
  payments: z.array(OrderPayment),
  payment_attempts: z.array(PaymentAttempt),
  /** Added: fields that its electronic invoice lacks; null if the seller issues no electronic invoices. */
  invoice_faults: z.array(FieldError).nullable(),
});
export type OperatorOrder = z.infer<typeof OperatorOrder>;

export const ListedOrder = Order.extend({
  /** Added: the payer disputes a payment of the order. */
  is_disputed: z.boolean(),
});
export type ListedOrder = z.infer<typeof ListedOrder>;

export const OrderQuery = z.object({
  status: OrderStatus.optional(),
  number: z.string().max(MAX_ORDER_SEARCH_LENGTH).optional(),
  date_from: Day.optional(),
  date_to: Day.optional(),
  customer: Id.optional(),
  ...paging,
});

const line = (max: number) => z.string().trim().max(max);
const Tracking = z.object({
  carrier: line(80).min(1),
  number: line(80).min(1),
  url: z.union([z.literal(""), z.url({ protocol: /^https?$/, hostname: HOST }).max(500)]).default(""),
});

export const MoveOrder = z.object({
  to: z.enum(ORDER_STATUSES),
  note: line(2000).optional(),
  tracking: Tracking.optional(),
  /** Total shipped quantity of each row, including this parcel; rows that are not named stay unchanged. */
  rows: z
    .array(z.object({ id: Id, shipped_qty: z.int().min(0).max(MAX_QTY) }))
    .max(1000)
    .optional(),
});
export type MoveOrder = z.infer<typeof MoveOrder>;

export const PaidOrder = z.object({ at: z.iso.datetime({ offset: true }).optional() });
const AmountAboveZero = Money.refine((amount) => toCents(amount) > 0);
export const RefundOrder = z.object({
  /** Default: what was paid for the goods in `rows`. */
  amount: AmountAboveZero.optional(),
  reason: line(500).optional(),
  /** Goods that were returned, or will not be shipped; `restock`: they can be sold again. */
  rows: z
    .array(z.object({ id: Id, qty: z.int().min(1).max(MAX_QTY), restock: z.boolean().default(false) }))
    .max(1000)
    .optional(),
});
export type RefundOrder = z.infer<typeof RefundOrder>;
export const ChangeOrder = z.object({
  /** New quantities, at most the ordered ones; 0 removes the row. */
  rows: z
    .array(z.object({ id: Id, qty: z.int().min(0).max(MAX_QTY) }))
    .min(1)
    .max(1000),
  reason: line(500).optional(),
});
export type ChangeOrder = z.infer<typeof ChangeOrder>;

export const InvoiceOrder = z.object({
  /** Default: the year's next number. */
  number: line(MAX_ORDER_NUMBER_LENGTH).min(1).optional(),
  date: Day.optional(),
});

const access = "operator";
const byId = z.object({ id: Id });

export const operatorOrderCalls = {
  orders: {
    list: {
      method: "GET",
      path: "orders/",
      access,
      permission: "orders.read",
      query: OrderQuery,
      answer: listOf(ListedOrder),
    },
    get: {
      method: "GET",
      path: "orders/:id/",
      access,
      permission: "orders.read",
      params: byId,
      answer: OperatorOrder,
    },
    move: {
      method: "POST",
      path: "orders/:id/move/",
      access,
      permission: "orders.write",
      params: byId,
      body: MoveOrder,
      answer: OperatorOrder,
      idempotent: "optional",
      errors: [
        "move_not_allowed",
        "nothing_shipped",
        "not_all_shipped",
        "all_shipped",
        "idempotency_mismatch",
      ],
    },
    paid: {
      method: "POST",
      path: "orders/:id/paid/",
      access,
      permission: "orders.write",
      params: byId,
      body: PaidOrder,
      answer: OperatorOrder,
      errors: ["move_not_allowed", "already_paid"],
    },
    refund: {
      method: "POST",
      path: "orders/:id/refund/",
      access,
      permission: "orders.write",
      params: byId,
      body: RefundOrder,
      answer: OperatorOrder,
      idempotent: true,
      errors: ["not_paid", "refund_exceeds", "idempotency_mismatch", "order_changed"],
    },
    /** Added: marks a refund that is paid by hand as paid. */
    refundPaid: {
      method: "POST",
      path: "orders/:id/refunds/:refund/paid/",
      access,
      permission: "orders.write",
      params: z.object({ id: Id, refund: Id }),
      answer: OperatorOrder,
      errors: ["not_by_hand"],
    },
    /** Added: rows reduced or removed before anything was shipped. */
    change: {
      method: "PATCH",
      path: "orders/:id/rows/",
      access,
      permission: "orders.write",
      params: byId,
      body: ChangeOrder,
      answer: OperatorOrder,
      errors: ["not_changeable", "payment_open", "order_changed"],
    },
    /** Added: one of the order's documents, in the customer's version. */
    document: {
      method: "GET",
      path: "orders/:id/documents/:document/",
      access,
      permission: "orders.read",
      params: z.object({ id: Id, document: Id }),
      answer: "file",
    },
    /** Added: what is still to be shipped, by storage location. */
    packingList: {
      method: "GET",
      path: "orders/:id/packing-list/",
      access,
      permission: "orders.read",
      params: byId,
      answer: "file",
    },
    /** Added: the invoice as FatturaPA. */
    invoiceXml: {
      method: "GET",
      path: "orders/:id/invoice.xml/",
      access,
      permission: "orders.read",
      params: byId,
      answer: "file",
      errors: ["no_invoice", "no_e_invoices", "invoice_incomplete"],
    },
    /** Added: a refund's credit note as FatturaPA. */
    creditNoteXml: {
      method: "GET",
      path: "orders/:id/refunds/:refund/credit-note.xml/",
      access,
      permission: "orders.read",
      params: z.object({ id: Id, refund: Id }),
      answer: "file",
      errors: ["no_invoice", "no_e_invoices", "invoice_incomplete"],
    },
    invoice: {
      method: "POST",
      path: "orders/:id/invoice/",
      access,
      permission: "orders.write",
      params: byId,
      body: InvoiceOrder,
      answer: OperatorOrder,
      errors: ["invoice_number_taken", "already_invoiced", "invoice_incomplete"],
    },
    /** Added: completes the invoice data, before or after the invoice has a number. */
    invoiceData: {
      method: "PATCH",
      path: "orders/:id/invoice-data/",
      access,
      permission: "orders.write",
      params: byId,
      body: InvoiceDataInput,
      answer: OperatorOrder,
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
