// People and their addresses: CONTRACT §3.
import { findAddress, listAddresses } from "~/db/addresses";
import { listAgentCustomers, listUsersOf } from "~/db/customers";
import { nextOrderDay } from "~/domain/reorder";
import { romeDay } from "~/domain/rome-day";
import { addAddress, editAddress } from "./address-deeds";
import type { Handlers } from "./handler";
import { listAnswer, sliceOf } from "./paging";
import { unknownOrNotYours } from "./refusal";
import { userShape } from "./user-shape";
import { customerFor, ownedBy, signedIn } from "./who";

export const customers: Handlers<"customers"> = {
  /** The caller stands first; an agent's customers follow. */
  async users(c, query) {
    const { user } = signedIn(c);
    const slice = sliceOf(query);
    if (!user.is_agent) return listAnswer(slice, 1, [userShape(user)].slice(slice.offset));
    const isFirst = slice.offset === 0;
    const { count, users } = await listUsersOf(c.db, user.id, {
      limit: slice.limit - (isFirst ? 1 : 0),
      offset: isFirst ? 0 : slice.offset - 1,
    });
    return listAnswer(slice, count + 1, [...(isFirst ? [user] : []), ...users].map(userShape));
  },

  async list(c, query) {
    const slice = sliceOf(query);
    const found = await listAgentCustomers(c.db, signedIn(c).user.id, query.search ?? "", slice);
    const today = romeDay(c.now.toISOString());
    const results = found.customers.map(({ user, lastOrderDate, orderDates, city, cartRows }) => {
      const next = nextOrderDay(orderDates.map(romeDay));
      return {
        ...userShape(user),
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
    const { user } = signedIn(c);
    return userShape(id === user.id ? user : (await ownedBy(c, id)).user);
  },

  async addresses(c, { customer, type, search, ...paging }) {
    const { id } = await customerFor(c, customer);
    const slice = sliceOf(paging);
    const { count, addresses } = await listAddresses(c.db, id, { type, search: search ?? "" }, slice);
    return listAnswer(slice, count, addresses);
  },

  async address(c, { id }) {
    const address = await findAddress(c.db, id);
    if (!address) throw unknownOrNotYours();
    await ownedBy(c, address.user);
    return address;
  },

  addAddress,
  editAddress,
};
