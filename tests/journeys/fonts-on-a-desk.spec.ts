// The headings' font on a wide screen, as a script measures it.
import { expect, test } from "@playwright/test";
import { declaredFonts } from "../support/declared-fonts";

const FONT = /\.woff2$/;
const DESK = { width: 1440, height: 900 };

test("a first page on a desk gets the headings' font, and nothing moves when it comes", async ({ page }) => {
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
    expect(await declaredFonts(page)).toContain("Vollkorn");
    release();
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family === "Vollkorn" && status === "loaded"),
    );
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => Reflect.get(window, "shift")), path).toBeLessThan(0.01);
    await page.unroute(FONT);
  }
});
