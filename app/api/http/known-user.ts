// `Shop-User`: the token's user and an agent's latest customer, as this API last read them, signed. A storefront sends
// the header back, so that an isolate that has never seen the token can start with them. The header is not proof: the
// database confirms all results based on it (optimistic-auth.ts).
import type { ReadRequest } from "~/contract/call-request";
import type { UserRow } from "~/db/auth/users";
import { sign, unsign } from "~/platform/crypto";
import type { Background } from "~/platform/env";
import type { AuthenticatedUser } from "~/services/context";
import { agentCustomers, tokenUsers, USER_SHAPE } from "~/services/recent-users";
import type { Token } from "./authenticate";

const HEADER = "Shop-User";

interface KnownUser {
  who: AuthenticatedUser;
  customer: UserRow | null;
}

interface Received {
  text: string;
  customer: UserRow | null;
}

const received = new WeakMap<Background, Received>();

/** Must be called before the token is looked up. */
export function restoreKnownUser(ctx: Background, request: ReadRequest, token: Token, secrets: string): void {
  const header = request.headers.get(HEADER);
  if (header === null || received.has(ctx)) return;
  const value = unsign("known-user", header, secrets) ?? "";
  const text = Buffer.from(value, "base64url").toString();
  const [shape, json = ""] = text.split("\n");
  const known: KnownUser | null = shape === USER_SHAPE ? JSON.parse(json) : null;
  const isOfToken = known?.who.tokenHash === token.hash;
  received.set(ctx, { text, customer: isOfToken ? known.customer : null });
  if (!isOfToken) return;
  tokenUsers.restore(token.hash, known.who);
  if (known.customer) agentCustomers.restore(String(known.customer.id), known.customer);
}

/** Adds the header to the response of a request that has sent it, unless it would be unchanged. */
export function setKnownUser(
  ctx: Background,
  headers: { set(name: string, value: string): void },
  token: Token,
  secrets: string,
): void {
  const sent = received.get(ctx);
  const who = tokenUsers.find(token.hash);
  if (!sent || !who || who.keyScope !== null) return;
  const customer = agentCustomers.latestIn(ctx) ?? sent.customer;
  const isOwn = customer !== null && customer.agent === who.user.id;
  const known: KnownUser = { who, customer: isOwn ? customer : null };
  const text = `${USER_SHAPE}\n${JSON.stringify(known)}`;
  if (text !== sent.text)
    headers.set(HEADER, sign("known-user", Buffer.from(text).toString("base64url"), secrets));
}
