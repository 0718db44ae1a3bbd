import { useEffect } from "react";
import { loadStylesheet } from "./head-styles";
import { replay } from "./replay";

/**
 * Stops recording early events and replays them. It must be the last child of the page, so that its effect runs after
 * those of all other components.
 */
export function HydrationReady(): null {
  useEffect(() => {
    const { hydration } = window;
    if (!hydration || hydration.liveMs !== undefined) return;
    hydration.end();
    hydration.liveMs = performance.now();
    // After hydration the router loads the next page, so no page is prerendered (storefront/response/speculation.ts).
    document.documentElement.dataset.live = "";
    // Runs after this effect: React handles an event immediately only while it is not rendering.
    queueMicrotask(() => replay(hydration.events.splice(0)));
    if (!hydration.boot.isNow) loadStylesheet(hydration.boot.css);
  }, []);
  return null;
}
