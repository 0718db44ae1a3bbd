import { isAgent, type UserRow } from "~/db/auth/users";
import { listAgentCustomers, listUsersOf } from "~/db/customers/agent-customers";
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

/** An agent's customers whose name, city or number holds the search, those who ordered last first. */
export const listOwnCustomers = (c: ServiceContext, search: string, range: Range) =>
  listAgentCustomers(c.db, requireAgent(c), search, range);

/** @throws Refusal 404 for anyone for whom the caller may not act */
export async function findOwnUser(c: ServiceContext, id: number): Promise<UserRow> {
  const { user } = requireUser(c);
  return id === user.id ? user : (await ownedBy(c, id)).user;
}
