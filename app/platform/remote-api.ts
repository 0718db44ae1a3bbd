// The Shop API on another host, for a storefront in its own Worker (SHOP_API_URL).
import { BASE_PATH } from "~/contract/client";
import { OPERATOR_PATH } from "~/contract/operator/calls";
import { changedHere, followVersion, type Named } from "./cache/data-version";
import {
  bumpLocalCounts,
  bumpLocalStockVersion,
  formatStamp,
  type PageCacheVersion,
  pageCacheVersionOf,
  parseStamp,
  STAMP_HEADER,
  STOCK_HEADER,
} from "./cache/page-stamp";
import { DEADLINE_MS } from "./deadline";
import type { Background, Env } from "./env";
import { logWarning } from "./log";

/**
 * Sends a call to the remote API.
 * @param call the client's request, addressed to this host
 * @returns 503 if the API is unreachable
 */
export async function askRemote(call: Request, env: Env): Promise<Response> {
  const headers = new Headers(call.headers);
  // The API cannot see the visitor behind this Worker, and accepts the visitor's IP address only with the shared key
  // (CONTRACT §1).
  const ip = headers.get("CF-Connecting-IP");
  headers.delete("CF-Connecting-IP");
  if (ip) headers.set("Shop-Client-IP", ip);
  headers.set("Shop-Client-Key", env.CLIENT_KEY ?? "");
  const body = call.body === null ? null : await call.arrayBuffer();
  const answer = await fetchRemote(call.url, env, { method: call.method, headers, body });
  if (call.method !== "GET" && answer.ok) invalidateAfter(new URL(call.url).pathname, answer.headers);
  if (!answer.headers.has(STAMP_HEADER)) answer.headers.set(STAMP_HEADER, formatStamp(null));
  return answer;
}

/** Invalidates this Worker's cached pages after a change made through it (CONTRACT §8). */
function invalidateAfter(pathname: string, headers: Headers): void {
  if (headers.get(STOCK_HEADER) === "counts") bumpLocalCounts();
  else if (/\/(checkout|cancel|accept)\/$/.test(pathname)) bumpLocalStockVersion();
  if (pathname.startsWith(`${OPERATOR_PATH}/`)) changedHere(null);
}

/** Returns the page cache version: from KV if both Workers share it, else from the API. */
export const remoteEra = async (env: Env, ctx: Background): Promise<PageCacheVersion> =>
  pageCacheVersionOf(await followVersion({ ctx, env, ask: () => askVersion(env) }));

/**
 * Reads the stamp of a call that always reads the database. It does not contain the changes that led to the version.
 */
async function askVersion(env: Env): Promise<Named> {
  const { headers } = await fetchRemote(`https://shop.invalid${BASE_PATH}/health/`, env, {});
  const stamp = parseStamp(new Set([headers.get(STAMP_HEADER) ?? ""]));
  if (!stamp) throw new Error("the API response has no stamp");
  return { name: stamp.name, narrow: [] };
}

export function remoteImage(request: Request, env: Env): Promise<Response> {
  const etag = request.headers.get("If-None-Match");
  return fetchRemote(request.url, env, { headers: etag ? { "If-None-Match": etag } : {} });
}

async function fetchRemote(here: string, { SHOP_API_URL = "" }: Env, init: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(here);
  try {
    const answer = await fetch(new URL(pathname + search, SHOP_API_URL), {
      ...init,
      redirect: "manual",
      signal: AbortSignal.timeout(DEADLINE_MS.remoteApi),
    });
    if (isGateway(answer.status)) throw new Error(`a gateway returned status ${answer.status}`);
    return new Response(answer.body, answer);
  } catch (error) {
    logWarning("remote_api", { cause: String(error) });
    const detail = { code: "store_unavailable", message: "" };
    return Response.json({ detail, error_list: [] }, { status: 503, headers: { "Retry-After": "2" } });
  }
}

const isGateway = (status: number) => status === 502 || status === 504 || (status >= 520 && status < 531);
