// Blocks that an editor sends to its preview, resolved as for a page.
import { type ActionFunctionArgs, json } from "@remix-run/cloudflare";
import { ApiError } from "~/contract/client";
import { timeZoneOf } from "~/contract/constants/time-zone";
import { Block } from "~/contract/content";
import { Locale } from "~/contract/wire";
import { HTML_PROPS, LINK_PROPS, safeLink } from "~/platform/html/allowed-html";
import { htmlOfText } from "~/platform/html/markdown";
import { sanitizeHtml } from "~/platform/html/sanitize-html";
import { formText, postedForm } from "~/storefront/forms/posted-form";
import { operatorContext } from "~/storefront/operator/require-operator";
import { shopClientFor } from "~/storefront/request/shop-client";
import { resolveBlock } from "./resolve-block";
import { settingsOf } from "./settings";

type ResolvedBlock = NonNullable<Awaited<ReturnType<typeof resolveBlock>>>;

interface RefusedBlock {
  index: number;
  reason: string;
}

export interface PreviewedBlocks {
  blocks: ResolvedBlock[];
  refused: RefusedBlock[];
}

const MAX_BLOCKS = 200;

/**
 * Returns the blocks as an anonymous visitor sees them, and those that a page would leave out.
 * @throws Response as operatorContext, if no external editor is set
 */
export async function previewBlocks(args: ActionFunctionArgs) {
  const { request, context } = args;
  if (!context.isSameOrigin) throw new Response(null, { status: 403, statusText: "foreign_origin" });
  const settings = await settingsOf(args);
  if (!settings.url("PAGE_BUILDER_URL")) await operatorContext(args, "content.read");
  const form = await postedForm(args);
  const locale = Locale.catch("it").parse(formText(form, "locale"));
  const all = listIn(formText(form, "blocks"));
  const shop = shopClientFor(context, request, locale, "b2b", null);
  const zone = timeZoneOf(settings.get("TIME_ZONE"));
  const results = await Promise.all(
    all.slice(0, MAX_BLOCKS).map(async (one) => {
      const read = Block.safeParse(one);
      if (!read.success) return reasonOf(read.error.issues[0]);
      const resolved = await resolveBlock(
        { shop, locale, zone },
        Block.parse(sanitizeProps(read.data)),
      ).catch(refusalReason);
      return resolved ?? NOT_FOUND;
    }),
  );
  if (all.length > MAX_BLOCKS) results.push(`At most ${MAX_BLOCKS} blocks`);
  const previewed: PreviewedBlocks = {
    blocks: results.filter((one) => typeof one !== "string"),
    refused: results.flatMap((one, index) => (typeof one === "string" ? [{ index, reason: one }] : [])),
  };
  return json(previewed, { headers: { "Cache-Control": "no-store" } });
}

function listIn(text: string | null): unknown[] {
  try {
    const all: unknown = JSON.parse(text ?? "");
    return Array.isArray(all) ? all : [];
  } catch {
    return [];
  }
}

const NOT_FOUND = "What it refers to is not there";
const UNREACHABLE = "What it refers to cannot be fetched from here: it is shown on the page itself";

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
      return [key, HTML_PROPS.includes(key) ? sanitizeHtml(htmlOfText(one)) : one];
    }),
  );
}
