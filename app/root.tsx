import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { AROUND, type Frame } from "~/components/site/frame/frame";
import { FramedError } from "~/components/site/frame/framed-error";
import { PageFocus } from "~/components/site/frame/page-focus";
import { NetworkNotice } from "~/components/site/notices/network-notice";
import { useTranslation } from "~/i18n/use-translation";
import { frameData } from "~/storefront/content/frame-data";
import { isPreview } from "~/storefront/content/preview";
import { settingsOf } from "~/storefront/content/settings";
import { clearFlash, hasFlash } from "~/storefront/request/flash";
import { localeCookie, localeOfUrl, storedLocale } from "~/storefront/request/locale";
import { useNonce } from "~/storefront/response/nonce";
import { accentStyle } from "~/theme/accent";
import "~/theme/reset.css";

/** Of a page that does not say it itself: an error has its name, in the tab and for those who listen. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  const shopName = data?.frame?.shopName ?? "";
  const names = data?.frame?.errorNames;
  if (!error || !names) return [{ title: shopName }];
  const name = (isRouteErrorResponse(error) && names[error.status]) || names[500];
  return [{ title: `${name} | ${shopName}` }, { name: "robots", content: "noindex" }];
};

export const links: LinksFunction = () => [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

export async function loader(args: LoaderFunctionArgs) {
  // Shown inside the editor: no frame around it, nobody's messages, and nothing for search engines.
  if (isPreview(args.request)) {
    const settings = await settingsOf(args);
    return { frame: null, robots: "noindex", accent: settings.text("ACCENT") };
  }
  const around = await frameData(args);
  const frame: Frame = { ...around.frame, [AROUND]: around.same };
  const headers = new Headers();
  if (hasFlash(args.request)) headers.append("Set-Cookie", clearFlash(args.request));
  // A page whose language comes from its URL sets `lan` when none is set: CONTRACT §8.
  const spoken = localeOfUrl(new URL(args.request.url));
  if (spoken && !storedLocale(args.request)) headers.append("Set-Cookie", localeCookie(args.request, spoken));
  return data({ frame, robots: around.robots, accent: around.accent }, { headers });
}

/** After a refused deed too: a part of it may be done, and the header counts what is in the cart. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  (formMethod !== undefined && formMethod !== "GET") || defaultShouldRevalidate;

export default function App() {
  return (
    <>
      <Outlet />
      <PageFocus />
      <NetworkNotice />
    </>
  );
}

/** The document around every page, also around errors. */
export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const nonce = useNonce();
  const data = useRouteLoaderData<typeof loader>("root");
  // Of two words for search engines the stricter one counts, and only that is said.
  const isOpen = useMatches().some((match) => forSearch(match.data));
  const isForSearch = isOpen || data?.robots?.includes("noindex");
  const accent = accentStyle(data?.accent ?? "");
  return (
    <html lang={i18n.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#16351f" />
        {data?.robots && isForSearch && <meta name="robots" content={data.robots} />}
        <Meta />
        <Links />
        {accent && <style nonce={nonce}>{accent}</style>}
      </head>
      <body>
        {children}
        <RestoredScroll />
      </body>
    </html>
  );
}

/**
 * The browser keeps the place in a page that it loads; Remix, in those that come without a load. What it has for the
 * former is a script, which must not run: it is no script by its type.
 */
function RestoredScroll() {
  const [isLive, setLive] = useState(false);
  useEffect(() => startTransition(() => setLive(true)), []);
  return isLive && <ScrollRestoration getKey={placeKey} {...NO_SCRIPT} />;
}

const NO_SCRIPT = { type: "text/plain" };

/**
 * Pages that the browser loads, and places in a page, are all "default" to the router: one would be shown where another
 * was left. A place in a page is no place that was left: it is shown each time its link is followed.
 */
const placeKey = ({ key, hash }: { key: string; hash: string }) => {
  if (key !== "default") return key;
  return hash ? `${Math.random()}` : `${performance.timeOrigin}`;
};

/** Of a page that says what it is to search engines and hides nothing from them: else its own word is the only one. */
const forSearch = (data: unknown): boolean => {
  const seo = typeof data === "object" && data !== null ? Reflect.get(data, "seo") : null;
  return typeof seo === "object" && seo !== null && !Reflect.get(seo, "robots");
};

/** Only where the frame itself could not be made: the same words without it. */
export { FramedError as ErrorBoundary };
