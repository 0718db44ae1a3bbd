// The session: one encrypted cookie with the API token, the user and the customer.
import { z } from "zod";
import type { LoginAnswer } from "~/contract/auth";
import { CustomerType } from "~/contract/customers";
import { PunchOutReturn } from "~/contract/punch-out";
import { now } from "~/platform/clock";
import { newToken } from "~/platform/crypto";
import { expiredCookie, readSealed, sealedCookie } from "./cookies";

export const ActingCustomer = z.object({
  id: z.int(),
  name: z.string(),
  /** City of the default address, because two customers of an agent may have the same name. */
  city: z.string().default(""),
  type: CustomerType,
});
export type ActingCustomer = z.infer<typeof ActingCustomer>;

const Session = z.object({
  /** Changes at login, at a change of customer and at a change of password (SAFETY, session fixation). */
  id: z.string(),
  token: z.string(),
  expiry: z.string(),
  user: z.object({
    id: z.int(),
    name: z.string(),
    isAgent: z.boolean(),
    isGuest: z.boolean().default(false),
  }),
  /** The user's own customer, or the one that an agent has selected; null before that. */
  customer: ActingCustomer.nullable(),
  /** Only the code, never its discount. */
  coupon: z.string().nullable(),
  /** Set for a buyer from a procurement system: where the cart is returned to instead of being ordered. */
  punchOut: PunchOutReturn.optional(),
});
type StoredSession = z.infer<typeof Session>;

export interface Session extends StoredSession {
  /** The agent's selection, if the URL contains another customer. The cookie keeps the selection. */
  chosen?: Pick<StoredSession, "customer" | "coupon">;
}

const COOKIE_NAME = "session";
/** Id of the session of an API key, which lasts for one request. */
export const KEY_SESSION = "key";

export function readSession(request: Request, secrets: string): Session | null {
  const read = Session.safeParse(readSealed(request, COOKIE_NAME, secrets));
  return read.success ? read.data : null;
}

/** Creates the session after a login. SPEC §3 defines the display name. */
export function newSession({ token, expiry, user }: LoginAnswer): Session {
  const name = displayName(user.customer_profile?.business_name ?? "", user.first_name, user.last_name);
  const profile = user.customer_profile;
  return {
    id: newToken(),
    token,
    expiry,
    user: { id: user.id, name, isAgent: user.is_agent, isGuest: user.is_guest },
    customer: profile && !user.is_agent ? { id: user.id, name, city: "", type: profile.customer_type } : null,
    coupon: null,
  };
}

/** Returns the session for another customer, without the coupon (CONTRACT §8). */
export function actingFor(session: Session, login: LoginAnswer, customer: ActingCustomer | null): Session {
  const { chosen: _, ...renewed } = renewSession(session, login);
  return { ...renewed, customer, coupon: null };
}

/** Returns the session with a new id and token (SAFETY, session fixation). */
export const renewSession = (session: Session, { token, expiry }: LoginAnswer): Session => ({
  ...session,
  id: newToken(),
  token,
  expiry,
});

export const displayName = (businessName: string, firstName: string, lastName: string): string =>
  businessName || `${firstName} ${lastName}`.trim();

/** Returns the Set-Cookie that stores the session, or deletes it if null. */
export function sessionCookie(request: Request, session: Session | null, secrets: string): string {
  // The session of an API key is never stored in a cookie.
  if (!session || session.id === KEY_SESSION) return expiredCookie(request, COOKIE_NAME);
  const seconds = Math.max(0, Math.floor((Date.parse(session.expiry) - now().getTime()) / 1000));
  const { chosen, ...stored } = session;
  return sealedCookie(request, COOKIE_NAME, { ...stored, ...chosen }, secrets, seconds);
}
