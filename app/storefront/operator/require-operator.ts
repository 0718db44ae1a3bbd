// The operator's session, API client and action results, for back office screens.
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { TFunction } from "i18next";
import { z } from "zod";
import { type ApiError, attempt } from "~/contract/client";
import { type OperatorRole, type Permission, permissionsOf } from "~/contract/constants/permissions";
import { timeZoneOf } from "~/contract/constants/time-zone";
import { createOperatorClient, type OperatorClient } from "~/contract/operator/client";
import type { Locale } from "~/contract/wire";
import { translator } from "~/i18n/server";
import { operatorPaths } from "~/operator-paths";
import { memoizeInRequest } from "~/platform/cache/request-memo";
import { HOUR, later, now } from "~/platform/clock";
import { hashOf, isSame, newToken, sign } from "~/platform/crypto";
import { settingsOf } from "~/storefront/content/settings";
import { done, type Replier, refuse, refusedBy } from "~/storefront/forms/form";
import { safePath } from "~/storefront/request/access-rules";
import { searchOf } from "~/storefront/request/context";
import { expiredCookie, readSealed, sealedCookie } from "~/storefront/request/cookies";
import { deviceCookie, readDevice } from "~/storefront/request/device";
import { flashMessage } from "~/storefront/request/flash";
import { localeCookie, localeOf } from "~/storefront/request/locale";
import { postedFields, serviceError } from "~/storefront/response/service-error";
import "~/storefront/request/load-context";

interface Args {
  request: Request;
  context: AppLoadContext;
}

export interface Actor {
  /** null if the operator's token was used to sign in. */
  name: string | null;
  role: OperatorRole;
  permissions: readonly Permission[];
  shortcuts: boolean;
}

export interface OperatorSession {
  shop: OperatorClient;
  t: TFunction;
  locale: Locale;
  /** The shop's time zone. */
  zone: string;
  url: URL;
  actor: Actor;
}

export interface OperatorContext extends OperatorSession {
  may: (permission: Permission) => boolean;
}

const COOKIE_NAME = "operator";
const SESSION_MS = 8 * HOUR;
/**
 * `session` is the token of a person's session in the database; `id` is that of a session of the operator's token in
 * KV. Signing out therefore invalidates copies of the cookie too.
 */
const SessionCookie = z.union([z.object({ session: z.string() }), z.object({ id: z.string() })]);
/** `of` is the token's fingerprint: a new OPERATOR_TOKEN ends all sessions. */
const Session = z.object({ of: z.string(), until: z.string() });

/**
 * Must be called first by the operator's loaders and actions.
 * @throws Response 404, 403, or a redirect to the sign-in
 */
export async function operatorContext(args: Args, permission: Permission): Promise<OperatorContext> {
  const session = await operatorSession(args);
  const may = (one: Permission) => session.actor.permissions.includes(one);
  if (!may(permission)) throw new Response(null, { status: 403, statusText: "not_permitted" });
  return { ...session, may };
}

const memoize = memoizeInRequest<OperatorSession>();

/** Returns the session without checking a permission, for the shell. Memoized per request. */
export const operatorSession = (args: Args): Promise<OperatorSession> =>
  memoize(args.context.ctx, "", () => buildSession(args));

async function buildSession(args: Args): Promise<OperatorSession> {
  const { url, locale, t, token } = await requireOperator(args);
  const settings = await settingsOf(args);
  const zone = timeZoneOf(settings.get("TIME_ZONE"));
  const cookie = readCookieOf(args);
  if (cookie && "session" in cookie) {
    const shop = clientWith(args, locale, cookie.session);
    const profile = await attempt(shop.profile.get({}));
    if (profile.ok) {
      const { name, role, shortcuts, must_change_password: mustChange } = profile.value;
      if (mustChange && url.pathname.replace(/\.data$/, "") !== operatorPaths.profile())
        throw redirect(operatorPaths.profile());
      const actor = { name, role, permissions: permissionsOf(role), shortcuts };
      return { shop, t, locale, zone, url, actor };
    }
    if (profile.error.status !== 401) throw profile.error;
  } else if (cookie && (await isTokenSession(args, cookie.id, token, locale))) {
    const actor: Actor = {
      name: null,
      role: "owner",
      permissions: permissionsOf("owner"),
      shortcuts: true,
    };
    return { shop: clientWith(args, locale, token), t, locale, zone, url, actor };
  }
  const isGet = args.request.method === "GET";
  const here = url.pathname.replace(/\.data$/, "");
  // A query that is too long for a header is dropped.
  const back = isGet ? (safePath(here + searchOf(url)) ?? here) : null;
  // Deletes the cookie of an ended session: repeated requests with it would count as wrong tokens.
  throw redirect(operatorPaths.signIn({ redirectTo: back }), {
    status: isGet ? 302 : 303,
    headers: { "Set-Cookie": expiredCookie(args.request, COOKIE_NAME) },
  });
}

/**
 * Checks of the sign-in pages, which have no session.
 * @throws Response 404 if OPERATOR_TOKEN is unset, 403 for a cross-origin post (CSRF)
 */
