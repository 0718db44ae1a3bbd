// Interaction times on the slow phone of phone.ts: a tap on a card, a touch on a page whose scripts the browser has
// already cached, a press on a live page. Each figure is the minimum of its runs.
import type { Browser, Page } from "playwright";
import { print, slow, touch } from "./slow-phone";

/** The page and the selector of each element that is pressed. */
const PRESSES: Record<string, { path: string; target: string }> = {
  menu: { path: "/p", target: "nav[data-fragment=menu] summary" },
  filter: { path: "/c/luppoli", target: "main form[method=get] summary" },
  add: { path: "/p/luppolo-adeena-in-pellet", target: "main button[value=add]:not([tabindex])" },
  quantity: { path: "/p/luppolo-adeena-in-pellet", target: "main button[name=step][value='1']" },
  gallery: { path: "/p/luppolo-adeena-in-pellet", target: "main section li a" },
};

/** @param others URLs of the other shop's screens, by name */
export async function measureHands(
  browser: Browser,
  origin: string,
  others: Record<string, string>,
  runs: number,
): Promise<void> {
  const ours = await leastOf(runs, () => tapOnCard(browser, `${origin}/p`));
  const theirs = others.list ? await leastOf(runs, () => tapOnCard(browser, others.list ?? "")) : null;
  const share = theirs ? [(ours / theirs).toFixed(2)] : [];
  print("tap to next", [ours.toFixed(0), ...(theirs ? [theirs.toFixed(0)] : []), ...share]);
  print("2nd live", [(await leastOf(runs, () => touchOnSecondPage(browser, origin))).toFixed(0)]);
  for (const [name, { path, target }] of Object.entries(PRESSES))
    print(`press ${name}`, [(await leastOf(runs, () => press(browser, origin + path, target))).toFixed(0)]);
}

async function leastOf(runs: number, measure: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) least = Math.min(least, await measure());
  return least;
}

/** Milliseconds from the tap on the first card of a list to the first frame with the product's heading. */
const tapOnCard = (browser: Browser, list: string): Promise<number> =>
  onPhone(browser, async (page) => {
    await page.addInitScript(watchHeading);
    await page.goto(list, { waitUntil: "load" });
    await page.waitForTimeout(3000);
    const card = page.locator("main li a[href*='/p/'], main a[href*='/products/']").first();
    await card.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    const box = await card.boundingBox();
    if (!box) throw new Error("The list has no card.");
    await page.touchscreen.tap(box.x + box.width / 2, box.y + Math.min(box.height / 2, 40));
    const times = await page.waitForFunction(
      () => {
        const { arrivedAt } = window as unknown as { arrivedAt?: number };
        return arrivedAt && arrivedAt - Number(sessionStorage.getItem("tappedAt"));
      },
      null,
      { timeout: 20_000, polling: 50 },
    );
    return Number(await times.jsonValue());
  });

/** Runs in every page before the page's own scripts. */
function watchHeading() {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector("h1")?.textContent;
  addEventListener(
    "pointerdown",
    () => {
      sessionStorage.setItem("tappedAt", String(now()));
      sessionStorage.setItem("tappedOn", heading() ?? "");
    },
    true,
  );
  const look = () => {
    const before = sessionStorage.getItem("tappedOn");
    const shown = heading();
    if (before === null || !shown || shown === before || document.prerendering) requestAnimationFrame(look);
    // The frame with the heading has been painted when the next animation frame begins.
    else requestAnimationFrame(() => Object.assign(window, { arrivedAt: now() }));
  };
  requestAnimationFrame(look);
}

/** Milliseconds from a touch to a live page, when the previous page has already loaded the scripts. */
const touchOnSecondPage = (browser: Browser, origin: string): Promise<number> =>
  onPhone(browser, async (page) => {
    await page.goto(`${origin}/p`, { waitUntil: "load" });
    await page.waitForTimeout(1000);
    await touch(page);
    await page.goto(`${origin}/p/luppolo-adeena-in-pellet`, { waitUntil: "load" });
    await page.waitForTimeout(1500);
    return touch(page);
  });

/** Milliseconds from a press on a live page to the next paint (Event Timing API). */
const press = (browser: Browser, url: string, target: string): Promise<number> =>
  onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(1000);
    await touch(page);
    await page.waitForTimeout(1500);
    await page.evaluate(() => {
      const durations: number[] = [];
      Object.assign(window, { durations });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) durations.push(duration);
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    const pressed = page.locator(target).locator("visible=true").first();
    await pressed.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const box = await pressed.boundingBox();
    if (!box) throw new Error(`Nothing to press: ${target}`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(2500);
    return page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations));
  });

async function onPhone<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript("globalThis.__name = (named) => named;");
    await slow(await context.newCDPSession(page), true);
    await page.waitForTimeout(2000);
    return await use(page);
  } finally {
    await context.close();
  }
}
