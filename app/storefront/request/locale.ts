// A page's language: its URL's own, `?locale=`, the cookie `lan`, the setting DEFAULT_LOCALE (CONTRACT §8); of those that
// the shop offers (§13).
import type { AppLoadContext } from "@remix-run/cloudflare";
import { RemixI18Next } from "remix-i18next/server";
import { LOCALES } from "~/contract/constants/enums";
import { mainLocale, offeredLocales } from "~/contract/constants/settings";
import { Locale } from "~/contract/wire";
import { LOCALIZED_PATHS, localeOfUrl } from "~/paths";
import { NO_SETTINGS, settingsOf } from "~/storefront/content/settings";
import { cookieHeader, readCookie } from "./cookies";

/** Used where the setting cannot be read. */
const FALLBACK_LOCALE: Locale = "it";
const COOKIE_NAME = "lan";
const TTL_SECONDS = 365 * 24 * 60 * 60;

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...LOCALES],
    fallbackLanguage: FALLBACK_LOCALE,
    order: ["custom"],
    findLocale: async (request) => localeOfUrl(new URL(request.url)) ?? readCookie(request, COOKIE_NAME),
  },
});

/** The page's language: the one that the request names where the shop offers it, else the shop's main one. */
export async function localeOf(args: Args): Promise<Locale> {
  const { offered, main } = await languagesOf(args);
  const named = localeOfUrl(new URL(args.request.url)) ?? storedLocale(args.request);
  return offered.find((locale) => locale === named) ?? main;
}

/** Where the settings cannot be read: all languages, and the fallback. */
export async function languagesOf(args: Args): Promise<{ offered: readonly Locale[]; main: Locale }> {
  const settings = await settingsOf(args).catch(() => NO_SETTINGS);
  const offered = offeredLocales(settings.get("LOCALES"));
  return { offered, main: mainLocale(offered, settings.get("DEFAULT_LOCALE")) };
}

/** The language by the request alone, without the setting. */
export async function namedLocale(request: Request): Promise<Locale> {
  return Locale.catch(FALLBACK_LOCALE).parse(await detector.getLocale(request));
}

interface Args {
  request: Request;
  context: AppLoadContext;
}

/** The same page in another language, where each language has its own path. */
export function localizedPath(pathname: string, locale: Locale): string {
  const paths = LOCALIZED_PATHS.find((paths) => LOCALES.some((l) => paths[l] === pathname));
  return paths ? paths[locale] : pathname;
}

export const storedLocale = (request: Request): Locale | null =>
  Locale.safeParse(readCookie(request, COOKIE_NAME)).data ?? null;

export const localeCookie = (request: Request, locale: Locale): string =>
  cookieHeader(request, COOKIE_NAME, locale, { maxAgeSeconds: TTL_SECONDS, httpOnly: false });
