// A page's language: that of its URL, `?locale=`, the cookie `lan`, then the setting DEFAULT_LOCALE (CONTRACT §8),
// limited to the languages that the shop offers (§13).
import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixI18Next } from "remix-i18next/server";
import { LOCALES } from "~/contract/constants/enums";
import { mainLocale, offeredLocales } from "~/contract/constants/settings";
import { Locale } from "~/contract/wire";
import { LOCALIZED_PATHS, localeOfUrl } from "~/paths";
import { NO_SETTINGS, settingsOf } from "~/storefront/content/settings";
import { cookieHeader, readCookie } from "./cookies";

/** Used if the settings cannot be read. */
const FALLBACK_LOCALE: Locale = "it";
const COOKIE_NAME = "lan";
const TTL_SECONDS = 365 * 24 * 60 * 60;

const detectorFor = (offered: readonly Locale[], main: Locale): RemixI18Next =>
  new RemixI18Next({
    detection: {
      supportedLanguages: [...offered],
      fallbackLanguage: main,
      order: ["custom"],
      findLocale: async (request) => localeOfUrl(new URL(request.url)) ?? storedLocale(request),
    },
  });

const detectors = new Map<string, RemixI18Next>();
const detector = detectorFor(LOCALES, FALLBACK_LOCALE);

/** Returns the requested language if the shop offers it, else the shop's main language. */
export async function localeOf(args: Args): Promise<Locale> {
  const { offered, main } = await languagesOf(args);
  const key = [main, ...offered].join();
  const ownDetector = detectors.get(key) ?? detectorFor(offered, main);
  detectors.set(key, ownDetector);
  return Locale.catch(main).parse(await ownDetector.getLocale(args.request));
}

/** Returns all languages and the fallback if the settings cannot be read. */
export async function languagesOf(args: Args): Promise<{ offered: readonly Locale[]; main: Locale }> {
  const settings = await settingsOf(args).catch(() => NO_SETTINGS);
  const offered = offeredLocales(settings.get("LOCALES"));
  return { offered, main: mainLocale(offered, settings.get("DEFAULT_LOCALE")) };
}

/** Returns the requested language without checking the setting. */
export async function namedLocale(request: Request): Promise<Locale> {
  return Locale.catch(FALLBACK_LOCALE).parse(await detector.getLocale(request));
}

interface Args {
  request: Request;
  context: AppLoadContext;
}

/** Returns the namespaces that the page's routes declare in `handle.i18n`. */
export function routeNamespaces(context: EntryContext): string[] {
  const routes = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const routeModules = Object.fromEntries(
    Object.entries(context.routeModules).filter(([id]) => routes.includes(id)),
  );
  return detector.getRouteNamespaces({ ...context, routeModules });
}

/** Returns the path of the same page in another language, if paths differ by language. */
export function localizedPath(pathname: string, locale: Locale): string {
  const paths = LOCALIZED_PATHS.find((paths) => LOCALES.some((l) => paths[l] === pathname));
  return paths ? paths[locale] : pathname;
}

export const storedLocale = (request: Request): Locale | null =>
  Locale.safeParse(readCookie(request, COOKIE_NAME)).data ?? null;

export const localeCookie = (request: Request, locale: Locale): string =>
  cookieHeader(request, COOKIE_NAME, locale, { maxAgeSeconds: TTL_SECONDS, httpOnly: false });
