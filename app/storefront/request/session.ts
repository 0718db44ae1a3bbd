// The session: one signed cookie with the API token, the user and the customer acted for.
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
  /** Of the default address, for an agent's customer: two may have one name. */
  city: z.string().default(""),
  type: CustomerType,
});
export type ActingCustomer = z.infer<typeof ActingCustomer>;

const Session = z.object({
  /** New at login, at a change of customer and of password: SAFETY, session fixation. */
  id: z.string(),
  token: z.string(),
  expiry: z.string(),
  user: z.object({
    id: z.int(),
    name: z.string(),
    isAgent: z.boolean(),
    isGuest: z.boolean().default(false),
  }),
  /** A customer's own account; an agent's chosen customer, null until chosen. */
  customer: ActingCustomer.nullable(),
  /** The code alone, never its discount. */
  coupon: z.string().nullable(),
  /** Of a buyer who came from a buying system: how the cart goes back to it, in the place of an order. */
  punchOut: PunchOutReturn.optional(),
});
type StoredSession = z.infer<typeof Session>;

export interface Session extends StoredSession {
  /** What an agent has chosen, where the address names the customer: it is this that the cookie goes on to say. */
  chosen?: Pick<StoredSession, "customer" | "coupon">;
}

const COOKIE_NAME = "session";
/** The id of what a program's key acts as: it lives for one request. */
export const KEY_SESSION = "key";

export function readSession(request: Request, secrets: string): Session | null {
  const read = Session.safeParse(readSealed(request, COOKIE_NAME, secrets));
  return read.success ? read.data : null;
}

/** The session that a login begins; the display name is SPEC §3's. */
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

/** The same user for another customer: the coupon is dropped (CONTRACT §8). */
export function actingFor(session: Session, login: LoginAnswer, customer: ActingCustomer | null): Session {
  const { chosen: _, ...renewed } = renewSession(session, login);
  return { ...renewed, customer, coupon: null };
}

/** The same session under a new id and token: SAFETY, session fixation. */
export const renewSession = (session: Session, { token, expiry }: LoginAnswer): Session => ({
  ...session,
  id: newToken(),
  token,
  expiry,
});

export const displayName = (businessName: string, firstName: string, lastName: string): string =>
  businessName || `${firstName} ${lastName}`.trim();

/** Set-Cookie for this session, or for its end. */
export function sessionCookie(request: Request, session: Session | null, secrets: string): string {
  // A key is no session: nothing of it is given to a browser.
  if (!session || session.id === KEY_SESSION) return expiredCookie(request, COOKIE_NAME);
  const seconds = Math.max(0, Math.floor((Date.parse(session.expiry) - now().getTime()) / 1000));
  const { chosen, ...stored } = session;
  return sealedCookie(request, COOKIE_NAME, { ...stored, ...chosen }, secrets, seconds);
}
