// The typed client with this visitor's token, language and context.
import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Client, createClient } from "~/contract/client";
import type { Locale, ShopContext } from "~/contract/wire";
import type { Session } from "./session";

export function shopFor(
  context: AppLoadContext,
  request: Request,
  locale: Locale,
  shopContext: ShopContext,
  session: Session | null,
): Client {
  const headers: Record<string, string> = {};
  const device = request.headers.get("Cookie") && deviceOf(request);
  if (device) headers["Shop-Device"] = device;
  const ip = request.headers.get("CF-Connecting-IP");
  if (ip) headers["CF-Connecting-IP"] = ip;
  return createClient({
    fetch: context.api,
    baseUrl: new URL(request.url).origin,
    locale,
    shopContext,
    token: session?.token ?? null,
    agent: session?.user.isAgent ? session.user.id : null,
    headers,
  });
}

/** The signed word that this device has signed in before: the API made it, the cookie only carries it. */
const deviceOf = (request: Request): string | null =>
  /(?:^|;\s*)(?:__Host-)?device=([\w.-]+)/.exec(request.headers.get("Cookie") ?? "")?.[1] ?? null;
