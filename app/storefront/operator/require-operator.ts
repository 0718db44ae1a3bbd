// The operator's session, API client and action results, for the back-office screens.
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { attempt } from "~/contract/client";
import { type OperatorRole, type Permission, permissionsOf } from "~/contract/constants/permissions";
import { createOperatorClient, type OperatorClient } from "~/contract/operator/client";
import type { Locale } from "~/contract/wire";
import { operatorTranslator } from "~/i18n/operator";
import type { Translate } from "~/i18n/translator";
import { operatorPaths } from "~/operator-paths";
import { HOUR, later, now } from "~/platform/clock";
import { hashOf, isSame, newToken, sign } from "~/platform/crypto";
import { done, type Replier, refuse, refusedBy } from "~/storefront/forms/form";
import { safePath } from "~/storefront/request/access-rules";
import { searchOf } from "~/storefront/request/context";
import { expiredCookie, readSigned, signedCookie } from "~/storefront/request/cookies";
import { flashMessage } from "~/storefront/request/flash";
import { localeOf } from "~/storefront/request/locale";
import { postedFields, serviceError } from "~/storefront/response/service-error";
import "~/storefront/request/load-context";

interface Args {
  request: Request;
  context: AppLoadContext;
}

/** Who is at the desk. */
export interface Actor {
  /** Null: it signed in with the operator's token. */
  name: string | null;
  role: OperatorRole;
  permissions: readonly Permission[];
}

export interface OperatorSession {
  shop: OperatorClient;
  t: Translate;
  locale: Locale;
  url: URL;
  actor: Actor;
}

export interface OperatorContext extends OperatorSession {
  may: (permission: Permission) => boolean;
}

const COOKIE_NAME = "operator";
const SESSION_MS = 8 * HOUR;
/** The cookie has the id of a session in KV, so that signing out also ends copies of the cookie. */
const SessionCookie = z.object({ id: z.string() });
/** `of` is the token's fingerprint: a new OPERATOR_TOKEN ends every session. */
const Session = z.object({ of: z.string(), until: z.string() });

/**
 * The first line of the operator's loaders and actions.
 * @throws Response 404, 403, or a redirect to the sign-in
 */
export async function operatorContext(args: Args, permission: Permission): Promise<OperatorContext> {
  const session = await operatorSession(args);
  const may = (one: Permission) => session.actor.permissions.includes(one);
  if (!may(permission)) throw new Response(null, { status: 403, statusText: "not_permitted" });
  return { ...session, may };
}

/** The same for what every operator may see: the shell. */
export async function operatorSession(args: Args): Promise<OperatorSession> {
  const { url, locale, t, token } = await requireOperator(args);
  if (!(await isSignedIn(args, token))) {
    const isGet = args.request.method === "GET";
    const here = url.pathname.replace(/\.data$/, "");
    // A query too long for a header is left behind.
    const back = isGet ? (safePath(here + searchOf(url)) ?? here) : null;
    throw redirect(operatorPaths.signIn({ redirectTo: back }), { status: isGet ? 302 : 303 });
  }
  const actor: Actor = { name: null, role: "owner", permissions: permissionsOf("owner") };
  return { shop: clientWith(args, locale, token), t, locale, url, actor };
}

/** Without a session, for the sign-in. @throws Response 404 where OPERATOR_TOKEN is unset, 403 for a cross-origin post (CSRF) */
export async function requireOperator({ request, context }: Args) {
  const token = context.env.OPERATOR_TOKEN;
  if (!token) throw new Response(null, { status: 404 });
  if (request.method !== "GET" && request.method !== "HEAD" && !context.isSameOrigin)
    throw new Response(null, { status: 403, statusText: "foreign_origin" });
  const locale = await localeOf({ request, context });
  return { url: new URL(request.url), locale, t: operatorTranslator(locale), token };
}

/**
 * Checks the token by an API call, which counts failed attempts.
 * @returns null, or the error's status and message
 */
export async function verifyToken(args: Args, locale: Locale, typed: string) {
  const wrong = { status: 401, message: operatorTranslator(locale)("signIn.wrong") };
  // Nothing else goes into a header.
  if (!/^[\x20-\x7e]{1,500}$/.test(typed)) return wrong;
  const answer = await attempt(clientWith(args, locale, typed).orders.list({ page_size: 1 }));
  if (answer.ok) return null;
  return answer.error.status === 401 ? wrong : { status: answer.error.status, message: answer.error.message };
}

/** @returns the Set-Cookie of a new session */
export async function beginSession({ request, context: { env } }: Args, token: string): Promise<string> {
  const id = newToken();
  const session = { of: tokenFingerprint(token, env.SHOP_SECRET), until: later(now(), SESSION_MS) };
  await env.CACHE.put(sessionKey(id), JSON.stringify(session), { expirationTtl: SESSION_MS / 1000 });
  return signedCookie(request, COOKIE_NAME, { id }, env.SHOP_SECRET, SESSION_MS / 1000);
}

/** @returns the Set-Cookie that takes the cookie away */
export async function endSession({ request, context: { env } }: Args): Promise<string> {
  const cookie = SessionCookie.safeParse(readSigned(request, COOKIE_NAME, env.SHOP_SECRET));
  if (cookie.success) await env.CACHE.delete(sessionKey(cookie.data.id));
  return expiredCookie(request, COOKIE_NAME);
}

async function isSignedIn({ request, context: { env } }: Args, token: string): Promise<boolean> {
  const cookie = SessionCookie.safeParse(readSigned(request, COOKIE_NAME, env.SHOP_SECRET));
  if (!cookie.success) return false;
  const session = Session.safeParse(await env.CACHE.get(sessionKey(cookie.data.id), "json"));
  return (
    session.success &&
    isSame(session.data.of, tokenFingerprint(token, env.SHOP_SECRET)) &&
    session.data.until > now().toISOString()
  );
}

const sessionKey = (id: string): string => `operator-session:${hashOf(id)}`;

/** Keyed with SHOP_SECRET, so that tokens cannot be guessed from the contents of KV. */
const tokenFingerprint = (token: string, secrets: string): string =>
  hashOf(sign("operator-token", token, secrets));

/** Redirects (303) on success; else the same page with the errors, the typed values and the API's status. */
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
  return createOperatorClient({
    fetch: (call) => {
      if (ip) call.headers.set("CF-Connecting-IP", ip);
      return context.api(call);
    },
    baseUrl: new URL(request.url).origin,
    locale,
    token,
    onServiceError: async (error) =>
      serviceError(error, new URL(request.url).pathname, await postedFields(context)),
  });
}
