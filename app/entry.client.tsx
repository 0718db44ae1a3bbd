import { RemixBrowser } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import type { Touched } from "~/browser/boot";
import { fragmentsOfPage } from "~/browser/fragments";
import { hydratePage } from "~/browser/hydrate";
import { loadOtherFrames } from "~/browser/other-frames";
import { pageContext, settle } from "~/browser/page-state";
import { isInUse, replay } from "~/browser/replay";
import { retryFailedRequests } from "~/components/site/notices/network-failure";
import { FRAGMENT_MARK, FragmentContext } from "~/components/ui/page/fragment";
import { loadResources } from "~/i18n/load";
import { i18nOf } from "~/i18n/translator";
import { I18nContext } from "~/i18n/use-translation";

async function start(touched: Touched) {
  // Hydration needs the whole document.
  if (document.readyState === "loading")
    await new Promise((done) => addEventListener("DOMContentLoaded", done));
  const { boot, css } = touched;
  const [context, i18n, modules, agent] = await Promise.all([
    pageContext(touched),
    speak(),
    Promise.all(Object.entries(boot.routes).map(async ([id, url]) => [id, await import(url)])),
    // Agents alone, on a page whose address names the customer.
    document.querySelector("[data-customer]") && import("~/browser/keep-customer"),
    import(boot.manifest),
    css && arrived(css),
  ]);
  if (!context) return anotherPage(touched);
  Object.assign(window, { __remixContext: context, __remixRouteModules: Object.fromEntries(modules) });
  retryFailedRequests();
  await decoded();
  await settle(window.__remixContext.state.loaderData ?? {});
  const live = () => {
    loadOtherFrames(window.__remixRouter);
    agent?.keepCustomer(window.__remixRouter);
  };
  hydratePage(
    <I18nContext.Provider value={i18n}>
      <FragmentContext.Provider value={fragmentsOfPage(FRAGMENT_MARK)}>
        <Live touched={touched} onLive={live}>
          <RemixBrowser />
        </Live>
      </FragmentContext.Provider>
    </I18nContext.Provider>,
  );
  sessionStorage.removeItem(RELOADED);
}

/** Waits until Remix has decoded its data: RemixBrowser throws a promise until then, and no Suspense is around the page. */
async function decoded() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

/** Replays early events once the page is hydrated: its effect runs after those of its children. */
function Live({ touched, onLive, children }: { touched: Touched; onLive: () => void; children: ReactNode }) {
  useEffect(() => {
    touched.end();
    onLive();
    replay(touched.events.splice(0));
    touched.liveMs = performance.now();
  }, [touched, onLive]);
  return children;
}

/** Reloads once where the data have changed, but never a page that the visitor has begun to use. */
function anotherPage({ events }: Touched) {
  const { href } = location;
  if (isInUse(events) || sessionStorage.getItem(RELOADED) === href) return;
  sessionStorage.setItem(RELOADED, href);
  location.reload();
}

/** Resolves on error too: the page then has its inline styles alone. */
const arrived = (link: HTMLLinkElement) =>
  link.sheet ??
  new Promise((done) => {
    link.onload = link.onerror = done;
  });

const RELOADED = "reloaded";

async function speak() {
  const { lang } = document.documentElement;
  const locale = lang === "en" || lang === "es" ? lang : "it";
  return i18nOf(locale, await loadResources(locale));
}

if (window.touched) start(window.touched).catch(console.error);
