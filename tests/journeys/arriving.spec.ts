// A page on a slow connection: elements of the part that has arrived do not move when the rest arrives.
import { expect, type Page, test } from "@playwright/test";

const SCREENS = ["/home", "/p", "/p/luppolo-adeena-in-pellet"];
/**
 * The number of partial pages that are compared, and the number of elements by which each is longer than the
 * previous one; together they cover the first window.
 */
const [PARTS, STEP] = [12, 2];

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
      // The first part includes more than the page's head: its style rules alone are 10 kB.
      const title = html.indexOf("</h1>");
      const first = ends.findIndex((end) => end > Math.max(title, html.indexOf("</header>", title)));
      for (let part = 0; part < PARTS; part += 1) {
        const end = ends[first + STEP * part] ?? 0;
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

/** Shows the page as at a first view: in the fallback fonts, before any script. */
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

/**
 * Returns the positions of the page header and the headings, in document order. The height of cards is ignored,
 * because cards in a row stretch each other.
 */
const placesIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("header:not(main *) *, main :is(h1, h2, h3)")].map((element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return { name: width === 0 ? "" : `${element.tagName}.${element.getAttribute("class")}`, x, y };
    }),
  );
