// Full-page cache for anonymous visitors. A route's headers make its page public; the page is cached in the isolate and
// in KV, compressed, as long as its stamp (platform/cache/page-stamp.ts) is current.
import type { HeadersFunction } from "@remix-run/cloudflare";
import { HYDRATE_HEADER } from "~/browser/boot";
import { type Freshness, LruCache } from "~/platform/cache/cache";
import {
  type Bytes,
  compress,
  compressedResponse,
  decompress,
  type Encoding,
  encodingFor,
} from "~/platform/cache/compress";
import { isAsIn, type Named } from "~/platform/cache/data-version";
import { type CacheEnv, fromJson, readKvCache, writeKvCache } from "~/platform/cache/kv-cache";
import { CACHE_MS } from "~/platform/cache/lifetimes";
import type { CacheStamp, PageCacheVersion } from "~/platform/cache/page-stamp";
import { now, nowIso, SECOND } from "~/platform/clock";
import { DEADLINE_MS, withinDeadline } from "~/platform/deadline";
import { type Background, buildIdOf, type Env } from "~/platform/env";
import { cachedAddress, type RouteLists } from "./cached-address";
import { isBackOffice } from "./csp-sources";

type PageCacheEnv = CacheEnv & Pick<Env, "BUILD_ID" | "CF_VERSION_METADATA">;

/** Number of pages of a previous version that are replaced before it ends. */
const MAX_SWEPT = 40;

/**
 * `headers` of a route whose anonymous page is public, unless its loader sends `UNCACHED`. The value is internal and
 * replaced before the response is sent.
 */
export const publicPage: HeadersFunction = ({ loaderHeaders }) => ({
  "Cache-Control": loaderHeaders.get("Cache-Control") ?? PUBLIC,
});
const PUBLIC = "public, s-maxage=30";
/** Headers of a page whose URL contains values that the shop does not know: anyone can invent more of them. */
export const UNCACHED = { "Cache-Control": "private, no-store" };

const ALLOWED_COOKIES = new Map([
  ["lan", /^(it|en|es)$/],
  ["shop_context", /^(b2b|b2c)$/],
  ["view", /^(grid|table)$/],
  ["consent", /^(granted|denied)$/],
]);
/** Cookies of the anonymous cart, an ended session, the start page and browser features. No public page reads them. */
const IGNORED_COOKIES = /^((__Host-)?(cart|ended)|cart_rows|start|js|fonts|probe)=/;

/**
 * Returns null if the page is personal or the request cannot be cached.
 * @param routeLists for `.data` requests
 */
export function pageCacheKey(request: Request, routeLists: RouteLists = new Map()): string | null {
  if (request.method !== "GET" || request.headers.get("Cache-Control") === "no-cache") return null;
  if (request.headers.has("Authorization") || isBackOffice(request)) return null;
  const cookies = (request.headers.get("Cookie") ?? "")
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "" && !IGNORED_COOKIES.test(part));
  const pairs = cookies.sort().map((cookie) => cookie.split("="));
  // Any other cookie may identify a user.
  if (pairs.some(([name = "", value = ""]) => !ALLOWED_COOKIES.get(name)?.test(value))) return null;
  // The first of duplicate cookies takes effect, which a sorted key does not show.
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) return null;
  const address = cachedAddress(request, routeLists);
  return (
    address &&
    [address, ...(request.headers.has(HYDRATE_HEADER) ? [HYDRATE_HEADER] : []), ...pairs.map(String)].join(
      " ",
    )
  );
}

/** Returns the request with the URL of its cache entry: the page must not depend on the order of its parameters. */
export function atCachedAddress(request: Request, key: string | null): Request {
  const address = key?.split(" ", 1)[0] ?? request.url;
  return address === request.url ? request : new Request(address, request);
}

/** Lets the browser reuse an anonymous visitor's prefetched page for `CACHE_MS.pageInBrowser`. */
export function cachePrefetched(request: Request, answer: Response, key: string | null): Response {
  const { headers, status } = answer;
  const isAhead = /\bprefetch\b/.test(request.headers.get("Sec-Purpose") ?? "");
  if (!isAhead || status !== 200 || headers.has("Set-Cookie") || key === null) return answer;
  headers.set("Cache-Control", `private, max-age=${CACHE_MS.pageInBrowser / SECOND}`);
  headers.set("Vary", "Cookie");
  return answer;
}

