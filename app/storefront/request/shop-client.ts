// The typed API client with this viewer's token, language and context.
import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Client, createClient } from "~/contract/client";
import type { Locale, ShopContext } from "~/contract/wire";
import { postedFields, serviceError } from "~/storefront/response/service-error";
import { readBookmark } from "./bookmark";
import { readDevice } from "./device";
import { readKnownUser } from "./known-user";
import type { Session } from "./session";

export function shopClientFor(
  context: AppLoadContext,
  request: Request,
  locale: Locale,
  shopContext: ShopContext,
  session: Session | null,
  season: number | null = null,
  more: { isDeferred?: boolean } = {},
): Client {
  const headers: Record<string, string> = {};
  if (more.isDeferred) headers["Shop-Deferred"] = "1";
  const device = readDevice(request);
  if (device) headers["Shop-Device"] = device;
  const bookmark = readBookmark(request);
  if (bookmark) headers["Shop-Bookmark"] = bookmark;
  if (session) headers["Shop-User"] = readKnownUser(request);
  if (request.headers.get("Cache-Control") === "no-cache") headers["Cache-Control"] = "no-cache";
  const ip = request.headers.get("CF-Connecting-IP");
  if (ip) headers["CF-Connecting-IP"] = ip;
  return createClient({
    ask: context.api,
    baseUrl: new URL(request.url).origin,
    locale,
    shopContext,
    token: session?.token ?? null,
    agent: session?.user.isAgent ? session.user.id : null,
    season,
    headers,
    onServiceError: async (error) =>
      serviceError(error, new URL(request.url).pathname, await postedFields(context)),
  });
}
