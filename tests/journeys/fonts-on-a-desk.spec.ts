// The heading font on a wide screen, measured with a script.
import { expect, test } from "@playwright/test";
import { declaredFonts } from "../support/declared-fonts";

const FONT = /\.woff2$/;
const DESK = { width: 1440, height: 900 };

test("the first page on a desktop loads the heading font without a layout shift", async ({ page }) => {
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
    // Holds the font back until the page has been painted in the fallback fonts.
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