interface CachedPage {
  at: number;
  stamp: CacheStamp;
  headers: [string, string][];
  /** ETag: a hash of the content. */
  tag: string;
  /** The body by encoding: at least one; others are added when first requested. */
  bodies: Map<Encoding | "plain", Bytes>;
}

const pages = new LruCache<CachedPage>(CACHE_MS.page);
/** Keys that turned out not to be cacheable, with the data version. They need no read from KV. */
const uncacheable = new LruCache<string>(CACHE_MS.page);

export interface Rendered {
  response: Response;
  /** null if the page's data are of different versions. */
  stamp: CacheStamp | null;
}

/** @param loadVersion returns null if the stores are unavailable */
export async function withPageCache(
  request: Request,
  { key, loadVersion }: { key: string | null; loadVersion: () => Promise<PageCacheVersion | null> },
  { ctx, env }: { ctx: Background; env: PageCacheEnv },
  render: () => Promise<Rendered>,
): Promise<Response> {
  if (key === null) return privatePage((await render()).response);
  const isCached = pages.get(key) !== undefined || uncacheable.get(key) !== undefined;
  const { long, usual } = CACHE_MS.edge;
  let [version, stored] = await Promise.all([
    pages.get(key) ? soon(loadVersion()) : loadVersion(),
    isCached ? null : readPage(env, key, long),
  ]);
  if (uncacheable.get(key) === (version?.name ?? "")) return privatePage((await render()).response);
  const freshness = (page: CachedPage | null | undefined) => (page ? freshnessOf(page, version) : "expired");
  ctx.waitUntil(sweep(env, version));
  const at = now().getTime();
  // A slow read of the entry must not replace a page that another request has rendered meanwhile.
  const isNewer = (pages.get(key)?.at ?? 0) < (stored?.at ?? 0);
  if (stored && isNewer && freshness(stored) !== "expired") pages.set(key, stored, stored.at);
  const renderPage = async (): Promise<CachedPage | Response> => {
    // Another isolate may have renewed the page since the last read at this location. An old page is used if there is
    // no other.
    stored = await readPage(env, key, usual);
    const found = freshness(stored);
    const hasPage = freshness(pages.get(key)) !== "expired";
    if (stored && (found === "fresh" || (found === "old" && !hasPage))) {
      pages.set(key, stored, stored.at);
      return stored;
    }
    const { response, stamp } = await render();
    // A server error does not invalidate the page: serve the last good one; the next visitor tries again.
    if (response.status >= 500) return pages.get(key) ?? privatePage(response);
    if (!isPublic(response.status, response.headers)) {
      pages.delete(key);
      uncacheable.set(key, version?.name ?? "", at);
    }
    if (!isPublic(response.status, response.headers) || stamp === null) return privatePage(response);
    const page = await toCachedPage(response, stamp, at);
    pages.set(key, page, at);
    const isInKv = stored?.stamp.name === stamp.name && !isStale(stored);
    if (!isInKv) ctx.waitUntil(writePage(env, key, page));
    return page;
  };
  const page = await pages.getOrLoadOnce(ctx, key, renderPage, freshness);
  return page instanceof Response ? page : respondWith(page, request);
}

/**
 * Limits the wait for the version: a database that does not respond must not delay visitors whose page is in memory.
 */
const soon = (version: Promise<PageCacheVersion | null>): Promise<PageCacheVersion | null> =>
  withinDeadline(version, DEADLINE_MS.version, () => null);

let sweptFor = "";

/**
 * Shortly before pages of the previous version expire, replaces the most recently used ones in memory with those that
 * other isolates have rendered since. Runs once per version.
 */
async function sweep(env: PageCacheEnv, version: PageCacheVersion | null): Promise<void> {
  if (version === null) return;
  const { name, before } = version;
  const until = before.at(-1)?.until ?? Number.POSITIVE_INFINITY;
  if (name === sweptFor || until - now().getTime() > CACHE_MS.pageSweep) return;
  sweptFor = name;
  const hasEnded = (page: CachedPage) => !isOf(version, page) && isOfAny(before, page);
  const old = pages.keysOf(hasEnded);
  for (const key of old.slice(0, MAX_SWEPT)) {
    const stored = await readPage(env, key, CACHE_MS.edge.least);
    const here = pages.get(key);
    // The page may have been rendered here meanwhile.
    if (stored && here && hasEnded(here) && freshnessOf(stored, version) === "fresh")
      pages.set(key, stored, stored.at);
  }
}

