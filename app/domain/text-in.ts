/** The text in a language, else in Italian, else in any that has one: a shop may offer one language alone. */
export const textIn = (texts: Readonly<Record<string, string>>, locale: string): string =>
  texts[locale] || texts.it || Object.values(texts).find(Boolean) || "";
