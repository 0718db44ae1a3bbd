// Whole pages for visitors who are nobody in particular. A route says by its headers that its page is public; the page is
// kept in the isolate for as long as its era (db/page-era.ts) lets it, compressed, and the same for all whom it is for.
import { Memory, type Verdict } from "~/platform/cache";
import { now, SECOND } from "~/platform/clock";
import { compressed, type Encoding, encodingFor, packed } from "~/platform/compress";
import type { Background } from "~/platform/env";

/** With the 20 s that the facts may be behind: CONTRACT §8's minute. */
const KEPT_MS = 40 * SECOND;

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
export function untilTheClick(request: Request, answer: Response): Response {
  const { headers, status } = answer;
  const isAhead = /\bprefetch\b/.test(request.headers.get("Sec-Purpose") ?? "");
  if (!isAhead || status !== 200 || headers.has("Set-Cookie") || pageKey(request) === null) return answer;
  headers.set("Cache-Control", "private, max-age=10");
  headers.set("Vary", "Cookie");
  return answer;
}

/** What a page was made under: db/page-era.ts. */
interface Era {
  word: string;
  version: number;
}

interface KeptPage {
  era: Era;
  headers: [string, string][];
  bytes: Uint8Array<ArrayBuffer>;
  /** Made when somebody first takes it so. */
  packed: Map<Encoding, Uint8Array<ArrayBuffer>>;
  /** Of what it says: it is the same page as long as this is the same. */
  tag: string;
}

const pages = new Memory<KeptPage>(KEPT_MS);
/** What turned out to be nobody's to keep: nobody need look whether another has made it. */
const notKept = new Memory<true>(KEPT_MS);

/**
 * @param era null where the store is away and cannot tell
 * @param render makes the page anew
 */
export async function throughPageCache(
  request: Request,
  { key, era }: { key: string | null; era: Era | null },
  ctx: Background,
  render: () => Promise<Response>,
): Promise<Response> {
  if (key === null || notKept.get(key)) return ownPage(await render());
  const at = now().getTime();
  const make = async (): Promise<KeptPage | Response> => {
    const made = await render();
    if (made.status === 503) return pages.get(key) ?? made;
    if (!isPublic(made.status, made.headers)) {
      pages.delete(key);
      notKept.set(key, true, at);
    }
    if (!isPublic(made.status, made.headers) || era === null) return ownPage(made);
    const page = await keptPage(made, era);
    pages.set(key, page, at);
    return page;
  };
  const page = await pages.giveOnce(ctx, key, make, (kept) => verdictOn(kept.era, era));
  return page instanceof Response ? page : sent(page, request);
}

function verdictOn(kept: Era, era: Era | null): Verdict {
  if (era === null) return "good";
  if (kept.word !== era.word) return "over";
  return kept.version === era.version ? "good" : "old";
}

export const isPublic = (status: number, headers: Headers): boolean =>
  status === 200 && headers.get("Cache-Control") === PUBLIC;

function ownPage(response: Response): Response {
  if (response.headers.get("Cache-Control") !== PUBLIC) return response;
  const own = new Response(response.body, response);
  own.headers.set("Cache-Control", "private, no-store");
  return own;
}

async function keptPage(response: Response, era: Era): Promise<KeptPage> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const tag = btoa(String.fromCharCode(...digest.subarray(0, 12)));
  const headers = [...response.headers].filter(([name]) => name !== "content-length");
  return { era, headers, bytes, packed: new Map(), tag };
}

function sent({ headers, bytes, packed: packs, tag }: KeptPage, request: Request): Response {
  const answered = new Headers(headers);
  answered.set("Cache-Control", "private, no-cache");
  answered.append("Vary", "Accept-Encoding");
  answered.set("ETag", `W/"${tag}"`);
  if (request.headers.get("If-None-Match")?.includes(`"${tag}"`))
    return new Response(null, { status: 304, headers: answered });
  const encoding = encodingFor(request);
  if (!encoding) return new Response(bytes, { headers: answered });
  const pack = packs.get(encoding) ?? compressed(bytes, encoding, "kept");
  packs.set(encoding, pack);
  answered.set("Content-Encoding", encoding);
  return packed(pack, { headers: answered });
}
