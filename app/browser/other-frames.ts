// Menu and footer, and the texts of a language, come with a document alone: browser/fragments.ts.
import { isEnclosed, localeOfPath } from "~/paths";

/**
 * Loads a page with another frame than this one, or in another language, as a document, by a link or by a redirect. Until it
 * is there this page stays as it is: shown without its menu, the next one would be loaded again under the visitor's hands.
 */
export function loadOtherFrames(router: typeof window.__remixRouter): void {
  const here = isEnclosed(location.pathname);
  const { lang } = document.documentElement;
  router.subscribe(({ navigation: { state, location: to } }) => {
    if (state !== "loading" || !to) return;
    if (isEnclosed(to.pathname) === here && (namedLocale(to) ?? lang) === lang) return;
    router.dispose();
    location.assign(to.pathname + to.search + to.hash);
  });
}

/** As the server finds it: storefront/request/locale.ts. */
const namedLocale = ({ pathname, search }: { pathname: string; search: string }) =>
  localeOfPath(pathname) ??
  new URLSearchParams(search).get("locale") ??
  /(?:^|; )lan=(\w+)/.exec(document.cookie)?.[1];
