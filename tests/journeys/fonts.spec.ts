// The web fonts: a first page does not wait for them, and the pages after it have them.
import { expect, type Page, test } from "@playwright/test";

const FONT = /\.woff2$/;

/** What the page may be drawn in: whether a font is late is the browser's affair. */
const declared = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', "")));

test("a first page waits for no font, and the next one has the fonts", async ({ page }, { project }) => {
  const asked: { path: string; isLoaded: boolean }[] = [];
  let isLoaded = false;
  page.once("load", () => {
    isLoaded = true;
  });
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (FONT.test(path)) asked.push({ path, isLoaded });
  });
  await page.goto("/contatti");
  if (project.name === "js") {
    expect(await declared(page)).not.toContain("Vollkorn");
    await page.waitForFunction(() => document.cookie.includes("fonts=1"));
    expect(asked.map((one) => one.isLoaded)).toEqual([true, true]);
  }
  // Without JavaScript nothing can fetch them later: the page itself asks for them.
  await expect.poll(() => new Set(asked.map(({ path }) => path)).size).toBe(2);
  await page.goto("/news");
  if (project.name === "js") expect(await declared(page)).toContain("Vollkorn");
});
