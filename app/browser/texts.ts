// i18next in the browser: it starts with the texts of the page's namespaces and fetches those of later pages.
import i18next, { type BackendModule, type ResourceLanguage } from "i18next";
import { initReactI18next } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { I18N_OPTIONS } from "~/i18n/options";

/**
 * @param texts the page's texts, by namespace
 * @param url URL of these texts
 */
export function startI18n(texts: ResourceLanguage, url: string) {
  const { lang } = document.documentElement;
  return i18next
    .use(initReactI18next)
    .use(backend(url))
    .init({
      ...I18N_OPTIONS,
      lng: lang,
      fallbackLng: false,
      ns: getInitialNamespaces(),
      resources: { [lang]: texts },
      partialBundledLanguages: true,
    });
}

/**
 * A component whose namespace is missing suspends until it has loaded. During a navigation the previous page stays
 * visible.
 */
const backend = (pageTexts: string): BackendModule => ({
  type: "backend",
  init() {},
  read(_language, namespace, done) {
    const url = new URL(pageTexts, location.href);
    url.searchParams.set("ns", namespace);
    fetch(url)
      .then((response) => response.json<ResourceLanguage>())
      .then(
        (texts) => done(null, texts[namespace]),
        // `true`: i18next retries.
        (error) => done(error, true),
      );
  },
});
