// The Shop API on another host, for a storefront that runs apart: SHOP_API_URL.
import { BASE_PATH } from "~/contract/client";
import { OPERATOR_PATH } from "~/contract/operator/calls";
import { changedHere, followVersion } from "./data-version";
import type { Background, Env } from "./env";
import { logWarning } from "./log";
import {
  bumpLocalStockVersion,
  formatStamp,
  type PageCacheVersion,
  pageCacheVersionOf,
  parseStamp,
  STAMP_HEADER,
} from "./page-stamp";

const DEADLINE_MS = 10_000;

/** @param call as the client makes it, on this host. Where the API is away the answer is 503, as from a store that is. */
export async function askRemote(call: Request, env: Env): Promise<Response> {
  const headers = new Headers(call.headers);
  // The API cannot see the visitor behind this Worker, and takes a name for him only with the shared key: CONTRACT §1.
  const ip = headers.get("CF-Connecting-IP");
  headers.delete("CF-Connecting-IP");
  if (ip) headers.set("Shop-Client-IP", ip);
  headers.set("Shop-Client-Key", env.CLIENT_KEY ?? "");
  const body = call.body === null ? null : await call.arrayBuffer();
  const answer = await fetchRemote(call.url, env, { method: call.method, headers, body });
  if (call.method !== "GET" && answer.ok) changed(new URL(call.url).pathname);
  if (!answer.headers.has(STAMP_HEADER)) answer.headers.set(STAMP_HEADER, formatStamp(null));
  return answer;
}

/** What was changed through this very Worker ends here at once: CONTRACT §8. */
function changed(pathname: string): void {
  if (/\/(checkout|orders)\//.test(pathname)) bumpLocalStockVersion();
  if (pathname.startsWith(`${OPERATOR_PATH}/`)) changedHere(null);
}

/** Which pages may be served now: KV knows where both Workers share it, else the API is asked. */
export const remoteEra = async (env: Env, ctx: Background): Promise<PageCacheVersion> =>
  pageCacheVersionOf(await followVersion({ ctx, env, ask: () => askVersion(env) }));

/** Of a call that always reads the database. */
async function askVersion(env: Env): Promise<string> {
  const { headers } = await fetchRemote(`https://shop.invalid${BASE_PATH}/health/`, env, {});
  const stamp = parseStamp(new Set([headers.get(STAMP_HEADER) ?? ""]));
  if (!stamp) throw new Error("the API names no state of its facts");
  return stamp.name;
}

/** The catalogue's pictures stand beside the API. */
export function remoteImage(request: Request, env: Env): Promise<Response> {
  const asked = request.headers.get("If-None-Match");
  return fetchRemote(request.url, env, { headers: asked ? { "If-None-Match": asked } : {} });
}

async function fetchRemote(here: string, { SHOP_API_URL = "" }: Env, init: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(here);
  try {
    const answer = await fetch(new URL(pathname + search, SHOP_API_URL), {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (isGateway(answer.status)) throw new Error(`a gateway answered ${answer.status}`);
    return new Response(answer.body, answer);
  } catch (error) {
    logWarning("remote_api", { cause: String(error) });
    const detail = { code: "store_unavailable", message: "" };
    return Response.json({ detail, error_list: [] }, { status: 503, headers: { "Retry-After": "2" } });
  }
}

/** Said by what stands before the API, not by the API: Cloudflare's own words among them. */
const isGateway = (status: number) => status === 502 || status === 504 || (status >= 520 && status < 531);
