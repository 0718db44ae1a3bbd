// The request context of every loader and action: viewer, language, API client, and the access check.
import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Client } from "~/contract/client";
import { mainLocale, offeredLocales, SETTING_DEFAULTS } from "~/contract/constants/settings";
import { timeZoneOf } from "~/contract/constants/time-zone";
import type { SettingKey } from "~/contract/shop";
import { type Locale, ShopContext } from "~/contract/wire";
import { translator } from "~/i18n/server";
import { localeOfPath, paths } from "~/paths";
import { memoizeInRequest } from "~/platform/cache/request-memo";
import { nowIso } from "~/platform/clock";
import { isPreview } from "~/storefront/content/preview";
import { NO_SETTINGS, settingsOf } from "~/storefront/content/settings";
import { extraScripts, leavesScripts } from "~/storefront/response/extra-scripts";
import { type AuthState, accessRedirect } from "./access-rules";
import { keyOf, keySession } from "./api-key";
import { withoutCookieCheck } from "./blocked-cookies";
import { consentOf } from "./consent";
import { readCookie } from "./cookies";
import { customerInAddress, findActingCustomer, withCity } from "./customer-in-address";
import { endedSessionCookie, readEndedSession } from "./ended-session";
import { noKnownUser } from "./known-user";
import { localeOf, localizedPath } from "./locale";
import { openCustomers, openCustomersCookie } from "./open-customers";
import { seasonOf } from "./season";
import { readSession, type Session, sessionCookie } from "./session";
import { shopClientFor } from "./shop-client";
import type { RequestContext } from "./viewer";
import { checkWhoseForm } from "./whose-form";
import "./load-context";

export type { RequestContext, Viewer } from "./viewer";

interface Args {
  request: Request;
  context: AppLoadContext;
}

/**
 * Must be called first by every loader and action.
 * @throws Response 403 for a cross-origin post (CSRF); the response to a post whose form was made for another customer
 * (checkWhoseForm); a redirect by the access rules
 */
export async function requestContext(args: Args): Promise<RequestContext> {
  const { request, context } = args;
  const isPost = request.method !== "GET" && request.method !== "HEAD";
  if (isPost && !context.isSameOrigin)
    throw new Response(null, { status: 403, statusText: "foreign_origin" });
  const reqContext = await readContext(args);
  const { url, viewer, site } = reqContext;
  if (!isPost && leavesScripts(request)) {
    const { head, body } = extraScripts(await settingsOf(args), consentOf(request));
    // Reloads the document, to remove third-party scripts that are running in it.
    if (head.length + body.length > 0)
      throw redirect(url.pathname + searchOf(url), {
        headers: { "Cache-Control": "no-store", "X-Remix-Reload-Document": "true" },
      });
  }
  // A path in a language that the shop does not offer redirects to the main language. The redirect is temporary,
  // because the language may be offered again.
  const pathLocale = localeOfPath(url.pathname);
  if (pathLocale && !isPost && !site.locales.includes(pathLocale))
    throw redirect(localizedPath(url.pathname, site.mainLocale) + searchOf(url), {
      status: 302,
      headers: { "Cache-Control": "no-store" },
    });
  // Return paths of a post lead to the form's page, never to a repeated post.
  const from = new URL(url);
  // The URL names a customer whom the user may not act for: return to this page without that customer.
  if (!viewer.customer) from.searchParams.delete("customer");
  const fromPath = url.pathname + searchOf(from);
  if (isPost) await checkWhoseForm(args, reqContext, fromPath);
  const redirectTo = accessRedirect(url.pathname, fromPath, viewer.authState);
  // A punch-out buyer cannot order here: the procurement system places the order.
  if (
    !redirectTo &&
    viewer.session?.punchOut &&
    /^\/(cart\/(checkout|order-complete)|account|order-pad)(\/|\.(data|csv)$|$)/.test(url.pathname)
  )
    throw redirect(paths.cart(), { status: isPost ? 303 : 302, headers: { "Cache-Control": "no-store" } });
  const checked = isPost ? null : withoutCookieCheck(request);
  if (!redirectTo && checked === null) return reqContext;
  throw redirect(redirectTo ?? checked ?? "", {
    status: isPost ? 303 : 302,
    headers: { "Cache-Control": "no-store" },
  });
}

/** The query without `_routes` (Remix) and `js` (streaming). */
export function searchOf(url: URL): string {
  const search = new URLSearchParams(url.search);
  search.delete("_routes");
  search.delete("js");
  const text = search.toString();
  return text ? `?${text}` : "";
}

const memoize = memoizeInRequest<RequestContext>();

/** Returns the context without the access check, for the frame of every page. Memoized per request. */
export const readContext = ({ request, context }: Args): Promise<RequestContext> =>
  memoize(context.ctx, "", () => buildContext(request, context));

