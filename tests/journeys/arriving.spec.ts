// A page on a slow line, of which the browser has read a part: what it shows of that part stays where it is.
import { expect, type Page, test } from "@playwright/test";

const SCREENS = ["/home", "/p", "/p/luppolo-adeena-in-pellet"];
/** So many beginnings of each page are looked at. */
const PARTS = 12;

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const)
  for (const path of SCREENS)
    test(`nothing moves while ${path} arrives, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const html = await (await page.request.get(path)).text();
      await show(page, path, html);
      const whole = await placesIn(page);
      const ends = [...html.matchAll(/<\/(li|p|div|h1|form)>/g)].map(
        ({ index, 0: tag }) => index + tag.length,
      );
      const last = ends.findIndex((end) => end > html.indexOf("<footer"));
      for (let part = 1; part <= PARTS; part += 1) {
        const end = ends[Math.floor((last * part) / (PARTS + 1))] ?? 0;
        await show(page, path, html.slice(0, end));
        const places = await placesIn(page);
        const moved = places.filter(
          ({ name, x, y }, at) =>
            whole[at]?.name === name &&
            y < height &&
            (Math.abs(whole[at].x - x) > 1 || Math.abs(whole[at].y - y) > 1),
        );
        expect.soft(moved.slice(0, 3), `after ${html.slice(end - 120, end)}`).toEqual([]);
      }
    });

/** As a first look is: in the fallback fonts, which stay, and before any script. */
async function show(page: Page, path: string, html: string): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: html.replace(/<script[\s\S]*?<\/script>|<style[^>]*id="fonts">[\s\S]*?<\/style>/g, ""),
    }),
  );
  await page.goto(path);
  await page.unroute(path);
}

/** Of all that is shown, in the page's order. */
const placesIn = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")].map((element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return { name: width === 0 ? "" : `${element.tagName}.${element.getAttribute("class")}`, x, y };
    }),
  );
