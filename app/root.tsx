import "~/kit";
import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, Suspense, startTransition, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { restoreStyles } from "~/browser/head-styles";
import { HydrationReady } from "~/browser/hydration-ready";
import { backOffice } from "~/components/operator/ui/base.css";
import { isAddedInPlace } from "~/components/site/frame/cart-adds";
import { DocumentNavigation } from "~/components/site/frame/document-navigation";
import { AROUND, type Frame } from "~/components/site/frame/frame";
import { FramedError } from "~/components/site/frame/framed-error";
import { PageFocus } from "~/components/site/frame/page-focus";
import { NetworkNotice } from "~/components/site/notices/network-notice";
import { LOCALES } from "~/contract/constants/enums";
import { DEFAULT_TIME_ZONE, timeZoneOf } from "~/contract/constants/time-zone";
import type { Namespace } from "~/i18n/resources";
import { FormatContext, formatsOf } from "~/i18n/use-format";
import { hasShopLook, localeOfUrl, paths } from "~/paths";
import { frameData } from "~/storefront/content/frame-data";
import { isPreview } from "~/storefront/content/preview";
import { settingsOf } from "~/storefront/content/settings";
import { clearFlash, hasFlash } from "~/storefront/request/flash";
import { localeCookie, storedLocale } from "~/storefront/request/locale";
import { isBackOffice } from "~/storefront/response/csp-sources";
import { useNonce } from "~/storefront/response/nonce";
import { accentStyle, themeColour } from "~/theme/accent";
import "~/theme/reset.css";
import { PRIMARY_DEEP } from "~/theme/tokens.css";

export const handle = { i18n: ["common", "errors"] };

/** Title of pages without their own title: the shop's name, or the name of the error. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  const shopName = data?.frame?.shopName ?? "";
  const names = data?.frame?.errorNames;
  if (!error || !names) return [{ title: shopName }];
  const name = (isRouteErrorResponse(error) && names[error.status]) || names[500];
  return [{ title: `${name} | ${shopName}` }, { name: "robots", content: "noindex" }];
};

export const links: LinksFunction = () => [
  { rel: "icon", href: paths.brandIcon() },
  { rel: "manifest", href: paths.manifest() },
];

export async function loader(args: LoaderFunctionArgs) {
  // The editor's preview has no frame, session or robots; the back office has its own frame and session.
  if (isPreview(args.request) || isBackOffice(args.request)) {
    const settings = await settingsOf(args);
    return {
      frame: null,
      zone: timeZoneOf(settings.get("TIME_ZONE")),
      robots: "noindex",
      ...coloursOf(settings.text("ACCENT"), settings.text("ACCENT_DARK")),
    };
  }
  const site = await frameData(args);
  const frame: Frame = { ...site.frame, [AROUND]: site.same };
  const headers = new Headers();
  if (hasFlash(args.request)) headers.append("Set-Cookie", clearFlash(args.request));
  // A page whose language comes from its URL sets `lan` if it is not set (CONTRACT §8).
  const urlLocale = localeOfUrl(new URL(args.request.url));
  if (urlLocale && !storedLocale(args.request))
    headers.append("Set-Cookie", localeCookie(args.request, urlLocale));
  const { robots, accent, accentDark, zone } = site;
  return data({ frame, robots, zone, ...coloursOf(accent, accentDark) }, { headers });
}

/** The operator's colours, as a page shows them: the browser need not know how their shades are chosen. */
const coloursOf = (accent: string | null, dark: string | null): { colours?: Colours } =>
  accent === null && dark === null
    ? {}
    : { colours: { rules: accentStyle(accent ?? "", dark ?? ""), bar: themeColour(dark ?? "") } };

interface Colours {
  rules: string | null;
  /** Colour of the browser's bars. */
  bar: string;
}

/** Revalidates after failed actions too: a part may be done, and the header shows the cart. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  !isAddedInPlace(args) &&
  ((args.formMethod !== undefined && args.formMethod !== "GET") || args.defaultShouldRevalidate);

export default function App() {
  useTextsOfPage();
  return (
    <>
      <Outlet />
      <PageFocus />
      <DocumentNavigation />
      <NetworkNotice />
    </>
  );
}

/**
 * Fetches texts for parts of the page that are not shown yet. If such a part had to wait for its texts, React would
 * hide the page meanwhile, and a field that is being edited would lose the focus.
 */
function useTextsOfPage(): void {
  const { i18n } = useTranslation();
  const namespaces = useMatches().flatMap(({ handle }): Namespace[] => Object(handle).i18n ?? []);
  const names = namespaces.join();
  useEffect(() => {
    void i18n.loadNamespaces(names.split(","));
  }, [i18n, names]);
}

const localeIn = (language: string) => LOCALES.find((locale) => locale === language) ?? "it";

export function Layout({ children }: { children: ReactNode }) {
  const { i18n, t } = useTranslation();
  const nonce = useNonce();
  const { pathname } = useLocation();
  const data = useRouteLoaderData<typeof loader>("root");
  // One robots meta tag: the stricter of the site's and the page's.
  const hasIndexableRoute = useMatches().some((match) => isIndexable(match.data));
  const needsRobotsMeta = hasIndexableRoute || data?.robots?.includes("noindex");
  const zone = data?.zone ?? DEFAULT_TIME_ZONE;
  const formats = useMemo(() => formatsOf(localeIn(i18n.language), zone, t), [i18n.language, zone, t]);
  return (
    // The inline loader sets a property on this element before hydration.
    <html
      lang={i18n.language}
      className={hasShopLook(pathname) ? undefined : backOffice}
      suppressHydrationWarning
    >
      <head ref={restoreStyles}>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={data?.colours?.bar ?? PRIMARY_DEEP} />
        {data?.robots && needsRobotsMeta && <meta name="robots" content={data.robots} />}
        <Meta />
        <Links />
        {data?.colours?.rules && <style nonce={nonce}>{data.colours.rules}</style>}
      </head>
      <body>
        {/* An extension or a translator may change the page before hydration: with this boundary, React renders only
           this part again instead of the document. */}
        <Suspense>
          <FormatContext.Provider value={formats}>{children}</FormatContext.Provider>
          <RestoredScroll />
          <HydrationReady />
        </Suspense>
      </body>
    </html>
  );
}

/**
 * Restores the scroll position after client-side navigations only; browsers do so for full page loads. This avoids
 * Remix's inline script in the server's HTML.
 */
function RestoredScroll() {
  const [isLive, setLive] = useState(false);
  useEffect(() => startTransition(() => setLive(true)), []);
  return isLive && <ScrollRestoration getKey={scrollKey} />;
}

/**
 * Key under which a scroll position is stored. Full loads and hash links all have the router's key "default": each load
 * gets its own key, and a hash link a random one, because it always scrolls to its target.
 */
const scrollKey = ({ key, hash }: { key: string; hash: string }) => {
  if (key !== "default") return key;
  return hash ? `${Math.random()}` : `${performance.timeOrigin}`;
};

/** Whether the page has SEO data and does not set robots itself. */
const isIndexable = (data: unknown): boolean => {
  const seo = typeof data === "object" && data !== null ? Reflect.get(data, "seo") : null;
  return typeof seo === "object" && seo !== null && !Reflect.get(seo, "robots");
};

/** Renders the error page without the frame if root's loader has failed. */
export { FramedError as ErrorBoundary };
