import type { InitOptions } from "i18next";

/**
 * Options of i18next for server and browser. The server has the texts of all languages, the browser those of its page.
 */
export const I18N_OPTIONS = {
  defaultNS: "common",
  // React escapes values, and so do the layouts of emails and PDFs.
  interpolation: { escapeValue: false },
  returnNull: false,
  react: {
    // Looks a key up in each namespace of useTranslation, in order.
    nsMode: "fallback",
    // Changing the language loads another document, so no component listens for changes.
    bindI18n: false,
  },
} as const satisfies InitOptions;
