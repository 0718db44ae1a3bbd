// The only place where the two halves meet: /api → the Shop API, files → R2 and assets, the rest → the storefront.
import type { ServerBuild } from "@remix-run/cloudflare";
import * as build from "@remix-run/dev/server-build";
import { api } from "~/api/http/app";
import { dev } from "~/api/http/dev";
import { databaseOf } from "~/api/http/request-database";
import { markInProcess } from "~/api/http/respond";
import { Locale } from "~/contract/wire";
import { pageCacheVersion } from "~/db/cache/page-cache-version";
import { followClock } from "~/db/clock";
import { refreshCaches } from "~/jobs/caches";
import { sendMails, sweepMails } from "~/jobs/mail-outbox";
import { nightly } from "~/jobs/nightly";
import { renderDocuments } from "~/jobs/render-documents";
import { compressPage } from "~/platform/compress";
import { type Env, isDevelopment, missingSecrets } from "~/platform/env";
import { serveAsset, serveImage } from "~/platform/files";
import { type PageCacheVersion, parseStamp, STAMP_HEADER } from "~/platform/page-stamp";
import { askRemote, remoteEra, remoteImage } from "~/platform/remote-api";
import { lazyForm } from "~/storefront/forms/read-form";
import { bookmarkCookie } from "~/storefront/request/bookmark";
import { canonicalPath } from "~/storefront/request/canonical-path";
import { readCookie } from "~/storefront/request/cookies";
import { storefrontHandler } from "~/storefront/request/request-handler";
import { notSetUp } from "~/storefront/response/not-set-up";
import { keepPrefetched, pageKey, withPageCache } from "~/storefront/response/page-cache";
import { pageView } from "~/storefront/response/page-view";
import { plainPage } from "~/storefront/response/plain-page";
import { isSameOriginPost, withSecurityHeaders } from "~/storefront/response/security-headers";

const storefront = storefrontHandler(build as unknown as ServerBuild);

export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (missingSecrets(env).length > 0 && !WITHOUT_SECRETS.test(pathname)) return notSetUp(request);
    if (env.SHOP_API_URL) return storefrontApart(request, env, ctx);
    await followClock(env);
    if (pathname.startsWith("/api/")) return api.fetch(request, env, ctx);
    if (pathname.startsWith("/img/")) return serveImage(request, env);
    if (ASSET.test(pathname)) return serveAsset(request, env);
    if (pathname.startsWith("/__dev/"))
      return isDevelopment(env) && isLoopback(request) ? dev(request, env) : notFound();
    const key = pageKey(request);
    const told = toldNothing();
    const askEra = async () => {
      const db = databaseOf(ctx, env, null);
      const era = await pageCacheVersion({ db, ctx, env }).catch(() => null);
      told.d1 = db.meter.roundTrips;
      told.rows = db.meter.rowsRead;
      return era;
    };
    return page(request, env, ctx, { key, askEra, told }, (call) => api.fetch(markInProcess(call), env, ctx));
  },
  async queue(batch: MessageBatch<{ mail: number }>, env: Env): Promise<void> {
    if (env.SHOP_API_URL) return;
    await followClock(env);
    await sendMails(batch, env);
  },
  async scheduled(event: ScheduledController, env: Env, ctx: ExecutionContext): Promise<void> {
    if (env.SHOP_API_URL) return;
    await followClock(env);
    await refreshCaches(env, ctx);
    await sweepMails(env);
    const scheduledAt = new Date(event.scheduledTime);
    await renderDocuments(scheduledAt, env, ctx);
    await nightly(scheduledAt, env);
  },
} satisfies ExportedHandler<Env, { mail: number }>;

