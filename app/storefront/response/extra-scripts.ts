// The operator's extra scripts: which of them a page includes, and the origins that its CSP must allow for them.
import type { SettingKey } from "~/contract/shop";
import { pathOf } from "~/platform/request-path";
import { type Settings, webAddress } from "~/storefront/content/settings";
import type { Consent } from "~/storefront/request/consent";
import { isEssential, parseScripts, type ScriptTag, sourceOf, writeScript } from "./script-tags";

const HEAD = ["ECSYS_EXTRA_SCRIPT_HEAD", "DEFAULT_EXTRA_SCRIPT_HEAD"] as const;
const BODY = ["DEFAULT_EXTRA_SCRIPT"] as const;

export interface ExtraScripts {
  head: ScriptTag[];
  body: ScriptTag[];
}

export const NO_SCRIPTS: ExtraScripts = { head: [], body: [] };

/**
 * True for pages without third-party scripts: those whose URL contains a key, and those where a password or a delivery
 * address is typed. A script could read both.
 */
export const isWithoutScripts = (url: string): boolean =>
  SCRIPTLESS.test(pathOf({ url })) || /[?&]key=/.test(url);

const SCRIPTLESS =
  /^\/(auth|pay|punchout|operator|back-in-stock|cart\/(checkout|transfer)|account\/(details|api-keys))(\/|\.data$|$)/i;

/** True if the requesting document may contain such scripts and the requested page must not. */
export function leavesScripts(request: Request): boolean {
  const from = request.headers.get("Referer") ?? "";
  return (
    // A request by a script. Remix removes ".data" from the URL.
    request.headers.get("Sec-Fetch-Dest") === "empty" &&
    isWithoutScripts(request.url) &&
    URL.canParse(from) &&
    !isWithoutScripts(from)
  );
}

/** Without consent, only essential scripts and the consent banner of CONSENT_URL are included. */
export function extraScripts(settings: Settings, consent: Consent | null): ExtraScripts {
  const isAllowed = (tag: ScriptTag) => consent === "granted" || isEssential(tag);
  const banner = settings.url("CONSENT_URL");
  const analytics = settings.url("ANALYTICS_URL");
  return {
    head: [
      ...(banner ? [external(banner)] : []),
      ...scriptsOf(settings, HEAD).filter(isAllowed),
      ...(analytics && consent === "granted" ? [external(analytics)] : []),
    ],
    body: scriptsOf(settings, BODY).filter(isAllowed),
  };
}

export const needsConsent = (settings: Settings): boolean =>
  settings.url("ANALYTICS_URL") !== null ||
  scriptsOf(settings, [...HEAD, ...BODY]).some((tag) => !isEssential(tag));

export function originsOf({ head, body }: ExtraScripts): string[] {
  const origins = [...head, ...body].flatMap((tag) => webAddress(sourceOf(tag) ?? "")?.origin ?? []);
  return [...new Set(origins)];
}

/** Inserts the scripts at the end of head and body, where hydration ignores unknown nodes. */
export function withScripts(page: string, { head, body }: ExtraScripts, nonce: string): string {
  const write = (tags: ScriptTag[]) => tags.map((tag) => writeScript(tag, nonce)).join("");
  const headEnd = page.indexOf("</head>");
  const bodyEnd = page.lastIndexOf("</body>");
  return (
    page.slice(0, headEnd) + write(head) + page.slice(headEnd, bodyEnd) + write(body) + page.slice(bodyEnd)
  );
}

const external = (url: URL): ScriptTag => ({
  attributes: [
    ["src", url.href],
    ["async", ""],
  ],
  text: "",
});

const scriptsOf = (settings: Settings, keys: readonly SettingKey[]): ScriptTag[] =>
  keys.flatMap((key) => parseScripts(settings.text(key) ?? ""));
