// A program's API key instead of the session cookie, for forms that answer JSON and for CSV files. Pages accept
// sessions only.
import { type AppLoadContext, json } from "@remix-run/cloudflare";
import { type ApiError, attempt, type Client } from "~/contract/client";
import type { Locale } from "~/contract/wire";
import { messageFor } from "~/i18n/server";
import { wantsJson } from "~/storefront/response/form-answer";
import { findActingCustomer } from "./customer-in-address";
import { type ActingCustomer, KEY_SESSION, newSession, type Session } from "./session";
import { shopClientFor } from "./shop-client";

/** Returns the request's key without validating it. */
export function keyOf(request: Request): string | null {
  const isForPrograms = wantsJson(request) || new URL(request.url).pathname.endsWith(".csv");
  const sent = /^Bearer +(.{1,200})$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  return isForPrograms && sent !== undefined ? sent : null;
}

/**
 * Returns the session of the key for this request. An agent's customer is in the URL: `?customer=`.
 * @throws Response 401 for an invalid or revoked key, 404 for a customer that the key may not act for, 429
 */
export async function keySession(
  context: AppLoadContext,
  request: Request,
  locale: Locale,
  key: string,
): Promise<Session> {
  if (!/^bk_[\w-]{43}$/.test(key)) throw refused(401, messageFor(locale, "key_invalid"));
  const bare = { ...EMPTY, token: key };
  const shop = shopClientFor(context, request, locale, "b2b", bare);
  const users = await attempt(shop.customers.users({ page_size: 1 }));
  if (!users.ok) throw keyRefused(users.error, locale);
  const [self] = users.value.results;
  if (!self) throw refused(401, messageFor(locale, "key_invalid"));
  const session = { ...newSession({ token: key, expiry: "", device: "", user: self }), id: KEY_SESSION };
  if (!self.is_agent) return session;
  return { ...session, customer: await customerIn(request, shop, locale) };
}

const EMPTY: Session = {
  id: KEY_SESSION,
  token: "",
  expiry: "",
  user: { id: 0, name: "", isAgent: false, isGuest: false },
  customer: null,
  coupon: null,
};

/** @throws Response 404 */
async function customerIn(request: Request, shop: Client, locale: Locale): Promise<ActingCustomer | null> {
  const named = new URL(request.url).searchParams.get("customer");
  if (named === null) return null;
  const customer = await findActingCustomer(shop, named);
  if (!customer) throw refused(404, messageFor(locale, "not_found"));
  return customer;
}

const keyRefused = ({ status, message, retryAfter }: ApiError, locale: Locale): Response =>
  status === 401
    ? refused(401, messageFor(locale, "key_invalid"))
    : refused(status, message, retryAfter === null ? {} : { "Retry-After": String(retryAfter) });

const refused = (status: number, failure: string, headers: Record<string, string> = {}): Response =>
  json({ failure }, { status, headers });
