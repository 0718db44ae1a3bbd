// A prerendered page has no side effects until it is shown.
import { expect, test } from "@playwright/test";
import { ACTIVATED_HEADER } from "~/browser/boot";

test("a prerendered page sets no cookie and loads nothing until it is shown", async ({ page }) => {
  // Simulates the browser's prerendering, controlled by the test.
  await page.addInitScript(() => {
    const state = { isAhead: true };
    Object.defineProperty(document, "prerendering", { get: () => state.isAhead });
    addEventListener("show-page", () => {
      state.isAhead = false;
      document.dispatchEvent(new Event("prerenderingchange"));
    });
  });
  const asked: string[] = [];
  const counted: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|woff2)$/.test(pathname)) asked.push(pathname);
    if (request.headers()[ACTIVATED_HEADER.toLowerCase()]) counted.push(pathname);
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/p", { waitUntil: "load" });
  // The start in idle time would have happened by now.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect([asked, counted, await page.context().cookies()]).toEqual([[], [], []]);
  await page.evaluate(() => dispatchEvent(new Event("show-page")));
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("fonts=1");
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => window.hydration?.liveMs !== undefined);
  expect(await page.evaluate(() => document.cookie)).toContain("js=1");
  expect(counted).toEqual(["/p"]);
  await expect(page.locator("html")).toHaveAttribute("data-live", "");
});
