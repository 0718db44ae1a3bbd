// An order's page in the back office: rows to pick by storage location, internal notes, and history.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { OrderStatus } from "~/contract/orders";
import { Id, Instant, resultsOf } from "~/contract/wire";

/** Rows still to be picked, by storage location and then by code; `grams`: per piece. */
export const PickRow = z.object({
  shelf: z.string(),
  sku: z.string(),
  name: z.string(),
  notes: z.string(),
  qty: z.int(),
  grams: z.int().nullable(),
});
export type PickRow = z.infer<typeof PickRow>;

/** Newest first. `status`: the order's new status; `call`: an operator's call; a note has only its text. */
export const OrderEvent = z.object({
  kind: z.enum(["status", "call", "note"]),
  at: Instant,
  /** Null: the shop itself, or the customer. */
  who: z.string().nullable(),
  status: OrderStatus.nullable(),
  call: z.string().nullable(),
  text: z.string(),
  before: z.json(),
  after: z.json(),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

export const OrderDesk = z.object({ pick: z.array(PickRow), history: z.array(OrderEvent) });
export type OrderDesk = z.infer<typeof OrderDesk>;

export const OrderNote = z.object({ id: z.int(), at: Instant, who: z.string(), text: z.string() });
export type OrderNote = z.infer<typeof OrderNote>;
export const AddOrderNote = z.object({ text: z.string().trim().min(1).max(2000) });

const access = "operator";
const byId = z.object({ id: Id });

export const operatorOrderDeskCalls = {
  orderDesk: {
    get: {
      method: "GET",
      path: "orders/:id/desk/",
      access,
      permission: "orders.read",
      params: byId,
      answer: OrderDesk,
    },
  },
  /** Internal: never part of a response to a customer. */
  orderNotes: {
    list: {
      method: "GET",
      path: "orders/:id/notes/",
      access,
      permission: "orders.read",
      params: byId,
      answer: resultsOf(OrderNote),
    },
    add: {
      method: "POST",
      path: "orders/:id/notes/",
      access,
      permission: "orders.write",
      params: byId,
      body: AddOrderNote,
      answer: OrderNote,
      status: 201,
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
