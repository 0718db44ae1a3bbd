// External origins that a page's CSP allows (SAFETY 31).

import { paths } from "~/paths";
import { pathOf } from "~/platform/request-path";
import { isOwnPreview, isPreview } from "~/storefront/content/preview";
import type { Settings } from "~/storefront/content/settings";
import { botOrigins, botWidget } from "~/storefront/forms/bot-widget";
import type { CspSources } from "./csp";
import { type ExtraScripts, originsOf } from "./extra-scripts";

/** @param loaderData data of the page, which may contain the form that posts to a procurement system */
export function cspSources(
  request: Request,
  settings: Settings,
  scripts: ExtraScripts,
  loaderData: Record<string, unknown>,
): CspSources {
  const bot = botOrigins(botWidget(settings));
  const banner = settings.url("CONSENT_URL")?.origin ?? [];
  const editor = settings.url("PAGE_BUILDER_URL")?.origin ?? [];
  return {
    scripts: [...originsOf(scripts), ...bot],
    frames: isBackOffice(request) ? ["'self'"] : [...bot].concat(banner),
    // Only previews may be framed: by the page builder (CONTRACT §8), or by the back office for its own preview.
    ancestors: isOwnPreview(request) ? ["'self'"] : isPreview(request) ? [editor].flat() : [],
    forms: pathOf(request) === paths.transfer() ? originsOfForm(loaderData) : [],
  };
}

function originsOfForm(loaderData: Record<string, unknown>): string[] {
  const url = Object(Object(loaderData.transfer).transfer).url;
  return typeof url === "string" && URL.canParse(url) ? [new URL(url).origin] : [];
}

/** True for the operator's screens: a separate document, never with third-party scripts. */
export const isBackOffice = (request: Request): boolean => /^\/operator(\/|\.data$|$)/.test(pathOf(request));
