import type { InitOptions } from "i18next";

/** The options of i18next on both sides. The server has the texts of all languages, the browser those of its page. */
export const I18N_OPTIONS = {
  defaultNS: "common",
  // React escapes values, and so do the layouts of mails and PDFs.
  interpolation: { escapeValue: false },
  returnNull: false,
  react: {
    // Looks a key up in each namespace of useTranslation, in order.
    nsMode: "fallback",
    // A change of language loads another document, so no component has to listen for one.
    bindI18n: false,
  },
} as const satisfies InitOptions;