async function buildContext(request: Request, context: AppLoadContext): Promise<RequestContext> {
  const url = new URL(request.url);
  const settings = await settingsOf({ request, context }).catch(() => NO_SETTINGS);
  const locale = await localeOf({ request, context });
  const defaultContext = ShopContext.safeParse(settings.get("DEFAULT_CONTEXT")).data ?? "b2b";
  const chosenContext = ShopContext.safeParse(readCookie(request, "shop_context")).data ?? defaultContext;
  const storedSession = isPreview(request) ? null : readSession(request, context.env.SHOP_SECRET);
  const key = keyOf(request);
  // In parallel, so that checking the token and loading the agent's customer take one round trip.
  const [end, currentSession] = key
    ? [null, await keySession(context, request, locale, key)]
    : storedSession
      ? await Promise.all([
          endOf(context, request, locale, storedSession),
          withCurrentCustomer(context, request, locale, storedSession, customerInAddress(url)),
        ])
      : [null, null];
  const session = end ? null : currentSession;
  // A post may start a session, so only a GET deletes the cookie of an ended session.
  if (end === "ended" && storedSession && request.method === "GET")
    context.cookies.push(
      sessionCookie(request, null, context.env.SHOP_SECRET),
      noKnownUser(request),
      endedSessionCookie(request, { user: storedSession.user.id, hasExpired: true }, context.env.SHOP_SECRET),
    );
  const shopContext = session?.customer
    ? session.customer.type === "consumer"
      ? "b2c"
      : "b2b"
    : session
      ? "b2b"
      : chosenContext;
  const priceContext = session?.user.isAgent ? "b2b" : shopContext;
  const shopClient = (season: number | null, more = {}) =>
    shopClientFor(context, request, locale, priceContext, session, season, more);
  const season = await seasonOf(request, shopClient(null));
  const isShopper = !session && (await hasAnonymousCart(url, shopClient(null)));
  return {
    viewer: {
      authState: isShopper ? "shopper" : authStateOf(session),
      session,
      customer: session?.customer ?? null,
      isCustomerInAddress: !key && isNamed(session, url),
      isShopper,
      season,
      endedUser: end
        ? (storedSession?.user.id ?? null)
        : (readEndedSession(request, context.env.SHOP_SECRET)?.user ?? null),
      hasEndedNow: end !== null,
    },
    shop: shopClient(season),
    deferredShop: () => shopClient(season, { isDeferred: true }),
    t: translator(locale),
    locale,
    zone: timeZoneOf(settings.get("TIME_ZONE")),
    shopContext,
    site: {
      locale,
      locales: offeredLocales(settings.get("LOCALES")),
      mainLocale: mainLocale(offeredLocales(settings.get("LOCALES")), settings.get("DEFAULT_LOCALE")),
      shopName: settings.text("SHOP_NAME") ?? "",
      origin: url.origin,
    },
    url,
    ctx: context.ctx,
  };
}

/**
 * Returns whether the session's token is no longer valid. Only the API knows, and checks once for all calls of a page.
 * A token that another request has just replaced is not `ended`: the new cookie is on its way and must not be deleted.
 */
async function endOf(
  context: AppLoadContext,
  request: Request,
  locale: Locale,
  session: Session,
): Promise<"ended" | "replaced" | null> {
  const shop = shopClientFor(context, request, locale, "b2b", session);
  const { authenticated, reason } = await shop.auth.isAuthenticated({});
  if (authenticated) return null;
  return reason === "expired" && session.expiry > nowIso() ? "replaced" : "ended";
}

/**
 * Returns the session with an agent's customer: the one in the URL, else the selected one. The customer is null if it
 * is not the agent's.
 */
async function withCurrentCustomer(
  context: AppLoadContext,
  request: Request,
  locale: Locale,
  session: Session,
  named: string | null,
): Promise<Session> {
  const { user, customer: chosen, coupon } = session;
  if (!user.isAgent || (!chosen && named === null)) return session;
  const shop = shopClientFor(context, request, locale, "b2b", session);
  const customer = await findActingCustomer(shop, named ?? String(chosen?.id));
  if (named === null) return customer ? session : { ...session, customer: null, coupon: null };
  const secrets = context.env.SHOP_SECRET;
  const opened = openCustomers(request, session, secrets).find(({ id }) => id === customer?.id);
  const isChosen = customer?.id === chosen?.id;
  const city = opened?.city ?? (isChosen ? chosen?.city : undefined);
  const shown = customer && (city === undefined ? await withCity(shop, customer) : { ...customer, city });
  if (shown && !opened) context.cookies.push(openCustomersCookie(request, session, shown, null, secrets));
  if (isChosen) return session;
  return {
    ...session,
    customer: shown,
    coupon: opened?.coupon ?? null,
    chosen: { customer: chosen, coupon },
  };
}

const isNamed = (session: Session | null, url: URL): boolean =>
  session?.user.isAgent === true && session.customer !== null && customerInAddress(url) !== null;

/** Public pages are the same for all anonymous visitors, so only other paths need the settings. */
async function hasAnonymousCart({ pathname }: URL, shop: Client): Promise<boolean> {
  if (!/^\/(cart|auth|account|customers|order-pad)(\/|\.data$|\.csv$|$)/.test(pathname)) return false;
  const { results } = await shop.shop.settings({});
  const setting = (name: SettingKey) => results.find(({ key }) => key === name)?.value;
  return setting("GUEST_CHECKOUT") === true || (setting("SIGN_UP") ?? SETTING_DEFAULTS.SIGN_UP) !== "none";
}

function authStateOf(session: Session | null): AuthState {
  if (!session) return "anonymous";
  if (session.user.isGuest) return "guest";
  if (!session.user.isAgent) return "customer";
  return session.customer ? "agent" : "agent-without-customer";
}
