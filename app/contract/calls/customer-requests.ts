// Agents' requests for new customers (added to CONTRACT §3).
import type { Call } from "../call";
import { CustomerRequest, NewCustomerRequest } from "../customer-requests";
import { resultsOf } from "../wire";

export const customerRequestsCalls = {
  /** Waiting requests. */
  list: {
    method: "GET",
    path: "customer-requests/",
    access: "agent",
    answer: resultsOf(CustomerRequest),
  },
  create: {
    method: "POST",
    path: "customer-requests/",
    access: "agent",
    keyScope: "order",
    body: NewCustomerRequest,
    answer: CustomerRequest,
    status: 201,
    errors: ["customer_exists", "customer_is_yours"],
  },
} as const satisfies Record<string, Call>;
