// Entry point of the Worker, and the only module that imports both halves: /api → the Shop API, files → R2 and assets,
// everything else → the storefront.
import type { ServerBuild } from "@remix-run/cloudflare";
import * as build from "@remix-run/dev/server-build";
import { serveBrand } from "~/api/content/brand";
import { api } from "~/api/http/app";
import { dev } from "~/api/http/dev";
import { punchOut } from "~/api/http/punch-out";
import { databaseOf } from "~/api/http/request-database";
import { respondRefusal } from "~/api/http/respond";
import { webhook } from "~/api/http/webhooks";
import { HYDRATE_HEADER } from "~/browser/boot";
import { type Ask, type CallResponse, overHttp } from "~/contract/client";
import { Locale } from "~/contract/wire";
import { pageCacheVersion } from "~/db/cache/page-cache-version";
import { followClock } from "~/db/clock";
import { findPicture } from "~/db/stored-pictures";
import { sendMails } from "~/jobs/mail-outbox";
import { runJobs } from "~/jobs/run-jobs";
import { JOB_TABLE } from "~/jobs/table";
import { paths } from "~/paths";
import { admit, type Purpose } from "~/platform/admission";
import { withAssumptions } from "~/platform/assumptions";
import { compressPage } from "~/platform/cache/compress";
import { type PageCacheVersion, parseStamp, STAMP_HEADER } from "~/platform/cache/page-stamp";
import { StoreUnavailable } from "~/platform/database";
import { type Background, type Env, isDevelopment, missingSecrets, shopOrigin } from "~/platform/env";
import { serveAsset, serveImage } from "~/platform/files";
import { withGuardedFiles } from "~/platform/guarded-files";
import { askRemote, remoteEra, remoteImage } from "~/platform/remote-api";
import { addressFault, pathOf } from "~/platform/request-path";
import { Refusal } from "~/services/refusal";
import { lazyForm } from "~/storefront/forms/read-form";
import { bookmarkCookie } from "~/storefront/request/bookmark";
import { canonicalPath } from "~/storefront/request/canonical-path";
import { readCookie } from "~/storefront/request/cookies";
import { isSameOriginPost } from "~/storefront/request/csrf";
import { knownUserCookies } from "~/storefront/request/known-user";
import { storefrontHandler } from "~/storefront/request/request-handler";
import { keepTracking, routeListsOf, withoutTracking } from "~/storefront/response/cached-address";
import { answerRedirect } from "~/storefront/response/form-answer";
import { notSetUp } from "~/storefront/response/not-set-up";
import {
  atCachedAddress,
  cachePrefetched,
  pageCacheKey,
  withPageCache,
} from "~/storefront/response/page-cache";
import { pageView } from "~/storefront/response/page-view";
import { plainPage } from "~/storefront/response/plain-page";
import { withSecurityHeaders } from "~/storefront/response/security-headers";
import {
  isSpeculative,
  maySpeculate,
  refuseSpeculation,
  rulesResponse,
  withSpeculationRules,
} from "~/storefront/response/speculation";

const serverBuild: ServerBuild = build;
const ROUTE_LISTS = routeListsOf(serverBuild);
const storefront = storefrontHandler(serverBuild);

