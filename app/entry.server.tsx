import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { FRAGMENT_MARK, type FragmentCache, FragmentContext } from "~/components/ui/page/fragment";
import { pageI18n } from "~/i18n/server";
import { I18nContext } from "~/i18n/use-translation";
import { logError } from "~/platform/log";
import { isPreview } from "~/storefront/content/preview";
import { NO_SETTINGS, settingsOf } from "~/storefront/content/settings";
import { consentOf } from "~/storefront/request/consent";
import { readContext } from "~/storefront/request/context";
import { hasFlash } from "~/storefront/request/flash";
import { localeOf } from "~/storefront/request/locale";
import { cspSources, isBackOffice } from "~/storefront/response/csp-sources";
import {
  type ExtraScripts,
  extraScripts,
  NO_SCRIPTS,
  withScripts,
} from "~/storefront/response/extra-scripts";
import { fragmentCache, newFragments } from "~/storefront/response/fragments";
import {
  bootBlock,
  loaderTag,
  pageStyle,
  sheetLink,
  streamedWithHeadEnd,
  withHeadEnd,
} from "~/storefront/response/head-end";
import { NonceContext } from "~/storefront/response/nonce";
import { isPublic } from "~/storefront/response/page-cache";
import { byHash, byNonce, contentSecurityPolicy } from "~/storefront/response/security-headers";
import { isStreamed, noScriptCookie, saysNoScript, wayOut } from "~/storefront/response/streaming";
import { jsonLdTags } from "~/storefront/seo/meta";
import { ACCENT_PROPERTIES } from "~/theme/accent";
import { FONT_FACES } from "~/theme/fonts";

/** Renders a whole page, or one in pieces to whoever has a script that reveals them. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const { nonce } = context;
  const data = await handedOver(request, status, remixContext);
  const locale = await localeOf({ request, context });
  const i18n = pageI18n[locale];
  const pageWith = (fragments: FragmentCache) => (
    <NonceContext.Provider value={nonce}>
      <I18nContext.Provider value={i18n}>
        <FragmentContext.Provider value={fragments}>
          <RemixServer context={remixContext} url={request.url} nonce={nonce} />
        </FragmentContext.Provider>
      </I18nContext.Provider>
    </NonceContext.Provider>
  );
  // Where the store itself is away the error page leaves without the operator's scripts.
  const settings = await settingsOf({ request, context }).catch(() => NO_SETTINGS);
  const scripts =
    isPreview(request) || isBackOffice(request) ? NO_SCRIPTS : extraScripts(settings, consentOf(request));
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie");
  // A page that the operator's scripts leave with is nobody's to keep: SAFETY 31.
  if (hasScripts(scripts)) headers.set("Cache-Control", "private, no-store");
  const trusted = cspSources(request, settings, scripts);
  headers.set("Content-Security-Policy", contentSecurityPolicy(byNonce(nonce), trusted));
  if (saysNoScript(request)) headers.append("Set-Cookie", noScriptCookie(request));
  const { loaderData } = remixContext.staticHandlerContext;
  const fonts = `<style nonce="${nonce}">${FONT_FACES}</style>`;
  const boot =
    fonts + jsonLdTags(loaderData) + bootBlock(remixContext, request, locale, data) + loaderTag(nonce);
  const inPieces = data === null && !hasScripts(scripts) && (await comesInPieces(request, context));
  let answered = status;
  const fragments = newFragments(FRAGMENT_MARK);
  let html = inPieces ? "" : DOCTYPE + renderToString(pageWith(fragments));
  if (inPieces || html.includes(UNDONE)) {
    const body = await renderToReadableStream(pageWith(fragmentCache), {
      nonce,
      signal: request.signal,
      onError(error) {
        if (request.signal.aborted) return;
        logError("render", { path: new URL(request.url).pathname }, error);
        answered = 500;
      },
    });
    if (inPieces)
      return new Response(streamedWithHeadEnd(body, sheetLink() + boot + wayOut(request.url)), {
        status: answered,
        headers,
      });
    await body.allReady;
    html = await new Response(body).text();
  }
  html = html.replaceAll(DISCOVERED, "");
  fragments.keepFrom(html);
  const style = await pageStyle(html, nonce, context.env.ASSETS, ACCENT_PROPERTIES);
  let text = withScripts(withHeadEnd(html, style + boot), scripts, nonce);
  if (isPublic(answered, headers)) {
    // The same bytes for all, so that they are compressed once and known again.
    text = text.replaceAll(` nonce="${nonce}"`, "");
    headers.set("Content-Security-Policy", contentSecurityPolicy(await byHash(text), trusted));
  }
  // Of known length: an HTTP/1.0 reader (w3m, lynx through a proxy) would show the marks of a chunked answer.
  const page = new TextEncoder().encode(text);
  headers.set("Content-Length", String(page.length));
  return new Response(page, { status: answered, headers });
}

const DOCTYPE = "<!DOCTYPE html>";

/** Remix puts it on each link for its lazy discovery of routes, which is off. */
const DISCOVERED = ' data-discover="true"';

/** Where React left a part of the page to the browser: it failed, or was not there yet. */
const UNDONE = "<!--$!-->";

/** What a plain GET would not get again leaves with the page; all else is asked for when the scripts come. */
async function handedOver(
  request: Request,
  status: number,
  remixContext: EntryContext,
): Promise<string | null> {
  const stream = remixContext.serverHandoffStream;
  // Remix would write it into the page, piece by piece.
  remixContext.serverHandoffStream = undefined;
  if (!stream) return null;
  if (status !== 200 || request.method !== "GET" || hasFlash(request)) return new Response(stream).text();
  await stream.cancel();
  return null;
}

/** The operator's scripts go to the ends of a whole page. */
const hasScripts = ({ head, body }: ExtraScripts) => head.length + body.length > 0;

const comesInPieces = (request: Request, context: AppLoadContext): Promise<boolean> =>
  readContext({ request, context }).then(
    ({ viewer }) => isStreamed(request, viewer),
    () => false,
  );

/** Errors of loaders and actions: what is expected is thrown as a Response and never comes here. */
export function handleError(error: unknown, { request }: { request: Request }) {
  // The router's own refusals: no such page, no such method.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) logError("storefront", { path: new URL(request.url).pathname }, error);
}
