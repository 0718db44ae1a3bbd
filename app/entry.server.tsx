import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { CONTEXT_HEADER, FONTS_ID, HYDRATE_HEADER, VERSION_HEADER } from "~/browser/boot";
import { FRAGMENT_MARK, type FragmentCache, FragmentContext } from "~/components/ui/page/fragment";
import { i18nOf } from "~/i18n/server";
import { paths } from "~/paths";
import { logError } from "~/platform/log";
import { isPreview, isRecordPreview } from "~/storefront/content/preview";
import { NO_SETTINGS, settingsOf } from "~/storefront/content/settings";
import { consentOf } from "~/storefront/request/consent";
import { readContext } from "~/storefront/request/context";
import { hasFlash } from "~/storefront/request/flash";
import { localeOf } from "~/storefront/request/locale";
import { byHash, byNonce, contentSecurityPolicy } from "~/storefront/response/csp";
import { cspSources, isBackOffice } from "~/storefront/response/csp-sources";
import {
  type ExtraScripts,
  extraScripts,
  isWithoutScripts,
  NO_SCRIPTS,
  withScripts,
} from "~/storefront/response/extra-scripts";
import { formAnswer, wantsJson } from "~/storefront/response/form-answer";
import { fragmentCache, newFragments } from "~/storefront/response/fragments";
import {
  bootBlock,
  loaderTag,
  pageStyle,
  STYLESHEET_LINK,
  streamedWithHeadEnd,
  withHeadEnd,
} from "~/storefront/response/head-end";
import { keepCustomer } from "~/storefront/response/keep-customer";
import { NonceContext } from "~/storefront/response/nonce";
import { isPublic, pageCacheKey } from "~/storefront/response/page-cache";
import { pageVersion } from "~/storefront/response/page-version";
import { isStreamed, noScriptCookie, noScriptRefresh, saysNoScript } from "~/storefront/response/streaming";
import { jsonLdTags } from "~/storefront/seo/meta";
import { ACCENT_PROPERTIES } from "~/theme/accent";
import { FALLBACK_FONTS, WEB_FONTS } from "~/theme/fonts";

/** Header that lets programs find the forms, so that pages need not contain a link. */
const FORMS_LINK = `<${paths.forms()}>; rel="service-desc"; type="application/json"`;