export default {
  async fetch(received: Request, bindings: Env, ctx: ExecutionContext): Promise<Response> {
    const env = withGuardedFiles(bindings);
    const request = atShopOrigin(received, env);
    const pathname = pathOf(request);
    const fault = addressFault(request.url, pathname);
    if (fault !== null) return refuseAddress(request, pathname, fault);
    if (missingSecrets(env).length > 0 && !SERVED_WITHOUT_SECRETS.test(pathname)) return notSetUp(request);
    const isSameOrigin = isSameOriginPost(received) || isSameOriginPost(request);
    if (env.SHOP_API_URL) return serveStorefrontOnly(request, env, ctx, isSameOrigin);
    await followClock(env);
    if (pathname.startsWith("/api/"))
      return UNCOUNTED.test(pathname)
        ? api.fetch(request, env, ctx)
        : ifAdmitted(request, async () => api.fetch(request, env, ctx), refuseCall);
    if (pathname.startsWith("/webhooks/")) return webhook(request, env, ctx);
    if (/^\/punchout\/(cxml|oci)$/.test(pathname)) return punchOut(request, env, ctx);
    if (pathname.startsWith("/img/"))
      return orUnavailable(
        serveImage(request, env, async (name) => {
          const picture = await findPicture(databaseOf(ctx, env, null), name);
          return picture?.file ?? null;
        }),
      );
    if (ASSET_PATH.test(pathname)) return serveAsset(request, env);
    if (pathname.startsWith("/brand/"))
      return orUnavailable(serveBrand({ db: databaseOf(ctx, env, null), env, ctx }, request));
    if (pathname.startsWith("/__dev/")) {
      if (!isDevelopment(env) || !isLoopback(received)) return notFound();
      if (!DEV_SCREEN.test(pathname)) return dev(request, env, ctx);
    }
    const responseMeta = emptyMeta();
    const loadVersion = async () => {
      const db = databaseOf(ctx, env, null);
      const version = await pageCacheVersion({ db, ctx, env }).catch(() => null);
      responseMeta.d1 = db.meter.roundTrips;
      responseMeta.rows = db.meter.rowsRead;
      return version;
    };
    return servePage(request, env, ctx, { loadVersion, responseMeta, isSameOrigin }, (ctx) => ({
      client: (request) => api.inProcess(request, env, ctx),
      operator: async (request) => api.fetch(request, env, ctx),
    }));
  },
  async queue(batch: MessageBatch<{ mail: number }>, bindings: Env): Promise<void> {
    const env = withGuardedFiles(bindings);
    if (env.SHOP_API_URL) return;
    await followClock(env);
    await sendMails(batch, env);
  },
  async scheduled(event: ScheduledController, bindings: Env, ctx: ExecutionContext): Promise<void> {
    const env = withGuardedFiles(bindings);
    if (env.SHOP_API_URL) return;
    await followClock(env);
    await runJobs(JOB_TABLE, new Date(event.scheduledTime), env, ctx);
  },
} satisfies ExportedHandler<Env, { mail: number }>;

const FIRST_SEGMENTS: ReadonlySet<string> = new Set(
  Object.values(build.routes)
    .flatMap(({ path }) => path?.replace(/^\//, "").split("/", 1) ?? [])
    .filter((first) => /^\w/.test(first)),
);

/** Development endpoints respond only to requests from this machine. */
const isLoopback = (request: Request): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(request.url).hostname);

/** Assets, and health/, which lists the missing secrets. */
const SERVED_WITHOUT_SECRETS = /^\/(build|fonts|images|img)\/|^\/api\/v\d\/client\/health\/$/;
const ASSET_PATH = /^\/(build|fonts|images)\//;
/** A screen of the storefront, unlike the other paths below /__dev/. */
const DEV_SCREEN = /^\/__dev\/components(\.data)?$/;
/** The store of pictures may be unavailable: the browser retries later, and no cache stores the failure. */
async function orUnavailable(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return new Response(null, { status: 503, headers: { "Retry-After": "2", "Cache-Control": "no-store" } });
  }
}

const movedTo = (path: string) => new Response(null, { status: 308, headers: { Location: path } });
const notFound = () => new Response("Not found", { status: 404 });