export async function requireOperator({ request, context }: Args) {
  const token = context.env.OPERATOR_TOKEN;
  if (!token) throw new Response(null, { status: 404 });
  if (request.method !== "GET" && request.method !== "HEAD" && !context.isSameOrigin)
    throw new Response(null, { status: 403, statusText: "foreign_origin" });
  const locale = await localeOf({ request, context });
  return { url: new URL(request.url), locale, t: translator(locale, "operator"), token };
}

/**
 * Checks the token with an API call, which counts failed attempts. Once people have accounts, only programs may use the
 * token (CONTRACT §16), because it has no second factor.
 * @returns null, or the error's status and message
 */
export async function verifyToken(args: Args, locale: Locale, typed: string) {
  const t = translator(locale, "operator");
  const wrong = { status: 401, message: t("signIn.wrong") };
  // Other characters are not allowed in a header.
  if (!/^[\x20-\x7e]{1,500}$/.test(typed)) return wrong;
  const answer = await attempt(clientWith(args, locale, typed).profile.get({}));
  if (answer.ok) {
    // The call also accepts a session's token, which is not valid here.
    if (answer.value.id !== null) return wrong;
    return answer.value.accounts === "none" ? null : { status: 403, message: t("signIn.programsOnly") };
  }
  return answer.error.status === 401 ? wrong : { status: answer.error.status, message: answer.error.message };
}

/** @returns the Set-Cookie of a new session for the operator's token */
export async function beginSession({ request, context: { env } }: Args, token: string): Promise<string> {
  const id = newToken();
  const session = { of: tokenFingerprint(token, env.SHOP_SECRET), until: later(now(), SESSION_MS) };
  await env.CACHE.put(sessionKey(id), JSON.stringify(session), { expirationTtl: SESSION_MS / 1000 });
  return sealedCookie(request, COOKIE_NAME, { id }, env.SHOP_SECRET, SESSION_MS / 1000);
}

export const doorClient = (args: Args, locale: Locale): OperatorClient => clientWith(args, locale, "");

/**
 * Signs a person in.
 * @returns the Set-Cookies of the session and of the person's language, or the error
 */
export async function signInPerson(
  args: Args,
  locale: Locale,
  typed: { email: string; password: string; code: string },
): Promise<{ cookies: string[] } | { error: ApiError }> {
  const answer = await attempt(doorClient(args, locale).sessions.create(typed));
  if (!answer.ok) return { error: answer.error };
  const { request, context } = args;
  const content = { session: answer.value.token };
  const cookie = sealedCookie(request, COOKIE_NAME, content, context.env.SHOP_SECRET, SESSION_MS / 1000);
  const device = deviceCookie(request, answer.value.device, "operator_device");
  return { cookies: [cookie, device, localeCookie(request, answer.value.locale)] };
}

/** @returns the Set-Cookie that deletes the cookie */
export async function endSession(args: Args): Promise<string> {
  const cookie = readCookieOf(args);
  const { request, context } = args;
  if (cookie && "session" in cookie)
    await attempt(clientWith(args, await localeOf(args), cookie.session).sessions.end({}));
  else if (cookie) await context.env.CACHE.delete(sessionKey(cookie.id));
  return expiredCookie(request, COOKIE_NAME);
}

function readCookieOf({ request, context }: Args) {
  const cookie = SessionCookie.safeParse(readSealed(request, COOKIE_NAME, context.env.SHOP_SECRET));
  return cookie.data ?? null;
}

/** A session of the operator's token ends once the first person has signed in. */
async function isTokenSession(args: Args, id: string, token: string, locale: Locale): Promise<boolean> {
  const { env } = args.context;
  const session = Session.safeParse(await env.CACHE.get(sessionKey(id), "json"));
  const isValid =
    session.success &&
    isSame(session.data.of, tokenFingerprint(token, env.SHOP_SECRET)) &&
    session.data.until > now().toISOString();
  return isValid && (await clientWith(args, locale, token).profile.get({})).accounts !== "used";
}

const sessionKey = (id: string): string => `operator-session:${hashOf(id)}`;

/** Keyed with SHOP_SECRET, so that tokens cannot be guessed from the contents of KV. */
const tokenFingerprint = (token: string, secrets: string): string =>
  hashOf(sign("operator-token", token, secrets));

/**
 * Redirects (303) on success. Otherwise renders the same page with the errors, the typed values and the API's status.
 */
export async function runAction(
  args: Args,
  submission: Replier,
  change: Promise<unknown>,
  to: string,
  message: string,
) {
  const answer = await attempt(change);
  if (answer.ok) return done(args, to, to, [flashMessage("ok", message)]);
  return refuse(refusedBy(submission, answer.error), answer.error.status);
}

function clientWith({ request, context }: Args, locale: Locale, token: string): OperatorClient {
  const ip = request.headers.get("CF-Connecting-IP");
  const device = readDevice(request, "operator_device");
  return createOperatorClient({
    fetch: (call) => {
      if (ip) call.headers.set("CF-Connecting-IP", ip);
      if (device) call.headers.set("Shop-Device", device);
      return context.operatorApi(call);
    },
    baseUrl: new URL(request.url).origin,
    locale,
    token,
    onServiceError: async (error) =>
      serviceError(error, new URL(request.url).pathname, await postedFields(context)),
  });
}
