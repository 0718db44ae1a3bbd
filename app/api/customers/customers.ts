// Users and their addresses (CONTRACT §3).

import type { Handlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { serializeUser } from "~/services/accounts/serialize-user";
import { todayOf } from "~/services/context";
import { findOwnAddress, listOwnAddresses } from "~/services/customers/addresses";
import { findOwnUser, listOwnCustomers, listOwnUsers } from "~/services/customers/customers";
import { addAddress, editAddress } from "./write-address";

export const customers: Handlers<"customers"> = {
  async users(c, query) {
    const slice = sliceOf(query);
    const { count, users } = await listOwnUsers(c, slice);
    return listAnswer(slice, count, users.map(serializeUser));
  },

  async list(c, { search = "", sort = "last", ...paging }) {
    const slice = sliceOf(paging);
    const { count, customers } = await listOwnCustomers(c, { search, sort }, slice);
    const today = todayOf(c);
    const results = customers.map(({ user, lastOrderDate, nextOrderDay: next, city, phone, cartRows }) => ({
      ...serializeUser(user),
      last_order_date: lastOrderDate,
      next_order_day: next,
      order_due: next !== null && next <= today,
      city,
      phone,
      cart_rows: cartRows,
    }));
    return listAnswer(slice, count, results);
  },

  async get(c, { id }) {
    return serializeUser(await findOwnUser(c, id));
  },

  async addresses(c, { customer, type, search, ...paging }) {
    const slice = sliceOf(paging);
    const { count, addresses } = await listOwnAddresses(c, customer, { type, search: search ?? "" }, slice);
    return listAnswer(slice, count, addresses);
  },

  address: (c, { id }) => findOwnAddress(c, id),

  addAddress,
  editAddress,
};
