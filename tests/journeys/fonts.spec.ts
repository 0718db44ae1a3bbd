// The web fonts: a first page does not wait for them, and the pages after it have them.
import { expect, test } from "@playwright/test";
import { declaredFonts } from "../support/declared-fonts";

const FONT = /\.woff2$/;
const PHONE = { width: 360, height: 800 };

test("a first page on a phone waits for no font, and the next one has the fonts", async ({ page }, {
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
  // Without JavaScript nothing can fetch them later: the page itself asks for them.
  await expect.poll(() => new Set(asked.map(({ path }) => path)).size).toBe(2);
  await page.goto("/news");
  if (project.name === "js") expect(await declaredFonts(page)).toContain("Vollkorn");
});
