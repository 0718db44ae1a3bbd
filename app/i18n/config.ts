// What i18next needs to know on both sides.
import type { InitOptions } from "i18next";

export const NAMESPACES = [
  "common",
  "catalogue",
  "cart",
  "checkout",
  "account",
  "auth",
  "content",
  "errors",
] as const;

export const i18nOptions = {
  supportedLngs: ["it", "en", "es"],
  fallbackLng: "it",
  defaultNS: "common",
  ns: [...NAMESPACES],
  interpolation: { escapeValue: false },
  returnNull: false,
} satisfies InitOptions;
