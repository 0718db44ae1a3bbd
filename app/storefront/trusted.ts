// Whom the policy of this very page trusts besides the shop itself: SAFETY 31.
import { botOrigins, botWidget } from "./bot-widget";
import { type ExtraScripts, originsOf } from "./extra-scripts";
import { isPreview } from "./preview";
import type { Trusted } from "./security";
import type { Settings } from "./settings";

export function trustedOf(request: Request, settings: Settings, scripts: ExtraScripts): Trusted {
  const bot = botOrigins(botWidget(settings));
  const banner = settings.url("CONSENT_URL")?.origin ?? [];
  const editor = settings.url("PAGE_BUILDER_URL")?.origin ?? [];
  return {
    scripts: [...originsOf(scripts), ...bot],
    frames: [...bot].concat(banner),
    // The preview alone may stand in another page, and in the page builder's alone: CONTRACT §8.
    ancestors: isPreview(request) ? [editor].flat() : [],
  };
}

/** Customers' names and orders are nothing for the scripts of others. */
export const isBackOffice = (request: Request): boolean =>
  /^\/operator(\/|$)/.test(new URL(request.url).pathname);
