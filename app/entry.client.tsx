import { RemixBrowser } from "@remix-run/react";
import { setNonce } from "get-nonce";
import i18next from "i18next";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { holdFailedRequests } from "~/components/site/network-failure";
import { i18nOptions } from "~/i18n/config";
import { loadResources } from "~/i18n/load";

async function hydrate() {
  // What this browser has thereby shown: its owner's pages may come in pieces for the next hour.
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers yet
  document.cookie = `js=1; Path=/; Max-Age=3600; SameSite=Lax${secure}`;
  // Radix adds a <style> of its own; without the nonce the CSP would refuse it.
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) setNonce(nonce);
  const { lang } = document.documentElement;
  const locale = lang === "en" || lang === "es" ? lang : "it";
  await i18next.use(initReactI18next).init({
    ...i18nOptions,
    lng: locale,
    resources: { [locale]: await loadResources(locale) },
    react: { useSuspense: false },
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18next}>
        <RemixBrowser />
      </I18nextProvider>,
    );
  });
}

holdFailedRequests();
hydrate();