const isOf = (version: Named, { stamp }: CachedPage): boolean => isAsIn(version, stamp.name, stamp.products);
const isOfAny = (versions: readonly Named[], page: CachedPage): boolean =>
  versions.some((version) => isOf(version, page));

const isStale = ({ at }: CachedPage): boolean => now().getTime() - at >= CACHE_MS.pageStock;

function freshnessOf(page: CachedPage, version: PageCacheVersion | null): Freshness {
  const age = now().getTime() - page.at;
  if (age < 0 || age >= CACHE_MS.page || page.stamp.until <= nowIso()) return "expired";
  if (version === null) return "fresh";
  const isBefore = (moved: number) => moved >= page.at && moved <= now().getTime();
  if (isBefore(version.stockMovedAt)) return "expired";
  if (isOf(version, page)) return isStale(page) || isBefore(version.countMovedAt) ? "old" : "fresh";
  return isOfAny(version.before, page) ? "old" : "expired";
}

export const isPublic = (status: number, headers: Headers): boolean =>
  status === 200 && headers.get("Cache-Control") === PUBLIC;

function privatePage(response: Response): Response {
  if (response.headers.get("Cache-Control") !== PUBLIC) return response;
  const own = new Response(response.body, response);
  own.headers.set("Cache-Control", "private, no-store");
  return own;
}

async function toCachedPage(response: Response, stamp: CacheStamp, at: number): Promise<CachedPage> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const tag = btoa(String.fromCharCode(...digest.subarray(0, 12)));
  const headers = [...response.headers].filter(([name]) => name !== "content-length");
  return { at, stamp, headers, tag, bodies: new Map([["plain", bytes]]) };
}

/**
 * Pages contain file names of their build. Returns null for a build without an id (npm run dev), which must not read
 * another build's pages.
 */
function kvKey(env: PageCacheEnv, key: string): string | null {
  const build = buildIdOf(env);
  return build === "" ? null : `page:${build}:${key}`;
}
const NEW_LINE = 10;

async function readPage(env: PageCacheEnv, key: string, maxCopyAgeMs: number): Promise<CachedPage | null> {
  const name = kvKey(env, key);
  return name === null ? null : readKvCache(env, name, parsePage, maxCopyAgeMs);
}

function parsePage(bytes: Bytes): CachedPage {
  const end = bytes.indexOf(NEW_LINE);
  const head: Omit<CachedPage, "bodies"> = fromJson(bytes.subarray(0, end));
  return { ...head, bodies: new Map([["br", bytes.slice(end + 1)]]) };
}

async function writePage(env: PageCacheEnv, key: string, page: CachedPage): Promise<void> {
  const name = kvKey(env, key);
  if (name === null) return;
  const { bodies: _, ...head } = page;
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  const bytes = new Uint8Array(await new Blob([line, bodyIn(page, "br")]).arrayBuffer());
  await writeKvCache(env, name, bytes, CACHE_MS.page);
}

function bodyIn({ bodies }: CachedPage, form: Encoding | "plain"): Bytes {
  const encoded = bodies.get(form) ?? encodeBody(bodies, form);
  bodies.set(form, encoded);
  return encoded;
}

function encodeBody(bodies: CachedPage["bodies"], form: Encoding | "plain"): Bytes {
  const plain = bodies.get("plain") ?? decompress(bodies.get("br") ?? new Uint8Array());
  return form === "plain" ? plain : compress(plain, form, "cached");
}

function respondWith(page: CachedPage, request: Request): Response {
  const { headers, tag } = page;
  const responseHeaders = new Headers(headers);
  responseHeaders.set("Cache-Control", "private, no-cache");
  responseHeaders.append("Vary", "Accept-Encoding");
  responseHeaders.set("ETag", `W/"${tag}"`);
  if (request.headers.get("If-None-Match")?.includes(`"${tag}"`))
    return new Response(null, { status: 304, headers: responseHeaders });
  const encoding = encodingFor(request);
  if (!encoding) return new Response(bodyIn(page, "plain"), { headers: responseHeaders });
  responseHeaders.set("Content-Encoding", encoding);
  return compressedResponse(bodyIn(page, encoding), { headers: responseHeaders });
}
