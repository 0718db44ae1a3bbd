// The customer that a call acts for. What does not belong to the caller returns 404, as if it did not
// exist.

import type { CustomerType } from "~/contract/customers";
import type { AgentId, CustomerId } from "~/contract/ids";
import { findCustomer, isAgent, isCustomer, type UserRow } from "~/db/auth/users";
import { customerId } from "~/db/columns";
import { assume } from "~/platform/assumptions";
import type { Database } from "~/platform/database";
import type { Background } from "~/platform/env";
import type { AuthenticatedUser, ServiceContext } from "./context";
import { agentCustomers, isSameUser } from "./recent-users";
import { notFound, Refusal } from "./refusal";

export interface Customer {
  id: CustomerId;
  type: CustomerType;
  user: UserRow;
}

/** The signed-in caller. @throws Refusal 401 without a valid token */
export function requireUser(c: Pick<ServiceContext, "who">): AuthenticatedUser {
  if (!c.who) throw new Refusal(401, "not_authenticated");
  return c.who;
}

/** The signed-in agent. @throws Refusal 401 without a valid token, 403 for a customer */
export function requireAgent(c: Pick<ServiceContext, "who">): AgentId {
  const { user } = requireUser(c);
  if (!isAgent(user)) throw new Refusal(403, "agents_only");
  return user.id;
}

/**
 * The customer for whom the caller acts: the caller, or one of the agent's own customers.
 * @throws Refusal 401 without a token, 400 `customer_required` from an agent who names no customer, 404 for
 * another agent's customer
 */
export async function customerFor(c: ServiceContext, customer: number | undefined): Promise<Customer> {
  const { user } = requireUser(c);
  if (!isAgent(user)) {
    if (customer !== undefined && customer !== user.id) throw notFound();
    return asCustomer(user);
  }
  if (customer === undefined)
    throw new Refusal(400, "customer_required", {}, [{ field: "customer", code: "required" }]);
  const found = await customerOfAgent(c, user.id, customer);
  if (!found) throw notFound();
  return found;
}

/**
 * Like customerFor, for a record whose owner comes from the database. @throws Refusal 404 if it is not the
 * caller's
 */
export async function ownedBy(c: ServiceContext, owner: number): Promise<Customer> {
  const { user } = requireUser(c);
  if (!isAgent(user)) {
    if (owner !== user.id) throw notFound();
    return asCustomer(user);
  }
  const found = await customerOfAgent(c, user.id, owner);
  if (!found) throw notFound();
  return found;
}

/**
 * The customer whose public prices are shown: the named customer, the signed-in customer, or null for an
 * anonymous visitor.
 */
export async function viewerFor(c: ServiceContext, customer: number | undefined): Promise<Customer | null> {
  if (customer !== undefined) return customerFor(c, customer);
  return c.who && !isAgent(c.who.user) ? asCustomer(c.who.user) : null;
}

/** The customer that an operator names: operators act for everybody. An unknown id finds nothing. */
export const anyCustomer = (customer: number): CustomerId => customerId({ customer }, "customer");

/** The active customer for whom an operator acts. @throws Refusal 404 */
export async function customerOfShop(c: ServiceContext, customer: number): Promise<Customer> {
  const user = await findCustomerCached(c.ctx, c.db, customer);
  if (!user) throw notFound();
  return asCustomer(user);
}

/** The id of the customer's agent, from the server's data; consumers have no agent: CONTRACT §8. */
export const agentOf = ({ type, user }: Customer): AgentId | null =>
  type === "business" ? user.agent : null;

function asCustomer(user: UserRow): Customer {
  if (!isCustomer(user)) throw notFound();
  return { id: user.id, type: user.customer_type, user };
}

/** Reads the customer once per request, in parallel with the token's lookup: both are one round trip. */
export async function findCustomerCached(
  ctx: Background,
  db: Database,
  customer: number,
): Promise<UserRow | null> {
  const cached = agentCustomers.find(String(customer));
  const read = agentCustomers.read(ctx, String(customer), () => findCustomer(db, customer));
  const isStill = async () => isSameUser(await read, cached);
  return cached && assume(ctx, isStill) ? cached : read;
}

async function customerOfAgent(
  c: ServiceContext,
  agent: AgentId,
  customer: number,
): Promise<Customer | null> {
  const user = await findCustomerCached(c.ctx, c.db, customer);
  return user && user.agent === agent ? asCustomer(user) : null;
}
