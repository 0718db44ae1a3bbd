// Requests of agents for new customers (added to CONTRACT §3).
import type { Handlers } from "~/api/http/handler";
import { listCustomerRequests, requestCustomer } from "~/services/customers/request-customer";

export const customerRequests: Handlers<"customerRequests"> = {
  async list(c) {
    return { results: await listCustomerRequests(c) };
  },

  create(c, input) {
    const source = c.request.headers.get("Idempotency-Key")?.slice(0, 64) ?? crypto.randomUUID();
    return requestCustomer(c, input, { source, origin: new URL(c.request.url).origin });
  },
};
