// THE OPERATOR'S MAP: every call of CONTRACT §9. Mounted and called as those of calls.ts; the operator's token opens all.
import { z } from "zod";
import type { Call } from "./call";
import * as operator from "./operator";
import { operatorFileCalls } from "./operator-file-calls";
import { Order } from "./orders";
import { Id, listOf } from "./wire";

export const OPERATOR_PATH = "/api/v3/operator";

const byId = z.object({ id: Id });
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
      errors: ["move_not_allowed"],
    },
    invoice: {
      method: "POST",
      path: "orders/:id/invoice/",
      access,
      params: byId,
      body: operator.InvoiceOrder,
      answer: operator.OperatorOrder,
      errors: ["invoice_number_taken"],
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
} as const satisfies Record<string, Record<string, Call>>;

export type OperatorCalls = typeof operatorCalls;
