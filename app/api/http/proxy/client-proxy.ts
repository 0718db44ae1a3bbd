// Forwards calls of signed-in clients to one upstream service (SAFETY 49).

import type { ApiContext } from "~/api/http/context";
import { readBytes } from "~/api/http/input";
import { DEADLINE_MS } from "~/platform/deadline";
import { logWarning } from "~/platform/log";
import { notFound, Refusal } from "~/services/refusal";
import { cachedSettings } from "~/services/settings/read-settings";
import { mayPass } from "./proxy-path";

/** The caller's token, cookies and IP address are not forwarded. */
const SENT = ["Accept", "Accept-Language", "Content-Type"];

/**
 * @throws Refusal 404 for a path that no rule allows; 503 if the upstream is unavailable, too slow, redirects, or
 * returns too much
 */
export async function clientProxy(c: ApiContext): Promise<Response> {
  const { request, env } = c;
  const url = new URL(request.url);
  const path = url.pathname.replace(/^\/api\/v\d\/client\/client-proxy\//, "");
  const settings = await cachedSettings(c);
  const rules = settings.get("CLIENT_PROXY_PATHS");
  const listed = Array.isArray(rules) ? rules.filter((rule) => typeof rule === "string") : [];
  const upstream = env.CLIENT_PROXY_URL;
  if (!upstream || !mayPass(request.method, path, listed)) throw notFound();

  const body = await readBytes(request);
  const headers = new Headers(SENT.flatMap((name) => pair(name, request.headers.get(name))));
  try {
    const answer = await fetch(upstream.replace(/\/*$/, "/") + path + url.search, {
      method: request.method,
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(DEADLINE_MS.clientProxy),
      ...(body.length > 0 ? { body } : {}),
    });
    // A 401 of the upstream must not look like the end of the caller's session.
    if (!answer.ok && (answer.status < 400 || answer.status >= 500 || answer.status === 401))
      throw new Error(`upstream returned status ${answer.status}`);
    const bytes = await readBytes(answer);
    return new Response(bytes.length > 0 ? bytes : null, { status: answer.status, headers: own(answer) });
  } catch (error) {
    logWarning("client_proxy", { cause: String(error) });
    throw new Refusal(503, "upstream_unavailable", { retry_after: 30 });
  }
}

const pair = (name: string, value: string | null): [string, string][] =>
  value === null ? [] : [[name, value]];

/** The response is data on this host, never a page: it is sandboxed and has none of the upstream's headers. */
const own = (answer: Response): Headers =>
  new Headers({
    "Content-Type": answer.headers.get("Content-Type") ?? "application/octet-stream",
    "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
    Vary: "Authorization",
  });
