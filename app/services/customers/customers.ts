import { isAgent, type UserRow } from "~/db/auth/users";
import { listAgentCustomers, listUsersOf } from "~/db/customers/agent-customers";
import { localDay } from "~/domain/local-day";
import { nextOrderDay } from "~/domain/orders/next-order-day";
import { ownedBy, requireAgent, requireUser } from "~/services/access";
import type { ServiceContext } from "~/services/context";

interface Range {
  limit: number;
  offset: number;
}

/** The caller first, then an agent's customers. */
export async function listOwnUsers(
  c: ServiceContext,
  { limit, offset }: Range,
): Promise<{ count: number; users: UserRow[] }> {
  const { user } = requireUser(c);
  const self = offset === 0 ? [user] : [];
  if (!isAgent(user)) return { count: 1, users: self };
  const { count, users } = await listUsersOf(c.db, user.id, {
    limit: limit - self.length,
    offset: Math.max(0, offset - 1),
  });
  return { count: count + 1, users: [...self, ...users] };
}

/** Number of customers that are checked for a due order; an agent rarely has more. */
const MAX_DUE = 1000;

/**
 * An agent's customers whose name, city or number contains the search, sorted by their last order, or by
 * the day their next order is due according to their own interval.
 */
export async function listOwnCustomers(
  c: ServiceContext,
  { search, sort }: { search: string; sort: "last" | "due" },
  range: Range,
) {
  const agent = requireAgent(c);
  const read = sort === "due" ? { limit: MAX_DUE, offset: 0 } : range;
  const { count, customers } = await listAgentCustomers(c.db, agent, search, read);
  const all = customers.map((one) => ({
    ...one,
    nextOrderDay: nextOrderDay(one.orderDates.map((at) => localDay(at, c.zone))),
  }));
  if (sort === "last") return { count, customers: all };
  const dayOf = (one: (typeof all)[number]) => one.nextOrderDay ?? NEVER;
  const sorted = all.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0));
  return { count, customers: sorted.slice(range.offset, range.offset + range.limit) };
}

const NEVER = "9999-12-31";

/** @throws Refusal 404 for a user for whom the caller may not act */
export async function findOwnUser(c: ServiceContext, id: number): Promise<UserRow> {
  const { user } = requireUser(c);
  return id === user.id ? user : (await ownedBy(c, id)).user;
}
