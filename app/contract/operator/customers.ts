// The operator's list of customers and agents, and the page of one of them.
import { z } from "zod";
import { ApiKey } from "~/contract/api-keys";
import type { OperatorCall } from "~/contract/call";
import { CUSTOMER_KINDS, CUSTOMER_STATES } from "~/contract/constants/desk";
import { MAX_SEARCH_LENGTH } from "~/contract/constants/limits";
import { Address } from "~/contract/customers";
import { CustomerStanding } from "~/contract/order-pad";
import { OrderStatus } from "~/contract/orders";
import { Id, Instant, Money } from "~/contract/wire";
import { OperatorUser } from "./users";

export const CUSTOMER_PAGE_SIZE = 50;

export const OperatorCustomerQuery = z.object({
  /** Part of a name or a VAT number, the beginning of an email address, or a code. */
  search: z.string().max(MAX_SEARCH_LENGTH).optional(),
  kind: z.enum(CUSTOMER_KINDS).optional(),
  /** Customers of this agent. */
  agent: Id.optional(),
  price_list: z.string().max(60).optional(),
  state: z.enum(CUSTOMER_STATES).default("all"),
  /** `next` of the previous page. */
  after: Id.optional(),
});
export type OperatorCustomerQuery = z.infer<typeof OperatorCustomerQuery>;

export const ListedCustomer = z.object({
  id: z.int(),
  kind: z.enum(CUSTOMER_KINDS),
  /** The business's name, or the person's. */
  name: z.string(),
  email: z.string(),
  vat_number: z.string(),
  price_list: z.string().nullable(),
  agent: z.object({ id: z.int(), name: z.string() }).nullable(),
  is_active: z.boolean(),
  last_order_date: Instant.nullable(),
  /** Amount past its due day. */
  overdue: Money,
});
export type ListedCustomer = z.infer<typeof ListedCustomer>;

export const OperatorCustomer = z.object({
  user: OperatorUser,
  agent: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Active addresses, including those hidden from new orders. */
  addresses: z.array(Address),
  /** Null for an agent. */
  standing: CustomerStanding.nullable(),
  /** Newest first, at most 20. */
  orders: z.array(
    z.object({
      id: z.int(),
      number: z.string(),
      date: Instant,
      status: OrderStatus,
      payment_state: z.string(),
      reference: z.string(),
      total: Money,
    }),
  ),
  /** Without cancelled and failed orders. */
  year: z.object({ orders: z.int(), total: Money }),
  orders_count: z.int(),
  /** Erased data cannot be restored. */
  erased_at: Instant.nullable(),
  sessions: z.object({ count: z.int(), last_at: Instant.nullable() }),
  api_keys: z.array(ApiKey),
  currency: z.string(),
});
export type OperatorCustomer = z.infer<typeof OperatorCustomer>;

const access = "operator";
const byId = z.object({ id: Id });

export const operatorCustomerCalls = {
  customers: {
    /** Newest first, including disabled users and guests. */
    list: {
      method: "GET",
      path: "customers/",
      access,
      permission: "customers.read",
      query: OperatorCustomerQuery,
      answer: z.object({
        results: z.array(ListedCustomer),
        next: z.int().nullable(),
        currency: z.string(),
      }),
    },
    get: {
      method: "GET",
      path: "customers/:id/",
      access,
      permission: "customers.read",
      params: byId,
      answer: OperatorCustomer,
    },
    /** Signs the user out everywhere; API keys remain valid. */
    endSessions: {
      method: "DELETE",
      path: "customers/:id/sessions/",
      access,
      permission: "customers.write",
      params: byId,
      answer: null,
      status: 204,
    },
    /** Everything that the shop holds about the person, by table: GDPR, art. 15 and 20. */
    data: {
      method: "GET",
      path: "customers/:id/data/",
      access,
      permission: "customers.write",
      params: byId,
      answer: z.record(
        z.string(),
        z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
      ),
    },
    /** GDPR, art. 17: orders remain, with the data that their invoices need. */
    erase: {
      method: "DELETE",
      path: "customers/:id/",
      access,
      permission: "customers.write",
      params: byId,
      answer: null,
      status: 204,
      errors: ["orders_open", "money_open", "has_customers"],
    },
    endKey: {
      method: "DELETE",
      path: "customers/:id/api-keys/:key/",
      access,
      permission: "customers.write",
      params: byId.extend({ key: Id }),
      answer: null,
      status: 204,
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
