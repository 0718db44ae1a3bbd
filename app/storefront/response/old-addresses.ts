// Redirects old URLs, and URLs with capitals, instead of returning 404. The lookup runs only after a 404, so existing
// pages are not slowed down.
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  type ServerBuild,
} from "@remix-run/cloudflare";
import { attempt } from "~/contract/client";
import { readContext } from "~/storefront/request/context";
import { isBackOffice } from "./csp-sources";
import { type Handler, wrapHandlers } from "./wrapped-handlers";

/** Wraps loaders, whose 404 becomes a redirect if the URL is an old one. */
export const withOldAddresses = (build: ServerBuild): ServerBuild =>
  wrapHandlers(build, { loader: leadingOn });

function leadingOn(load: Handler): Handler {
  return async (args) => {
    try {
      return await load(args);
    } catch (thrown) {
      if (thrown instanceof Response && thrown.status === 404) throw (await newAddress(args)) ?? thrown;
      throw thrown;
    }
  };
}

async function newAddress(args: ActionFunctionArgs): Promise<Response | null> {
  const { pathname, search } = new URL(args.request.url);
  const path = withoutLastSlash(pathname);
  if (args.request.method !== "GET" || isBackOffice(args.request)) return null;
  const whole = await oldAddressWithQuery(args);
  if (whole) return whole;
  const { shop } = await readContext(args);
  const found = await attempt(shop.content.redirect({ path }));
  if (found.ok) return redirect(withAsked(found.value.to, search), found.value.status);
  const lowerCase = pathname.toLowerCase();
  return SLUG_PAGE.test(pathname) && lowerCase !== pathname ? redirect(lowerCase + search, 308) : null;
}

/**
 * Redirects an old URL whose query identified the page, e.g. "/?p=12". The whole query is compared, and dropped from
 * the target.
 */
export async function oldAddressWithQuery(args: LoaderFunctionArgs): Promise<Response | null> {
  const { pathname, search } = new URL(args.request.url);
  const address = withoutLastSlash(pathname) + search;
  if (search === "" || address.length > MAX_ASKED_LENGTH) return null;
  const { shop } = await readContext(args);
  const found = await attempt(shop.content.redirect({ path: address }));
  return found.ok ? redirect(found.value.to, found.value.status) : null;
}

/** Length limit of an old URL with its query. */
const MAX_ASKED_LENGTH = 300;

/** Pages identified by a slug, which has no capitals. Other URLs contain case-sensitive keys. */
const SLUG_PAGE = /^\/((p|c|news)\/)?[\w-]+\/?$/;

/** Adds the query of the old URL, e.g. a campaign's name, to a target without a query. */
function withAsked(to: string, asked: string): string {
  const [path = "", fragment] = to.split("#");
  if (asked === "" || path.includes("?")) return to;
  return path + asked + (fragment === undefined ? "" : `#${fragment}`);
}

/** Old shops used URLs with and without a trailing slash: both are treated alike. */
const withoutLastSlash = (path: string): string => path.replace(/(?<=.)\/$/, "");
