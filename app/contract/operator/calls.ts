// THE OPERATOR'S MAP: every call of CONTRACT §9. Mounted and called as those of calls.ts; the operator's token opens all.
import { z } from "zod";
import type { Call } from "~/contract/call";
import { Order } from "~/contract/orders";
import { Setting } from "~/contract/shop";
import { Id, listOf, paging, resultsOf } from "~/contract/wire";
import { operatorFileCalls } from "./file-calls";
import * as operator from "./operator";
import { operatorPictureCalls } from "./pictures";

export const OPERATOR_PATH = "/api/v3/operator";

const byId = z.object({ id: Id });
const byKey = z.object({ key: z.string().max(64) });
const access = "operator";

export const operatorCalls = {
  orders: {
    list: {
      method: "GET",
      path: "orders/",
      access,
      query: operator.OrderQuery,
      answer: listOf(Order),
    },
    get: { method: "GET", path: "orders/:id/", access, params: byId, answer: operator.OperatorOrder },
    move: {
      method: "POST",
      path: "orders/:id/move/",
      access,
      params: byId,
      body: operator.MoveOrder,
      answer: operator.OperatorOrder,
      errors: ["move_not_allowed", "nothing_shipped", "not_all_shipped", "all_shipped"],
    },
    paid: {
      method: "POST",
      path: "orders/:id/paid/",
      access,
      params: byId,
      body: operator.PaidOrder,
      answer: operator.OperatorOrder,
      errors: ["move_not_allowed", "already_paid"],
    },
    refund: {
      method: "POST",
      path: "orders/:id/refund/",
      access,
      params: byId,
      body: operator.RefundOrder,
      answer: operator.OperatorOrder,
      idempotent: true,
      errors: ["not_paid", "refund_exceeds", "idempotency_mismatch", "order_changed"],
    },
    /** Added: a refund that is paid by hand has been paid. */
    refundPaid: {
      method: "POST",
      path: "orders/:id/refunds/:refund/paid/",
      access,
      params: z.object({ id: Id, refund: Id }),
      answer: operator.OperatorOrder,
      errors: ["not_by_hand"],
    },
    /** Added: rows made fewer, or taken off, before anything has left. */
    change: {
      method: "PATCH",
      path: "orders/:id/rows/",
      access,
      params: byId,
      body: operator.ChangeOrder,
      answer: operator.OperatorOrder,
      errors: ["not_changeable", "payment_open", "order_changed"],
    },
    /** Added: one of the order's documents, as its customer gets it. */
    document: {
      method: "GET",
      path: "orders/:id/documents/:document/",
      access,
      params: z.object({ id: Id, document: Id }),
      answer: "file",
    },
    /** Added: what is still to be shipped, by shelf. */
    packingList: { method: "GET", path: "orders/:id/packing-list/", access, params: byId, answer: "file" },
    /** Added: the invoice as FatturaPA. */
    invoiceXml: {
      method: "GET",
      path: "orders/:id/invoice.xml/",
      access,
      params: byId,
      answer: "file",
      errors: ["no_invoice", "invoice_incomplete"],
    },
    /** Added: a refund's credit note as FatturaPA. */
    creditNoteXml: {
      method: "GET",
      path: "orders/:id/refunds/:refund/credit-note.xml/",
      access,
      params: z.object({ id: Id, refund: Id }),
      answer: "file",
      errors: ["no_invoice", "invoice_incomplete"],
    },
    invoice: {
      method: "POST",
      path: "orders/:id/invoice/",
      access,
      params: byId,
      body: operator.InvoiceOrder,
      answer: operator.OperatorOrder,
      errors: ["invoice_number_taken", "already_invoiced"],
    },
  },
  items: {
    /** Added: stock and prices of one item, found by its id or its code. */
    get: {
      method: "GET",
      path: "items/:item/",
      access,
      params: operator.ItemName,
      answer: operator.ItemData,
    },
  },
  stock: {
    change: {
      method: "PATCH",
      path: "stock/:item/",
      access,
      params: operator.ItemName,
      body: operator.StockChange,
      answer: operator.Stock,
      errors: ["quantity_not_available", "sold_in_variants"],
    },
  },
  prices: {
    put: {
      method: "PUT",
      path: "prices/:item/",
      access,
      params: operator.ItemName,
      body: operator.PutPrice,
      answer: operator.ListPrice,
      errors: ["special_not_lower", "tiers_not_rising", "list_unknown", "days_reversed", "sold_in_variants"],
    },
  },
  settings: {
    list: { method: "GET", path: "settings/", access, answer: resultsOf(Setting) },
    get: { method: "GET", path: "settings/:key/", access, params: byKey, answer: Setting },
    put: {
      method: "PUT",
      path: "settings/:key/",
      access,
      params: byKey,
      body: operator.PutSetting,
      answer: Setting,
    },
  },
  users: {
    list: {
      method: "GET",
      path: "users/",
      access,
      query: operator.UserQuery,
      answer: listOf(operator.OperatorUser),
    },
    get: { method: "GET", path: "users/:id/", access, params: byId, answer: operator.OperatorUser },
    create: {
      method: "POST",
      path: "users/",
      access,
      body: operator.CreateUser,
      answer: operator.OperatorUser,
      status: 201,
      errors: ["username_taken", "weak_password", "agent_unknown", "list_unknown", "vat_number_invalid"],
    },
    edit: {
      method: "PATCH",
      path: "users/:id/",
      access,
      params: byId,
      body: operator.EditUser,
      answer: operator.OperatorUser,
      errors: ["agent_unknown", "list_unknown", "vat_number_invalid"],
    },
    /** Added: asks VIES again. */
    vatCheck: {
      method: "POST",
      path: "users/:id/vat-check/",
      access,
      params: byId,
      answer: operator.OperatorUser,
      errors: ["vies_off"],
    },
    /** A code by mail, as the person's own forgotten password would have brought. */
    reset: {
      method: "POST",
      path: "users/:id/reset/",
      access,
      params: byId,
      answer: null,
      status: 204,
    },
  },
  messages: {
    list: {
      method: "GET",
      path: "messages/",
      access,
      query: operator.InboxQuery,
      answer: listOf(operator.Message),
    },
    edit: {
      method: "PATCH",
      path: "messages/:id/",
      access,
      params: byId,
      body: operator.InboxState,
      answer: operator.Message,
    },
  },
  withdrawals: {
    list: {
      method: "GET",
      path: "withdrawals/",
      access,
      query: operator.InboxQuery,
      answer: listOf(operator.ReceivedWithdrawal),
    },
    edit: {
      method: "PATCH",
      path: "withdrawals/:id/",
      access,
      params: byId,
      body: operator.InboxState,
      answer: operator.ReceivedWithdrawal,
    },
  },
  signUps: {
    list: {
      method: "GET",
      path: "sign-ups/",
      access,
      query: z.object(paging),
      answer: listOf(operator.WaitingSignUp),
    },
    decide: {
      method: "POST",
      path: "sign-ups/:id/decide/",
      access,
      params: byId,
      body: operator.SignUpDecision,
      answer: operator.WaitingSignUp,
      errors: ["sign_up_done", "account_exists"],
    },
  },
  mails: {
    list: {
      method: "GET",
      path: "mails/",
      access,
      query: operator.MailQuery,
      answer: listOf(operator.OutboxMail),
    },
    retry: {
      method: "POST",
      path: "mails/:id/retry/",
      access,
      params: byId,
      answer: operator.OutboxMail,
      errors: ["mail_not_retryable"],
    },
  },
  audit: {
    list: {
      method: "GET",
      path: "audit/",
      access,
      query: operator.AuditQuery,
      answer: listOf(operator.AuditEntry),
    },
  },
  clock: {
    /** Development only: 404 in production. */
    set: { method: "POST", path: "clock/", access, body: operator.SetClock, answer: operator.Clock },
  },
  ...operatorFileCalls,
  ...operatorPictureCalls,
  invariants: {
    get: { method: "GET", path: "invariants/", access, answer: operator.Invariants },
  },
  statistics: {
    get: {
      method: "GET",
      path: "statistics/",
      access,
      query: operator.StatisticsQuery,
      answer: operator.Statistics,
    },
  },
} as const satisfies Record<string, Record<string, Call>>;

export type OperatorCalls = typeof operatorCalls;
