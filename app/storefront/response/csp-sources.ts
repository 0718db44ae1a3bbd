// The external origins that a page's CSP allows: SAFETY 31.

import { isPreview } from "~/storefront/content/preview";
import type { Settings } from "~/storefront/content/settings";
import { botOrigins, botWidget } from "~/storefront/forms/bot-widget";
import type { CspSources } from "./csp";
import { type ExtraScripts, originsOf } from "./extra-scripts";

export function cspSources(request: Request, settings: Settings, scripts: ExtraScripts): CspSources {
  const bot = botOrigins(botWidget(settings));
  const banner = settings.url("CONSENT_URL")?.origin ?? [];
  const editor = settings.url("PAGE_BUILDER_URL")?.origin ?? [];
  return {
    scripts: [...originsOf(scripts), ...bot],
    frames: [...bot].concat(banner),
    // Only the preview may be framed, and only by the page builder: CONTRACT §8.
    ancestors: isPreview(request) ? [editor].flat() : [],
  };
}

/** The operator's screens: a document of their own, never with third-party scripts. */
export const isBackOffice = (request: Request): boolean =>
  /^\/operator(\/|\.data$|$)/.test(new URL(request.url).pathname);
