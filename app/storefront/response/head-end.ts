// Inserts styles, boot data and the inline loader at the end of a rendered page's head, where hydration ignores unknown
// nodes.
import type { EntryContext } from "@remix-run/cloudflare";
import { cssBundleHref } from "@remix-run/css-bundle";
import { BOOT_ID, type Boot, FONTS_ID } from "~/browser/boot";
import { loaderScript } from "~/browser/loader";
import type { Locale } from "~/contract/wire";
import { hasShopLook, paths } from "~/paths";
import { LruCache } from "~/platform/cache/cache";
import { CACHE_MS } from "~/platform/cache/lifetimes";
import { madeOnce } from "~/platform/cache/made-once";
import { now } from "~/platform/clock";
import type { Env } from "~/platform/env";
import { pathOf } from "~/platform/request-path";
import { isPreview } from "~/storefront/content/preview";
import { pageVersion } from "./page-version";
import { textsUrl } from "./texts";
import {
  attributesIn,
  namesIn,
  parseStylesheet,
  printStylesheet,
  type Stylesheet,
  usedCss,
  withoutLayer,
  withoutUnused,
  withValues,
} from "./used-css";

/** @param data text of the hand-off stream; null if the browser requests it */
export function bootBlock(
  context: EntryContext,
  {
    request,
    locale,
    env,
    data,
    isPrivate,
  }: { request: Request; locale: Locale; env: Env; data: string | null; isPrivate: boolean },
): string {
  const { manifest, serverHandoffString, staticHandlerContext } = context;
  const { matches, loaderData } = staticHandlerContext;
  // Also on an error page: otherwise the router would fetch missing routes and show nothing meanwhile.
  const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const imports = routes.flatMap(({ imports = [] }) => imports).sort(byUse(manifest));
  const boot: Boot = {
    entry: manifest.entry.module,
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    files: [...new Set([...(manifest.entry.imports ?? []).toSorted(byUse(manifest)), ...imports])],
    texts: textsUrl(context, locale, env),
    css: cssBundleHref ?? null,
    version: pageVersion(loaderData),
    data: data === null ? null : { stream: data, context: serverHandoffString ?? "{}" },
    ...((isPreview(request) || isForTyping(request)) && { isNow: true }),
    ...(isPrivate && { isPrivate }),
  };
  // Escapes "<", because a string could close the script element.
  const text = JSON.stringify(boot).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${BOOT_ID}">${text}</script>`;
}

/**
 * Sorts files by the number of routes that import them. The most imported file is the framework, the largest one; the
 * manifest has no sizes.
 */
function byUse({ routes }: EntryContext["manifest"]) {
  const count = (file: string) =>
    Object.values(routes).filter(({ imports }) => imports?.includes(file)).length;
  return (a: string, b: string) => count(b) - count(a);
}

/** True for the order pad: lines that a scanner types before the scripts have loaded would each load a page. */
const isForTyping = (request: Request): boolean => pathOf(request) === paths.orderPad();

const LOADER = loaderScript(BOOT_ID, FONTS_ID);

export const loaderTag = (nonce: string): string => `<script nonce="${nonce}">${LOADER}</script>`;

export const STYLESHEET_LINK = cssBundleHref ? `<link rel="stylesheet" href="${cssBundleHref}">` : "";

type Look = "shop" | "back office";
const stylesheets = new Map<Look, Stylesheet>();

/**
 * Returns the rules that this page uses.
 * @param open properties that a page may set itself
 */
export async function pageStyle(
  request: Request,
  html: string,
  nonce: string,
  assets: Fetcher,
  open: string[],
): Promise<string> {
  const href = cssBundleHref;
  if (!href) return "";
  const look = hasShopLook(new URL(request.url).pathname) ? "shop" : "back office";
  const stylesheet = stylesheets.get(look) ?? (await fetchStylesheet(assets, href, open, look));
  if (!stylesheet) return STYLESHEET_LINK;
  stylesheets.set(look, stylesheet);
  const names = namesIn(html, attributesOf(stylesheet));
  return `<style nonce="${nonce}">${rulesFor(stylesheet, look, names)}</style>`;
}

const attributesOf = madeOnce(attributesIn);

/** Pages of one kind have the same names, and so the same rules. */
const rulesOfNames = new LruCache<string>(CACHE_MS.entry);

function rulesFor(stylesheet: Stylesheet, look: Look, names: ReadonlySet<string>): string {
  const key = [look, ...names].join(" ");
  const rules = rulesOfNames.get(key) ?? withoutUnused(usedCss(stylesheet, names));
  rulesOfNames.set(key, rules, now().getTime());
  return rules;
}

async function fetchStylesheet(
  assets: Fetcher,
  href: string,
  open: string[],
  look: Look,
): Promise<Stylesheet | null> {
  const file = await assets.fetch(`http://assets${href}`).catch(() => null);
  if (!file?.ok) return null;
  const css = await file.text();
  // The back office overrides some of the shop's properties. Without it they are constants.
  const own = look === "shop" ? printStylesheet(withoutLayer(parseStylesheet(css), "operator")) : css;
  return parseStylesheet(withValues(own, open));
}

export function withHeadEnd(page: string, text: string): string {
  const end = page.indexOf("</head>");
  return end < 0 ? page : page.slice(0, end) + text + page.slice(end);
}

const PAGE_END = "</body></html>";

/** Holds back the end of the page, which React sends with the shell, because later content must precede it. */
function heldEnd() {
  let rest = "";
  let hasEnded = false;
  return {
    /** Returns the text that can be sent: everything except the page's end, or what may be its beginning. */
    push(text: string): string {
      const all = rest + text;
      const at = hasEnded ? -1 : all.indexOf(PAGE_END);
      rest = "";
      if (at >= 0) {
        hasEnded = true;
        return all.slice(0, at) + all.slice(at + PAGE_END.length);
      }
      for (let length = PAGE_END.length - 1; length > 0 && !hasEnded; length -= 1)
        if (all.endsWith(PAGE_END.slice(0, length))) {
          rest = all.slice(-length);
          return all.slice(0, -length);
        }
      return all;
    },
    end: () => rest + (hasEnded ? PAGE_END : ""),
  };
}

/** Inserts the text into the head of a streamed page, and moves its end to the end of the stream. */
export function streamedWithHeadEnd(
  body: ReadableStream<Uint8Array>,
  text: string,
): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const held = heldEnd();
  let head: string | null = "";
  const send = (text: string, controller: TransformStreamDefaultController<Uint8Array>) => {
    if (text !== "") controller.enqueue(encoder.encode(text));
  };
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const part = decoder.decode(chunk, { stream: true });
        if (head === null) return send(held.push(part), controller);
        head += part;
        if (!head.includes("</head>")) return;
        send(held.push(withHeadEnd(head, text)), controller);
        head = null;
      },
      flush(controller) {
        send((head ?? "") + held.end(), controller);
      },
    }),
  );
}
