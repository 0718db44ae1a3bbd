// Token → user; and for whom a call acts. Whatever is not yours answers 404, as if it did not exist.
import type { CustomerType } from "~/contract/customers";
import { findCustomer, findUserByToken, type UserRow } from "~/db/auth/users";
import { LIFETIME, LruCache } from "~/platform/cache";
import { hashOf } from "~/platform/crypto";
import type { Database } from "~/platform/database";
import type { Background } from "~/platform/env";
import { memoizeInRequest } from "~/platform/request-memo";
import type { ApiContext, AuthenticatedUser } from "./context";
import { notFound, Refusal } from "./refusal";

/** A customer for whom the caller may act. */
export interface Customer {
  id: number;
  type: CustomerType;
  user: UserRow;
}

export function tokenOf(request: Request): string | null {
  const match = /^Token +([\w-]{20,200})$/i.exec(request.headers.get("Authorization") ?? "");
  return match?.[1] ?? null;
}

// One page makes several calls in one request: they share one look at the token.
const userOnce = memoizeInRequest<AuthenticatedUser | null>();

/** Whose token it was when this isolate last looked. Believed by nobody until it has been asked again. */
const lastSeen = new LruCache<AuthenticatedUser>(LIFETIME.default);

export function authenticate(
  ctx: Background,
  db: Database,
  token: string,
  now: Date,
): Promise<AuthenticatedUser | null> {
  const tokenHash = hashOf(token);
  return userOnce(ctx, tokenHash, async () => {
    const row = await findUserByToken(db, tokenHash, now.toISOString());
    const who = row && { user: row.user, tokenHash, expiresAt: row.expiresAt };
    if (who) lastSeen.set(tokenHash, who, now.getTime());
    else lastSeen.delete(tokenHash);
    return who;
  });
}

/** A guess at what whoIs will say. */
export const cachedUserOf = (token: string): AuthenticatedUser | null => lastSeen.get(hashOf(token)) ?? null;

export const isSameUser = (one: AuthenticatedUser | null, other: AuthenticatedUser | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The signed-in caller; 401 without a valid token. */
export function requireUser(c: Pick<ApiContext, "who">): AuthenticatedUser {
  if (!c.who) throw new Refusal(401, "not_authenticated");
  return c.who;
}

/**
 * The customer for whom the caller acts: himself, or one of the agent's own.
 * @throws Refusal 401 without a token, 400 `customer_required` from an agent who names nobody, 404 for anybody else's.
 */
export async function customerFor(c: ApiContext, customer: number | undefined): Promise<Customer> {
  const { user } = requireUser(c);
  if (!user.is_agent) {
    if (customer !== undefined && customer !== user.id) throw notFound();
    return asCustomer(user);
  }
  if (customer === undefined)
    throw new Refusal(400, "customer_required", {}, [{ field: "customer", code: "required" }]);
  const found = await customerOfAgent(c, user.id, customer);
  if (!found) throw notFound();
  return found;
}

/** As customerFor, for a thing whose owner is known from the database. */
export async function ownedBy(c: ApiContext, owner: number): Promise<Customer> {
  const { user } = requireUser(c);
  if (!user.is_agent) {
    if (owner !== user.id) throw notFound();
    return asCustomer(user);
  }
  const found = await customerOfAgent(c, user.id, owner);
  if (!found) throw notFound();
  return found;
}

/** Whose eyes see a public price: the named customer's, the signed-in customer's own, or nobody's. */
export async function viewerFor(c: ApiContext, customer: number | undefined): Promise<Customer | null> {
  if (customer !== undefined) return customerFor(c, customer);
  return c.who && !c.who.user.is_agent ? asCustomer(c.who.user) : null;
}

function asCustomer(user: UserRow): Customer {
  if (!user.customer_type) throw notFound();
  return { id: user.id, type: user.customer_type, user };
}

const customerOnce = memoizeInRequest<UserRow | null>();

/** Asked once for each request; begun beside the look at the token, both are one round trip. */
export const findCustomerCached = (
  ctx: Background,
  db: Database,
  customer: number,
): Promise<UserRow | null> => customerOnce(ctx, String(customer), () => findCustomer(db, customer));

async function customerOfAgent(c: ApiContext, agent: number, customer: number): Promise<Customer | null> {
  const user = await findCustomerCached(c.ctx, c.db, customer);
  return user && user.agent === agent ? asCustomer(user) : null;
}
