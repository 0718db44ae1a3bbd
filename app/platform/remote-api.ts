// The Shop API on another host, for a storefront that runs apart: SHOP_API_URL.
import type { Env } from "./env";
import { logWarning } from "./log";

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
  return fetchRemote(call.url, env, { method: call.method, headers, body });
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
