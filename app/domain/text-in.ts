/** The text in a language, otherwise in Italian, otherwise in any language: a shop may offer only one. */
export const textIn = (texts: Readonly<Record<string, string>>, locale: string): string =>
  texts[locale] || texts.it || Object.values(texts).find(Boolean) || "";
