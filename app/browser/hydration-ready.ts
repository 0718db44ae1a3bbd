import { useEffect } from "react";
import { loadStylesheet } from "./head-styles";
import { replay } from "./replay";

/**
 * Ends the recording of early events and replays them. As the last child of the page its effect runs after those of all
 * other components.
 */
export function HydrationReady(): null {
  useEffect(() => {
    const { hydration } = window;
    if (!hydration || hydration.liveMs !== undefined) return;
    hydration.end();
    hydration.liveMs = performance.now();
    // From now on the router loads the next page: no page is rendered in advance (storefront/response/speculation.ts).
    document.documentElement.dataset.live = "";
    // After this effect: React answers an event at once only outside its own work.
    queueMicrotask(() => replay(hydration.events.splice(0)));
    if (!hydration.boot.isNow) loadStylesheet(hydration.boot.css);
  }, []);
  return null;
}
