// Old addresses, and those written with capitals, lead on where the shop would have answered 404: only then is anything asked, so living pages pay nothing.
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

/** Loaders whose 404 is a redirect at an old address. */
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

/** Where an address leads whose query told the pages apart: "/?p=12". All of the query counts, and none of it goes along. */
export async function oldAddressWithQuery(args: LoaderFunctionArgs): Promise<Response | null> {
  const { pathname, search } = new URL(args.request.url);
  const address = withoutLastSlash(pathname) + search;
  if (search === "" || address.length > MAX_ASKED_LENGTH) return null;
  const { shop } = await readContext(args);
  const found = await attempt(shop.content.redirect({ path: address }));
  return found.ok ? redirect(found.value.to, found.value.status) : null;
}

/** Of an old address with its query. */
const MAX_ASKED_LENGTH = 300;

/** Pages that are named by a slug, which has no capitals. Other addresses hold keys, whose capitals count. */
const SLUG_PAGE = /^\/((p|c|news)\/)?[\w-]+\/?$/;

/** Where a visitor goes: what was asked of the old address, as a campaign's name, is asked of the new one that asks nothing. */
function withAsked(to: string, asked: string): string {
  const [path = "", fragment] = to.split("#");
  if (asked === "" || path.includes("?")) return to;
  return path + asked + (fragment === undefined ? "" : `#${fragment}`);
}

/** Old shops wrote their addresses with and without a slash at the end: here they are the same. */
const withoutLastSlash = (path: string): string => path.replace(/(?<=.)\/$/, "");