/** Serves only the storefront (SHOP_API_URL): another Worker has the API and the stores, called over HTTP. */
async function serveStorefrontOnly(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
  isSameOrigin: boolean,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (/^\/(img|brand)\//.test(pathname)) return remoteImage(request, env);
  if (ASSET_PATH.test(pathname)) return serveAsset(request, env);
  if (/^\/(api|__dev|webhooks)\//.test(pathname)) return notFound();
  const loadVersion = () => remoteEra(env, ctx).catch(() => null);
  const cacheEntry = { loadVersion, responseMeta: emptyMeta(), isSameOrigin };
  return servePage(request, env, ctx, cacheEntry, () => ({
    client: overHttp((call) => askRemote(call, env)),
    operator: (call) => askRemote(call, env),
  }));
}

function refuseAddress(request: Request, pathname: string, status: 404 | 414): Response {
  const locale = Locale.safeParse(readCookie(request, "lan")).data;
  const isTooLong = status === 414;
  if (!pathname.startsWith("/api/"))
    return withSecurityHeaders(request, plainPage(status, isTooLong ? "uri_too_long" : "not_found", locale));
  const refusal = isTooLong ? new Refusal(400, "invalid_input") : new Refusal(404, "not_found");
  return respondRefusal(refusal, locale ?? "it");
}

interface CallApi {
  client: Ask;
  operator: (request: Request) => Promise<Response>;
}

/**
 * Returns the request as if it had been sent to SHOP_URL: the caller controls the Host header, and links, redirects,
 * canonical URLs and cache keys start with the request's origin.
 */
function atShopOrigin(request: Request, env: Env): Request {
  const origin = shopOrigin(env);
  if (origin === null || request.url.startsWith(`${origin}/`)) return request;
  return new Request(
    origin + request.url.slice(request.url.indexOf("/", request.url.indexOf("//") + 2)),
    request,
  );
}

/** @param loadVersion returns null if the stores are unavailable */
async function servePage(
  requested: Request,
  env: Env,
  ctx: ExecutionContext,
  {
    responseMeta,
    isSameOrigin,
    loadVersion,
  }: {
    loadVersion: () => Promise<PageCacheVersion | null>;
    responseMeta: ResponseMeta;
    isSameOrigin: boolean;
  },
  callApi: (ctx: Background) => CallApi,
): Promise<Response> {
  const received = asCacheable(requested);
  const { pathname, search } = new URL(received.url);
  if (pathname === paths.speculation()) return rulesResponse();
  const canonical = canonicalPath(pathname, FIRST_SEGMENTS);
  if (canonical !== null)
    return withSecurityHeaders(received, canonical === "" ? notFound() : movedTo(canonical + search));
  const { request: untracked, tracking } = withoutTracking(received);
  const key = pageCacheKey(untracked, ROUTE_LISTS);
  if (key === null && isSpeculative(received)) return withSecurityHeaders(received, refuseSpeculation());
  const request = atCachedAddress(untracked, key);
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const cookies: string[] = [];
  const rendered = await withPageCache(request, { key, loadVersion }, { ctx, env }, async () => ({
    response: await ifAdmitted(
      request,
      async () =>
        answerRedirect(
          request,
          await withAssumptions(request, ctx, (ctx) => {
            cookies.length = 0;
            responseMeta.user = "";
            const { client, operator } = callApi(ctx);
            return storefront(withoutBody(request), {
              env,
              ctx,
              nonce,
              isSameOrigin,
              form: lazyForm(request),
              cookies,
              api: async (request) => recordMeta(await client(request), responseMeta),
              operatorApi: async (request) => recordMeta(await operator(request), responseMeta),
            });
          }),
          env.SHOP_SECRET,
        ),
      refusePage,
    ),
    stamp: parseStamp(responseMeta.stamps),
  }));
  const response =
    isSpeculative(request) && !maySpeculate(rendered)
      ? refuseSpeculation()
      : keepTracking(rendered, tracking);
  if (env.PAGE_VIEWS) ctx.waitUntil(countView(env.PAGE_VIEWS, request, response));
  const secured = withSpeculationRules(request, withSecurityHeaders(request, response));
  const finalResponse = cachePrefetched(request, secured, key);
  if (request.method === "POST" && responseMeta.bookmark)
    finalResponse.headers.append("Set-Cookie", bookmarkCookie(request, responseMeta.bookmark));
  // A post may have ended the session.
  if (request.method === "GET") cookies.push(...knownUserCookies(request, responseMeta.user));
  for (const cookie of cookies) finalResponse.headers.append("Set-Cookie", cookie);
  if (isDevelopment(env)) {
    finalResponse.headers.set("D1-Round-Trips", String(responseMeta.d1));
    finalResponse.headers.set("D1-Rows-Read", String(responseMeta.rows));
  }
  return compressPage(request, finalResponse);
}

/** Removes "no-cache", which browsers add because the inline loader requests hand-off streams with "no-store". */
function asCacheable(request: Request): Request {
  if (!request.headers.has(HYDRATE_HEADER)) return request;
  const headers = new Headers(request.headers);
  headers.delete("Cache-Control");
  return new Request(request, { headers });
}

async function countView(views: AnalyticsEngineDataset, request: Request, response: Response): Promise<void> {
  const view = await pageView(request, response);
  if (view) views.writeDataPoint({ indexes: [view.path], blobs: [view.path, view.locale, view.from] });
}

// read-form.ts reads the body, with a size limit. Origin is removed, because Remix checks it as well, less exactly, and
// would return 500 where the shop has an error page.
function withoutBody(request: Request): Request {
  const { url, method, headers, signal } = request;
  if (method === "GET" && !headers.has("Origin")) return request;
  const others = new Headers(headers);
  others.delete("Origin");
  return new Request(url, { method, headers: others, signal });
}

/** Health checks must not fail because of visitors. */
const UNCOUNTED = /^\/api\/v\d\/client\/(health|readiness)\/$/;
const BUSY = { "Retry-After": "2" };

/** @param refuse answers for a shop that has all the requests it can carry */
async function ifAdmitted(
  request: Request,
  serve: () => Promise<Response>,
  refuse: (locale: Locale | undefined) => Response,
): Promise<Response> {
  const end = admit(purposeOf(request), request.headers.get("CF-Connecting-IP") ?? "");
  if (!end) return refuse(Locale.safeParse(readCookie(request, "lan")).data);
  try {
    return await serve();
  } finally {
    end();
  }
}

/** Signed-in visitors, agents' programs and pages that are live continue what they have begun. */
function purposeOf({ method, headers, url }: Request): Purpose {
  if (method !== "GET" && method !== "HEAD") return "write";
  const isKnown =
    headers.has("Authorization") ||
    /(?:^|;\s*)(?:__Host-)?(?:session|operator)=/.test(headers.get("Cookie") ?? "");
  return isKnown || pathOf({ url }).endsWith(".data") ? "continue" : "look";
}

const refusePage = (locale: Locale | undefined): Response =>
  plainPage(503, "store_unavailable", locale, BUSY);
const refuseCall = (locale: Locale | undefined): Response =>
  respondRefusal(new Refusal(503, "store_unavailable", { retry_after: 2 }), locale ?? "it");

interface ResponseMeta {
  d1: number;
  rows: number;
  bookmark: string;
  /** The changed `Shop-User` (storefront/request/known-user.ts). */
  user: string;
  /** The data versions of the responses. */
  stamps: Set<string>;
}

const emptyMeta = (): ResponseMeta => ({ d1: 0, rows: 0, bookmark: "", user: "", stamps: new Set() });

// All calls of a page share one D1 session and one meter: the page's values are the last bookmark and the highest
// counts.
function recordMeta<T extends Pick<CallResponse, "headers">>(response: T, responseMeta: ResponseMeta): T {
  responseMeta.d1 = Math.max(responseMeta.d1, Number(response.headers.get("D1-Round-Trips") ?? 0));
  responseMeta.rows = Math.max(responseMeta.rows, Number(response.headers.get("D1-Rows-Read") ?? 0));
  const stamp = response.headers.get(STAMP_HEADER);
  if (stamp !== null) responseMeta.stamps.add(stamp);
  responseMeta.bookmark = response.headers.get("Shop-Bookmark") || responseMeta.bookmark;
  responseMeta.user = response.headers.get("Shop-User") || responseMeta.user;
  return response;
}