const FIRSTS: ReadonlySet<string> = new Set(
  Object.values(build.routes)
    .flatMap(({ path }) => path?.replace(/^\//, "").split("/", 1) ?? [])
    .filter((first) => /^\w/.test(first)),
);

/** What is for development alone answers this machine alone. */
const isLoopback = (request: Request): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(request.url).hostname);

/** Files, and health/, which names the missing secrets. */
const WITHOUT_SECRETS =
  /^\/(build|fonts|images|img)\/|^\/(favicon|logo)\.svg$|^\/api\/v\d\/client\/health\/$/;
const ASSET = /^\/(build|fonts|images)\/|^\/(favicon|logo)\.svg$/;
const movedTo = (path: string) => new Response(null, { status: 308, headers: { Location: path } });
const notFound = () => new Response("Not found", { status: 404 });

/** The pages alone: another Worker has the API and all that is stored, and this one reaches it over HTTP. */
async function storefrontApart(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/img/")) return remoteImage(request, env);
  if (ASSET.test(pathname)) return serveAsset(request, env);
  if (/^\/(api|__dev)\//.test(pathname)) return notFound();
  const askEra = () => remoteEra(env, ctx).catch(() => null);
  const kept = { key: pageKey(request), askEra, told: toldNothing() };
  return page(request, env, ctx, kept, (call) => askRemote(call, env));
}

/** As much as the API takes of a query. */
const MAX_URL = 16 * 1024;

const tooLong = (request: Request): Response =>
  plainPage(414, "uri_too_long", Locale.safeParse(readCookie(request, "lan")).data);

/** @param kept no key: the page is not kept for others; no era: the stores are away, and cannot tell */
async function page(
  request: Request,
  env: Env,
  ctx: ExecutionContext,
  { told, ...kept }: { key: string | null; askEra: () => Promise<PageCacheVersion | null>; told: Told },
  ask: (call: Request) => Promise<Response>,
): Promise<Response> {
  if (request.url.length > MAX_URL) return withSecurityHeaders(request, tooLong(request));
  const { pathname, search } = new URL(request.url);
  const spelled = canonicalPath(pathname, FIRSTS);
  if (spelled !== null)
    return withSecurityHeaders(request, spelled === "" ? notFound() : movedTo(spelled + search));
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const response = await withPageCache(request, kept, { ctx, env }, async () => ({
    response: await storefront(withoutBody(request), {
      env,
      ctx,
      nonce,
      isSameOrigin: isSameOriginPost(request),
      form: lazyForm(request),
      api: async (call) => heard(await ask(call), told),
    }),
    stamp: parseStamp(told.stamps),
  }));
  if (env.PAGE_VIEWS) ctx.waitUntil(countView(env.PAGE_VIEWS, request, response));
  const answer = keepPrefetched(request, withSecurityHeaders(request, response));
  if (request.method === "POST" && told.bookmark)
    answer.headers.append("Set-Cookie", bookmarkCookie(request, told.bookmark));
  if (isDevelopment(env)) {
    answer.headers.set("D1-Round-Trips", String(told.d1));
    answer.headers.set("D1-Rows-Read", String(told.rows));
  }
  return compressPage(request, answer);
}

async function countView(views: AnalyticsEngineDataset, request: Request, response: Response): Promise<void> {
  const view = await pageView(request, response);
  if (view) views.writeDataPoint({ indexes: [view.path], blobs: [view.path, view.locale, view.from] });
}

// The body is for the one reader that bounds it. The origin is left out because Remix compares it as well, less exactly,
// and answers 500 where the shop has a page for it.
function withoutBody({ url, method, headers, signal }: Request): Request {
  const others = new Headers(headers);
  others.delete("Origin");
  return new Request(url, { method, headers: others, signal });
}

/** What the API said beside its answers. */
interface Told {
  d1: number;
  rows: number;
  bookmark: string;
  /** Of which state of the facts its answers are. */
  stamps: Set<string>;
}

const toldNothing = (): Told => ({ d1: 0, rows: 0, bookmark: "", stamps: new Set() });

// All calls of a page share one session and one meter, so the last word and the highest reading are the page's.
function heard(response: Response, told: Told): Response {
  told.d1 = Math.max(told.d1, Number(response.headers.get("D1-Round-Trips") ?? 0));
  told.rows = Math.max(told.rows, Number(response.headers.get("D1-Rows-Read") ?? 0));
  const stamp = response.headers.get(STAMP_HEADER);
  if (stamp !== null) told.stamps.add(stamp);
  told.bookmark = response.headers.get("Shop-Bookmark") || told.bookmark;
  return response;
}
