// The operator's list of customers, and a single customer.
import type { OperatorHandlers } from "~/api/http/handler";
import {
  customerData,
  endCustomerKey,
  endCustomerSessions,
  eraseCustomer,
  getCustomer,
  listCustomers,
} from "~/services/operator/customers";

export const customers: OperatorHandlers<"customers"> = {
  list: (c, query) => listCustomers(c, query),
  get: (c, { id }) => getCustomer(c, id),
  data: (c, { id }) => customerData(c, id),
  async erase(c, { id }) {
    await eraseCustomer(c, id);
    return null;
  },
  async endSessions(c, { id }) {
    await endCustomerSessions(c, id);
    return null;
  },
  async endKey(c, { id, key }) {
    await endCustomerKey(c, id, key);
    return null;
  },
};
