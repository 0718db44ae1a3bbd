// The external origins that a page's CSP allows: SAFETY 31.

import { paths } from "~/paths";
import { pathOf } from "~/platform/request-path";
import { isOwnPreview, isPreview } from "~/storefront/content/preview";
import type { Settings } from "~/storefront/content/settings";
import { botOrigins, botWidget } from "~/storefront/forms/bot-widget";
import type { CspSources } from "./csp";
import { type ExtraScripts, originsOf } from "./extra-scripts";

/** @param loaderData of the page: it may name the form that leads to a buying system */
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
    // Only a preview may be framed: by the page builder (CONTRACT §8), the back office's own by the back office.
    ancestors: isOwnPreview(request) ? ["'self'"] : isPreview(request) ? [editor].flat() : [],
    forms: pathOf(request) === paths.transfer() ? originsOfForm(loaderData) : [],
  };
}

function originsOfForm(loaderData: Record<string, unknown>): string[] {
  const url = Object(Object(loaderData.transfer).transfer).url;
  return typeof url === "string" && URL.canParse(url) ? [new URL(url).origin] : [];
}

/** The operator's screens: a document of their own, never with third-party scripts. */
export const isBackOffice = (request: Request): boolean => /^\/operator(\/|\.data$|$)/.test(pathOf(request));
