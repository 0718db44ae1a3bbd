// Resolves the editor's blocks in the browser. Loaded by the preview alone, as the zod schemas are heavy.
import { ApiError, createClient, overHttp } from "~/contract/client";
import { Block } from "~/contract/content";
import type { Locale } from "~/contract/wire";
import { HTML_PROPS, LINK_PROPS, safeLink } from "~/platform/html/allowed-html";
import { sanitizeHtml } from "~/platform/html/sanitize-html";
import { resolveBlock } from "./resolve-block";

type ResolvedBlock = NonNullable<Awaited<ReturnType<typeof resolveBlock>>>;

/** A block that is not shown, reported to the editor. */
export interface RefusedBlock {
  index: number;
  reason: string;
}

const MAX_BLOCKS = 200;

/** The blocks as an anonymous visitor sees them, and those that a page would leave out. */
export async function renderBlocks(
  input: unknown,
  locale: Locale,
): Promise<{ blocks: ResolvedBlock[]; refused: RefusedBlock[] }> {
  const all: unknown[] = Array.isArray(input) ? input : [];
  const shop = createClient({
    ask: overHttp(cachedFetch),
    baseUrl: location.origin,
    locale,
    shopContext: "b2b",
    token: null,
    agent: null,
    season: null,
  });
  const results = await Promise.all(
    all.slice(0, MAX_BLOCKS).map(async (one) => {
      const read = Block.safeParse(one);
      if (!read.success) return reasonOf(read.error.issues[0]);
      const resolved = await resolveBlock({ shop, locale }, Block.parse(sanitizeProps(read.data))).catch(
        refusalReason,
      );
      return resolved ?? NOT_FOUND;
    }),
  );
  if (all.length > MAX_BLOCKS) results.push(`At most ${MAX_BLOCKS} blocks`);
  return {
    blocks: results.filter((one) => typeof one !== "string"),
    refused: results.flatMap((one, index) => (typeof one === "string" ? [{ index, reason: one }] : [])),
  };
}

const NOT_FOUND = "What it refers to is not there";
const UNREACHABLE = "What it refers to cannot be fetched from here: it is shown on the page itself";

/** A storefront deployed without the API answers every call with a page, not with an API error. */
const refusalReason = (error: unknown): string =>
  error instanceof ApiError && error.code === "not_found" ? NOT_FOUND : UNREACHABLE;

const reasonOf = (issue: { path: PropertyKey[]; message: string } | undefined): string =>
  issue ? `${issue.path.join(".")}: ${issue.message}` : "Not a block";

/** Sanitizes HTML and links as the API does when it stores a block. */
function sanitizeProps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sanitizeProps);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (typeof one !== "string") return [key, sanitizeProps(one)];
      if (LINK_PROPS.includes(key)) return [key, safeLink(one)];
      return [key, HTML_PROPS.includes(key) ? sanitizeHtml(one) : one];
    }),
  );
}

const MAX_CACHED = 100;
const responses = new Map<string, Promise<Response>>();

/** Caches each GET while the window is open: the editor sends its page at every keystroke. */
function cachedFetch(request: Request): Promise<Response> {
  const cached = responses.get(request.url);
  const answer = cached ?? fetch(request, { credentials: "omit" });
  if (!cached) {
    if (responses.size >= MAX_CACHED) responses.clear();
    responses.set(request.url, answer);
    answer.then(
      ({ ok }) => ok || responses.delete(request.url),
      () => responses.delete(request.url),
    );
  }
  return answer.then((one) => one.clone());
}
