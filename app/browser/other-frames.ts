// Menu and footer, and the texts of a language, come with a document alone: browser/fragments.ts.
import { isEnclosed, localeOfUrl } from "~/paths";

let isLeavingPage = false;

/** A document is on its way: WebKit then cancels module imports, and a reload would win over the document. */
export const isLeaving = (): boolean => isLeavingPage;

/**
 * Loads a page with another frame than this one, or in another language, as a document, by a link or by a redirect. Until it
 * is there this page stays as it is: shown without its menu, the next one would be loaded again under the visitor's hands.
 */
export function loadOtherFrames(router: typeof window.__remixRouter): void {
  const { lang } = document.documentElement;
  const [isEnclosedHere, here] = [isEnclosed(location.pathname), namedLocale(location) ?? lang];
  router.subscribe(({ navigation: { state, location: to } }) => {
    if (state !== "loading" || !to) return;
    if (isEnclosed(to.pathname) === isEnclosedHere && (namedLocale(to) ?? lang) === here) return;
    isLeavingPage = true;
    router.dispose();
    location.assign(to.pathname + to.search + to.hash);
  });
}

/** As the server finds it (storefront/request/locale.ts), which shows its main language for one that the shop does not offer. */
const namedLocale = (url: { pathname: string; search: string }) =>
  localeOfUrl(url) ?? /(?:^|; )lan=(\w+)/.exec(document.cookie)?.[1];
