// Menu and footer come with a document alone: browser/fragments.ts.
import { isEnclosed } from "~/paths";

/**
 * Loads a page with another frame than this one as a document, by a link or by a redirect. Until it is there this page
 * stays as it is: shown without its menu, the next one would be loaded again under the visitor's hands.
 */
export function loadOtherFrames(router: typeof window.__remixRouter): void {
  const here = isEnclosed(location.pathname);
  router.subscribe(({ navigation: { state, location: to } }) => {
    if (state !== "loading" || !to || isEnclosed(to.pathname) === here) return;
    router.dispose();
    location.assign(to.pathname + to.search + to.hash);
  });
}
