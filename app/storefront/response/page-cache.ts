// Whole pages for visitors who are nobody in particular. A route says by its headers that its page is public; the page is
// kept in the isolate and in KV for as long as its stamp (platform/page-stamp.ts) is good, compressed, and the same for all.
import { LruCache, type Verdict } from "~/platform/cache";
import { MINUTE, now, nowIso, SECOND } from "~/platform/clock";
import {
  type Bytes,
  compress,
  compressedResponse,
  decompress,
  type Encoding,
  encodingFor,
} from "~/platform/compress";
import type { Background } from "~/platform/env";
import { BUILD, type CacheEnv, fromJson, readKvCache, writeKvCache } from "~/platform/kv-cache";
import type { CacheStamp, PageCacheVersion } from "~/platform/page-stamp";

/** What may be there of a page that nothing has ended. */
const KEPT_MS = 30 * MINUTE;

/** How far behind the exact count of a stock may be that another isolate has moved. */
const FRESH_MS = 5 * MINUTE;

/** A route's `headers`: whatever nobody in particular sees here, everybody may. The word is an inner one, and stripped. */
export const publicPage = (): HeadersInit => ({ "Cache-Control": PUBLIC });
const PUBLIC = "public, s-maxage=30";

/** What a kept page may depend on besides its path. Free text is left out: it would fill the memory with pages asked once. */
const QUERY =
  /^(locale|page|page_size|order_by|view|categories|offers|new|bestseller|promotions|variant|tag|_routes|cf\..+)$/;
const COOKIES = ["lan", "shop_context", "view", "consent", "js"];

/** Null where the page is somebody's own, or was asked for in a way that is not kept. */
export function pageKey(request: Request): string | null {
  if (request.method !== "GET" || request.headers.get("Cache-Control") === "no-cache") return null;
  const url = new URL(request.url);
  if (url.href.length > 300 || [...url.searchParams.keys()].some((name) => !QUERY.test(name))) return null;
  const cookies = (request.headers.get("Cookie") ?? "")
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean);
  const words = cookies.sort().map((cookie) => cookie.split("="));
  // A cookie that is none of the bare words may name a person.
  if (words.some(([name = "", value = ""]) => !COOKIES.includes(name) || !/^\w{0,12}$/.test(value)))
    return null;
  // Whoever reads a cookie takes the first of its name, which a sorted key does not tell.
  if (new Set(words.map(([name]) => name)).size < words.length) return null;
  return [url.href, ...words.filter(([name]) => name !== "js").map(String)].join(" ");
}

/** Fetched in advance by nobody in particular, a page is still good when the link is followed. */
export function keepPrefetched(request: Request, answer: Response): Response {
  const { headers, status } = answer;
  const isAhead = /\bprefetch\b/.test(request.headers.get("Sec-Purpose") ?? "");
  if (!isAhead || status !== 200 || headers.has("Set-Cookie") || pageKey(request) === null) return answer;
  headers.set("Cache-Control", "private, max-age=10");
  headers.set("Vary", "Cookie");
  return answer;
}

interface KeptPage {
  at: number;
  stamp: CacheStamp;
  headers: [string, string][];
  /** Of what it says: it is the same page as long as this is the same. */
  tag: string;
  /** One of them at least; the others when somebody first takes it so. */
  forms: Map<Encoding | "plain", Bytes>;
}

const pages = new LruCache<KeptPage>(KEPT_MS);
/** In which state it turned out to be nobody's to keep: nobody need look whether another has made it. */
const notKept = new LruCache<string>(KEPT_MS);

export interface Rendered {
  response: Response;
  /** Null where what it is made of is not of one state. */
  stamp: CacheStamp | null;
}

