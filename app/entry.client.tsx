import { type ReactNode, useEffect } from "react";
import type { Touched } from "~/browser/boot";
import { fragmentsOfPage } from "~/browser/fragments";
import { hydratePage } from "~/browser/hydrate";
import { loadOtherFrames } from "~/browser/other-frames";
import { pageState, settle } from "~/browser/page-state";
import { isInUse, replay } from "~/browser/replay";
import { lateRouter } from "~/browser/router/late-router";
import { Page } from "~/browser/router/page";
import { modulesOf, pageRoutes } from "~/browser/router/page-routes";
import { retryFailedRequests } from "~/components/site/notices/network-failure";
import { FRAGMENT_MARK, FragmentContext } from "~/components/ui/page/fragment";
import { loadResources } from "~/i18n/load";
import { i18nOf } from "~/i18n/translator";
import { I18nContext } from "~/i18n/use-translation";

async function start(touched: Touched) {
  const { boot } = touched;
  const look = boot.css && styled(boot.css);
  const whole = import("~/browser/router/whole-router");
  // Hydration needs the whole document.
  if (document.readyState === "loading")
    await new Promise((done) => addEventListener("DOMContentLoaded", done));
  const [state, i18n, modules, agent] = await Promise.all([
    pageState(touched),
    speak(),
    modulesOf(boot.routes),
    // Agents alone, on a page whose address names the customer.
    document.querySelector("[data-customer]") && import("~/browser/keep-customer"),
    import(boot.manifest),
    // Else the page has the rules of all that it shows.
    boot.isNow && look,
  ]);
  if (!state) return anotherPage(touched);
  retryFailedRequests();
  await settle(state.loaderData ?? {});
  const routes = pageRoutes(window.__remixManifest, modules);
  const router = lateRouter(
    routes,
    state,
    whole.then(({ wholeRouter }) => wholeRouter(routes, window.__remixManifest, modules, state)),
  );
  window.__remixRouter = router;
  const live = () => {
    loadOtherFrames(router);
    agent?.keepCustomer(router);
  };
  hydratePage(
    <I18nContext.Provider value={i18n}>
      <FragmentContext.Provider value={fragmentsOfPage(FRAGMENT_MARK)}>
        <Live touched={touched} onLive={live}>
          <Page router={router} modules={modules} />
        </Live>
      </FragmentContext.Provider>
    </I18nContext.Provider>,
  );
  sessionStorage.removeItem(RELOADED);
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

/** The whole style sheet. On error the page has its inline styles alone. */
const styled = (href: string) =>
  new Promise((done) => {
    const link = document.createElement("link");
    document.head.appendChild(Object.assign(link, { rel: "stylesheet", href, onload: done, onerror: done }));
  });

const RELOADED = "reloaded";

async function speak() {
  const { lang } = document.documentElement;
  const locale = lang === "en" || lang === "es" ? lang : "it";
  return i18nOf(locale, await loadResources(locale));
}

if (window.touched) start(window.touched).catch(console.error);
