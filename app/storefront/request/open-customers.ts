// The customers that an agent has opened recently, each with the coupon of its cart, in one encrypted cookie.
import { z } from "zod";
import { expiredCookie, readSealed, sealedCookie } from "./cookies";
import { ActingCustomer, type Session } from "./session";

const OpenCustomer = z.object({ ...ActingCustomer.shape, coupon: z.string().nullable() });
type OpenCustomer = z.infer<typeof OpenCustomer>;
const Stored = z.object({ user: z.int(), customers: z.array(OpenCustomer) });

const COOKIE_NAME = "customers";
const MAX_OPEN = 3;
const SECONDS = 30 * 24 * 3600;

/** Customers opened by this user, oldest first. */
export function openCustomers(request: Request, session: Session, secrets: string): OpenCustomer[] {
  const stored = Stored.safeParse(readSealed(request, COOKIE_NAME, secrets)).data;
  return stored?.user === session.user.id ? stored.customers : [];
}

/** Returns the Set-Cookie that includes this customer, in its place or as the last one. */
export function openCustomersCookie(
  request: Request,
  session: Session,
  { id, name, city, type }: ActingCustomer,
  coupon: string | null,
  secrets: string,
): string {
  const before = openCustomers(request, session, secrets);
  const customer = { id, name, city, type, coupon };
  const customers = before.some((one) => one.id === id)
    ? before.map((one) => (one.id === id ? customer : one))
    : [...before, customer].slice(-MAX_OPEN);
  return sealedCookie(request, COOKIE_NAME, { user: session.user.id, customers }, secrets, SECONDS);
}

export const noOpenCustomers = (request: Request): string => expiredCookie(request, COOKIE_NAME);
