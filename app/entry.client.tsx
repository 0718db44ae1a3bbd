import "~/kit";
import { RemixBrowser } from "@remix-run/react";
import i18next, { type ResourceLanguage } from "i18next";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { CONTEXT_HEADER, type HydrationRequest, VERSION_HEADER } from "~/browser/boot";
import { fragmentsOfPage } from "~/browser/fragments";
import { loadStylesheet, rememberStyles } from "~/browser/head-styles";
import { isInUse } from "~/browser/replay";
import { startI18n } from "~/browser/texts";

import { retryFailedRequests } from "~/components/site/notices/network-failure";
import { FRAGMENT_MARK, FragmentContext } from "~/components/ui/page/fragment";

async function startHydration(request: HydrationRequest) {
  const { boot } = request;
  const [handoff, texts, modules] = await Promise.all([
    readHandoff(request),
    request.texts.then((response) => response.json<ResourceLanguage>()),
    importAll(boot.routes),
    import(boot.manifest),
    // A page without content has no inline styles either.
    boot.isNow && loadStylesheet(boot.css),
    hasWholeDocument(),
  ]);
  if (handoff.version !== boot.version) return reloadChanged(request);
  sessionStorage.removeItem(RELOADED);
  retryFailedRequests();
  // The globals that Remix's <Scripts> would have written into the page. boot.manifest has set window.__remixManifest.
  window.__remixContext = { ...JSON.parse(handoff.context), stream: new Response(handoff.stream).body };
  window.__remixRouteModules = modules;
  await Promise.all([startI18n(texts, boot.texts), decodeStream()]);
  const fragments = fragmentsOfPage(FRAGMENT_MARK);
  rememberStyles();
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18next}>
        <FragmentContext.Provider value={fragments}>
          <RemixBrowser />
        </FragmentContext.Provider>
      </I18nextProvider>,
      { onRecoverableError: (error) => console.warn(error) },
    );
  });
}

/**
 * Decodes the hand-off stream. Remix does so in its first render, which throws the promise of the data for Suspense.
 * React would wait for it too, but gives up hydration if an event occurs meanwhile (its error 345).
 */
async function decodeStream() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

/** Reads the whole stream. If it breaks off, the page stays unchanged and is not hydrated. */
async function readHandoff({ boot, handoff }: HydrationRequest) {
  const response = await handoff;
  if (!response) return { stream: "", context: "{}", ...boot.data, version: boot.version };
  return {
    stream: await response.text(),
    context: response.headers.get(CONTEXT_HEADER) ?? "{}",
    version: response.headers.get(VERSION_HEADER),
  };
}

async function importAll(urls: Record<string, string>) {
  const imports = Object.entries(urls).map(async ([id, url]) => [id, await import(url)]);
  return Object.fromEntries(await Promise.all(imports));
}

/** Hydration needs the whole document. */
const hasWholeDocument = () =>
  document.readyState === "loading" && new Promise((done) => addEventListener("DOMContentLoaded", done));

/** Reloads once if the data have changed, but never a page that the visitor has started to use. */
function reloadChanged({ events }: HydrationRequest) {
  const { href } = location;
  if (isInUse(events) || sessionStorage.getItem(RELOADED) === href) return;
  sessionStorage.setItem(RELOADED, href);
  location.reload();
}

const RELOADED = "reloaded";

if (window.hydration) startHydration(window.hydration).catch(console.error);