/** Returns the data that the action returned or threw without a page, for programs. */
function answerOf(status: number, headers: Headers, { staticHandlerContext }: EntryContext): Response {
  const { actionData, errors } = staticHandlerContext;
  const [thrown] = Object.values(errors ?? {});
  const [answered] = Object.values(actionData ?? {});
  const answer = formAnswer(status, isRouteErrorResponse(thrown) ? thrown.data : answered);
  for (const cookie of headers.getSetCookie()) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

/**
 * Returns Remix's hand-off stream, which the page itself does not contain. Its scripts request it after the first
 * interaction.
 */
function handoffResponse(status: number, headers: Headers, context: EntryContext): Response {
  headers.set("Content-Type", "text/x-script; charset=utf-8");
  headers.set(VERSION_HEADER, pageVersion(context.staticHandlerContext.loaderData));
  headers.set(CONTEXT_HEADER, context.serverHandoffString ?? "{}");
  headers.append("Vary", "Cookie");
  return new Response(context.serverHandoffStream, { status, headers });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const { nonce } = context;
  if (wantsJson(request)) return answerOf(status, headers, remixContext);
  if (request.headers.has(HYDRATE_HEADER)) return handoffResponse(status, headers, remixContext);
  const data = await handoffData(request, status, remixContext);
  const locale = await localeOf({ request, context });
  const i18n = i18nOf(locale);
  const pageWith = (fragments: FragmentCache) => (
    <NonceContext.Provider value={nonce}>
      <I18nextProvider i18n={i18n}>
        <FragmentContext.Provider value={fragments}>
          <RemixServer context={remixContext} url={request.url} nonce={nonce} />
        </FragmentContext.Provider>
      </I18nextProvider>
    </NonceContext.Provider>
  );
  // If the store is unavailable, the error page has none of the operator's scripts.
  const settings = await settingsOf({ request, context }).catch(() => NO_SETTINGS);
  const scripts =
    isPreview(request) || isWithoutScripts(request.url)
      ? NO_SCRIPTS
      : extraScripts(settings, consentOf(request));
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.append("Vary", "Cookie");
  headers.append("Link", FORMS_LINK);
  // A page with the operator's scripts must not be cached (SAFETY 31).
  if (hasExtraScripts(scripts)) headers.set("Cache-Control", "private, no-store");
  const sources = cspSources(request, settings, scripts, remixContext.staticHandlerContext.loaderData);
  headers.set("Content-Security-Policy", contentSecurityPolicy(byNonce(nonce), sources));
  if (saysNoScript(request)) headers.append("Set-Cookie", noScriptCookie(request));
  const { loaderData } = remixContext.staticHandlerContext;
  const fonts = `<style nonce="${nonce}" id="${FONTS_ID}">${WEB_FONTS}</style><style nonce="${nonce}">${FALLBACK_FONTS}${PRINT_MARGIN}</style>`;
  const { user, customer } = await readerOf(request, context);
  const isPrivate = user !== null || isBackOffice(request);
  // A record's preview runs nothing: its links leave the back office, and its forms must do nothing.
  const boot = isRecordPreview(request)
    ? fonts
    : fonts +
      jsonLdTags(loaderData) +
      bootBlock(remixContext, { request, locale, env: context.env, data, isPrivate }) +
      loaderTag(nonce);
  // The service worker reads this header: it shows a stored page only to this user.
  if (user !== null) headers.set("Page-Owner", String(user));
  if (data === null && !hasExtraScripts(scripts) && (await shouldStream(request, context))) {
    const { body, failed } = await renderStream(pageWith(fragmentCache), request, nonce);
    const text = streamedWithHeadEnd(body, STYLESHEET_LINK + boot + noScriptRefresh(request.url));
    const page = new Response(text, { status: failed() ? 500 : status, headers });
    return customer === null ? page : keepCustomer(page, customer);
  }
  const { html, hasFailed } = await renderWhole(pageWith, request, nonce);
  const responseStatus = hasFailed ? 500 : status;
  const style = await pageStyle(request, html, nonce, context.env.ASSETS, ACCENT_PROPERTIES);
  let text = withScripts(withHeadEnd(html, style + boot), scripts, nonce);
  if (customer !== null) text = await keepCustomer(new Response(text), customer).text();
  if (isPublic(responseStatus, headers) && pageCacheKey(request) !== null) {
    // A cached page is the same for all visitors, so its CSP uses hashes instead of a nonce.
    text = text.replaceAll(` nonce="${nonce}"`, "");
    headers.set("Content-Security-Policy", contentSecurityPolicy(await byHash(text), sources));
  }
  // Not chunked: HTTP/1.0 clients (w3m, lynx through a proxy) would show the chunk marks.
  const page = new TextEncoder().encode(text);
  headers.set("Content-Length", String(page.length));
  return new Response(page, { status: responseStatus, headers });
}

/** Renders the page's HTML as a whole. Fragments common to many pages come from the cache. */
async function renderWhole(
  pageWith: (fragments: FragmentCache) => ReactElement,
  request: Request,
  nonce: string,
): Promise<{ html: string; hasFailed: boolean }> {
  const fragments = newFragments(FRAGMENT_MARK);
  let html = DOCTYPE + renderToString(pageWith(fragments));
  let hasFailed = false;
  if (html.includes(UNFINISHED_MARK)) {
    const { body, failed } = await renderStream(pageWith(fragmentCache), request, nonce);
    await body.allReady;
    html = await new Response(body).text();
    hasFailed = failed();
  }
  fragments.keepFrom(html);
  return { html, hasFailed };
}

/**
 * Root's Suspense boundary would show nothing if a component fails. An error before the first byte is thrown, and Remix
 * renders the route's ErrorBoundary.
 * @returns the stream, and a function that returns whether a boundary has failed so far
 */
async function renderStream(page: ReactElement, request: Request, nonce: string) {
  const errors: unknown[] = [];
  const body = await renderToReadableStream(page, {
    nonce,
    signal: request.signal,
    // A boundary of more than 12.8 kB would be sent hidden until a script shows it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      if (request.signal.aborted) return;
      logError("render", { path: new URL(request.url).pathname }, error);
      errors.push(error);
    },
  });
  if (errors.length > 0) throw errors[0];
  return { body, failed: () => errors.length > 0 };
}

/** Not in the style sheet, because a page contains only the rules for its classes. */
const PRINT_MARGIN = "@page{margin:15mm}";

const DOCTYPE = "<!DOCTYPE html>";

const UNFINISHED_MARK = "<!--$!-->";

/** Returns the loader data to inline if a GET would not return the same, else null: the browser then fetches them. */
async function handoffData(
  request: Request,
  status: number,
  remixContext: EntryContext,
): Promise<string | null> {
  const stream = remixContext.serverHandoffStream;
  // Prevents Remix from writing the stream into the page.
  remixContext.serverHandoffStream = undefined;
  if (!stream) return null;
  if (status !== 200 || request.method !== "GET" || hasFlash(request)) return new Response(stream).text();
  await stream.cancel();
  return null;
}

/** The operator's scripts are inserted at the end of head and body, so such a page is not streamed. */
const hasExtraScripts = ({ head, body }: ExtraScripts) => head.length + body.length > 0;

const shouldStream = (request: Request, context: AppLoadContext): Promise<boolean> =>
  readContext({ request, context }).then(
    ({ viewer }) => isStreamed(request, viewer),
    () => false,
  );

/** The signed-in user, and the customer in the URL of an agent's page. */
const readerOf = (request: Request, context: AppLoadContext) =>
  readContext({ request, context }).then(
    ({ viewer }) => ({
      user: viewer.session?.user.id ?? null,
      customer: viewer.isCustomerInAddress ? (viewer.customer?.id ?? null) : null,
    }),
    () => ({ user: null, customer: null }),
  );

/** Logs unexpected errors of loaders and actions. Expected errors are thrown as Responses. */
export function handleError(error: unknown, { request }: { request: Request }) {
  // The router's own 404 and 405.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) logError("storefront", { path: new URL(request.url).pathname }, error);
}
