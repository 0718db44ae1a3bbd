import type { Page } from "@playwright/test";

/** The fonts that the page may be drawn in, whether or not they have come. */
export const declaredFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', "")));