/** @param askEra answers null where the stores are away, and cannot tell */
export async function withPageCache(
  request: Request,
  { key, askEra }: { key: string | null; askEra: () => Promise<PageCacheVersion | null> },
  { ctx, env }: { ctx: Background; env: CacheEnv },
  render: () => Promise<Rendered>,
): Promise<Response> {
  if (key === null) return ownPage((await render()).response);
  const isKnown = pages.get(key) !== undefined || notKept.get(key) !== undefined;
  let [era, shared] = await Promise.all([askEra(), isKnown ? null : readPage(env, key)]);
  if (notKept.get(key) === (era?.name ?? "")) return ownPage((await render()).response);
  const judge = (page: KeptPage) => verdictOn(page, era);
  const at = now().getTime();
  if (shared && judge(shared) !== "over") pages.set(key, shared, shared.at);
  const make = async (): Promise<KeptPage | Response> => {
    // To be renewed: another isolate may have done so.
    if (isKnown) shared = await readPage(env, key);
    if (isKnown && shared && judge(shared) === "good") {
      pages.set(key, shared, shared.at);
      return shared;
    }
    const { response, stamp } = await render();
    if (response.status === 503) return pages.get(key) ?? response;
    if (!isPublic(response.status, response.headers)) {
      pages.delete(key);
      notKept.set(key, era?.name ?? "", at);
    }
    if (!isPublic(response.status, response.headers) || stamp === null) return ownPage(response);
    const page = await keptPage(response, stamp, at);
    pages.set(key, page, at);
    const isShared = shared?.stamp.name === stamp.name && !isOld(shared);
    if (!isShared) ctx.waitUntil(writePage(env, key, page));
    return page;
  };
  const page = await pages.giveOnce(ctx, key, make, judge);
  return page instanceof Response ? page : sent(page, request);
}

const isOld = ({ at }: KeptPage): boolean => now().getTime() - at >= FRESH_MS;

function verdictOn(page: KeptPage, era: PageCacheVersion | null): Verdict {
  const age = now().getTime() - page.at;
  if (age < 0 || age >= KEPT_MS || page.stamp.until <= nowIso()) return "over";
  if (era === null) return "good";
  if (era.stockMovedAt >= page.at && era.stockMovedAt <= now().getTime()) return "over";
  if (page.stamp.name === era.name) return isOld(page) ? "old" : "good";
  return page.stamp.name === era.before ? "old" : "over";
}

export const isPublic = (status: number, headers: Headers): boolean =>
  status === 200 && headers.get("Cache-Control") === PUBLIC;

function ownPage(response: Response): Response {
  if (response.headers.get("Cache-Control") !== PUBLIC) return response;
  const own = new Response(response.body, response);
  own.headers.set("Cache-Control", "private, no-store");
  return own;
}

async function keptPage(response: Response, stamp: CacheStamp, at: number): Promise<KeptPage> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const tag = btoa(String.fromCharCode(...digest.subarray(0, 12)));
  const headers = [...response.headers].filter(([name]) => name !== "content-length");
  return { at, stamp, headers, tag, forms: new Map([["plain", bytes]]) };
}

/** A build that is not named (npm run dev) may be another one than that which wrote. */
const isNamed = !BUILD.startsWith("__");
const keyOf = (key: string) => `page:${BUILD}:${key}`;
const NEW_LINE = 10;

const readPage = async (env: CacheEnv, key: string): Promise<KeptPage | null> =>
  isNamed ? readKvCache(env, keyOf(key), pageFrom) : null;

function pageFrom(bytes: Bytes): KeptPage {
  const end = bytes.indexOf(NEW_LINE);
  const head: Omit<KeptPage, "forms"> = fromJson(bytes.subarray(0, end));
  return { ...head, forms: new Map([["br", bytes.slice(end + 1)]]) };
}

async function writePage(env: CacheEnv, key: string, page: KeptPage): Promise<void> {
  if (!isNamed) return;
  const { forms: _, ...head } = page;
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  const bytes = new Uint8Array(await new Blob([line, formOf(page, "br")]).arrayBuffer());
  await writeKvCache(env, keyOf(key), bytes, KEPT_MS / SECOND);
}

function formOf({ forms }: KeptPage, form: Encoding | "plain"): Bytes {
  const made = forms.get(form) ?? madeForm(forms, form);
  forms.set(form, made);
  return made;
}

function madeForm(forms: KeptPage["forms"], form: Encoding | "plain"): Bytes {
  const plain = forms.get("plain") ?? decompress(forms.get("br") ?? new Uint8Array());
  return form === "plain" ? plain : compress(plain, form, "kept");
}

function sent(page: KeptPage, request: Request): Response {
  const { headers, tag } = page;
  const answered = new Headers(headers);
  answered.set("Cache-Control", "private, no-cache");
  answered.append("Vary", "Accept-Encoding");
  answered.set("ETag", `W/"${tag}"`);
  if (request.headers.get("If-None-Match")?.includes(`"${tag}"`))
    return new Response(null, { status: 304, headers: answered });
  const encoding = encodingFor(request);
  if (!encoding) return new Response(formOf(page, "plain"), { headers: answered });
  answered.set("Content-Encoding", encoding);
  return compressedResponse(formOf(page, encoding), { headers: answered });
}
