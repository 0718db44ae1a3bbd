// People and their addresses: CONTRACT §3.

import { serializeUser } from "~/api/auth/serialize-user";
import type { Handlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { findAddress, listAddresses } from "~/db/customers/addresses";
import { listAgentCustomers, listUsersOf } from "~/db/customers/agent-customers";
import { nextOrderDay } from "~/domain/next-order-day";
import { romeDay } from "~/domain/rome-day";
import { customerFor, ownedBy, requireUser } from "~/services/access";
import { notFound } from "~/services/refusal";
import { addAddress, editAddress } from "./write-address";

export const customers: Handlers<"customers"> = {
  /** The caller first, then an agent's customers. */
  async users(c, query) {
    const { user } = requireUser(c);
    const slice = sliceOf(query);
    if (!user.is_agent) return listAnswer(slice, 1, [serializeUser(user)].slice(slice.offset));
    const isFirst = slice.offset === 0;
    const { count, users } = await listUsersOf(c.db, user.id, {
      limit: slice.limit - (isFirst ? 1 : 0),
      offset: isFirst ? 0 : slice.offset - 1,
    });
    return listAnswer(slice, count + 1, [...(isFirst ? [user] : []), ...users].map(serializeUser));
  },

  async list(c, query) {
    const slice = sliceOf(query);
    const found = await listAgentCustomers(c.db, requireUser(c).user.id, query.search ?? "", slice);
    const today = romeDay(c.now.toISOString());
    const results = found.customers.map(({ user, lastOrderDate, orderDates, city, cartRows }) => {
      const next = nextOrderDay(orderDates.map(romeDay));
      return {
        ...serializeUser(user),
        last_order_date: lastOrderDate,
        next_order_day: next,
        order_due: next !== null && next <= today,
        city,
        cart_rows: cartRows,
      };
    });
    return listAnswer(slice, found.count, results);
  },

  async get(c, { id }) {
    const { user } = requireUser(c);
    return serializeUser(id === user.id ? user : (await ownedBy(c, id)).user);
  },

  async addresses(c, { customer, type, search, ...paging }) {
    const { id } = await customerFor(c, customer);
    const slice = sliceOf(paging);
    const { count, addresses } = await listAddresses(c.db, id, { type, search: search ?? "" }, slice);
    return listAnswer(slice, count, addresses);
  },

  async address(c, { id }) {
    const address = await findAddress(c.db, id);
    if (!address) throw notFound();
    await ownedBy(c, address.user);
    return address;
  },

  addAddress,
  editAddress,
};
