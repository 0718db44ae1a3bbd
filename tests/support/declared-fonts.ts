import type { Page } from "@playwright/test";

/** The fonts that the page declares, loaded or not. */
export const declaredFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', "")));
