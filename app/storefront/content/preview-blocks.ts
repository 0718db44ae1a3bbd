// What the editor sends becomes blocks in the browser: the server has no work with it. Loaded by the preview alone, for
// the schemas are heavy.
import { ApiError, createClient } from "~/contract/client";
import { Block } from "~/contract/content";
import type { Locale } from "~/contract/wire";
import { HTML_PROPS, safeLink } from "~/platform/allowed-html";
import { sanitizeHtml } from "~/platform/sanitize-html";
import { resolveBlock } from "./resolve-block";

type Filled = NonNullable<Awaited<ReturnType<typeof resolveBlock>>>;

/** A block that is not shown, for the editor to say so. */
export interface RefusedBlock {
  index: number;
  reason: string;
}

const MAX_BLOCKS = 200;

/** The blocks as a page of the shop shows them to anybody, and those that it would leave out. */
export async function renderBlocks(
  sent: unknown,
  locale: Locale,
): Promise<{ blocks: Filled[]; refused: RefusedBlock[] }> {
  const all: unknown[] = Array.isArray(sent) ? sent : [];
  const shop = createClient({
    fetch: asked,
    baseUrl: location.origin,
    locale,
    shopContext: "b2b",
    token: null,
    agent: null,
    season: null,
  });
  const drawn = await Promise.all(
    all.slice(0, MAX_BLOCKS).map(async (one) => {
      const read = Block.safeParse(one);
      if (!read.success) return reasonOf(read.error.issues[0]);
      const filled = await resolveBlock(shop, undefined, Block.parse(cleaned(read.data))).catch(whyNot);
      return filled ?? GONE;
    }),
  );
  if (all.length > MAX_BLOCKS) drawn.push(`At most ${MAX_BLOCKS} blocks`);
  return {
    blocks: drawn.filter((one) => typeof one !== "string"),
    refused: drawn.flatMap((one, index) => (typeof one === "string" ? [{ index, reason: one }] : [])),
  };
}

const GONE = "What it refers to is not there";
const UNASKED = "What it refers to cannot be asked for from here: it is shown on the page itself";

/** A storefront apart from its API has none of its own, and says so of every call with a page instead of a refusal. */
const whyNot = (error: unknown): string =>
  error instanceof ApiError && error.code === "not_found" ? GONE : UNASKED;

const reasonOf = (issue: { path: PropertyKey[]; message: string } | undefined): string =>
  issue ? `${issue.path.join(".")}: ${issue.message}` : "Not a block";

/** As clean as a stored block. */
function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (typeof one !== "string") return [key, cleaned(one)];
      if (key === "cta_href") return [key, safeLink(one)];
      return [key, HTML_PROPS.includes(key) ? sanitizeHtml(one) : one];
    }),
  );
}

const KEPT = 100;
const answers = new Map<string, Promise<Response>>();

/** Each question once for as long as the window is open: an editor sends its page at every key. */
function asked(request: Request): Promise<Response> {
  const known = answers.get(request.url);
  const answer = known ?? fetch(request, { credentials: "omit" });
  if (!known) {
    if (answers.size >= KEPT) answers.clear();
    answers.set(request.url, answer);
    answer.then(
      ({ ok }) => ok || answers.delete(request.url),
      () => answers.delete(request.url),
    );
  }
  return answer.then((one) => one.clone());
}
