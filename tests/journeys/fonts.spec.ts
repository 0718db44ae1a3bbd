// Web fonts: the first page does not wait for them, and later pages use them.
import { expect, test } from "@playwright/test";
import { declaredFonts } from "../support/declared-fonts";

const FONT = /\.woff2$/;
const PHONE = { width: 360, height: 800 };

test("the first page on a phone waits for no font, and the next page has the fonts", async ({ page }, {
  project,
}) => {
  await page.setViewportSize(PHONE);
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
    expect(await declaredFonts(page)).not.toContain("Vollkorn");
    await page.waitForFunction(() => document.cookie.includes("fonts=1"));
    expect(asked.map((one) => one.isLoaded)).toEqual([true, true]);
  }
  // Without JavaScript, no script can load the fonts later, so the page's CSS requests them.
  await expect.poll(() => new Set(asked.map(({ path }) => path)).size).toBe(2);
  await page.goto("/news");
  if (project.name === "js") expect(await declaredFonts(page)).toContain("Vollkorn");
});
