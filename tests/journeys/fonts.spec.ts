// The web fonts: a first page does not wait for them, and the pages after it have them.
import { expect, type Page, test } from "@playwright/test";

const FONT = /\.woff2$/;
const PHONE = { width: 360, height: 800 };
const DESK = { width: 1440, height: 900 };

/** What the page may be drawn in: whether a font is late is the browser's affair. */
const declared = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', "")));

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
    expect(await declared(page)).not.toContain("Vollkorn");
    await page.waitForFunction(() => document.cookie.includes("fonts=1"));
    expect(asked.map((one) => one.isLoaded)).toEqual([true, true]);
  }
  // Without JavaScript nothing can fetch them later: the page itself asks for them.
  await expect.poll(() => new Set(asked.map(({ path }) => path)).size).toBe(2);
  await page.goto("/news");
  if (project.name === "js") expect(await declared(page)).toContain("Vollkorn");
});

test("a first page on a desk gets the headings' font, and nothing moves when it comes", async ({ page }, {
  project,
}) => {
  test.skip(project.name === "no-js", "measured by a script");
  await page.setViewportSize(DESK);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, "shift", Reflect.get(window, "shift") + Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of ["/home", "/p", "/p/luppolo-adeena-in-pellet", "/contatti"]) {
    await page.context().clearCookies();
    // The page is painted in the fallback fonts first.
    let release = () => {};
    const isPainted = new Promise<void>((done) => {
      release = done;
    });
    await page.route(FONT, async (route) => {
      await isPainted;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    expect(await declared(page)).toContain("Vollkorn");
    release();
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family === "Vollkorn" && status === "loaded"),
    );
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => Reflect.get(window, "shift")), path).toBeLessThan(0.01);
    await page.unroute(FONT);
  }
});
