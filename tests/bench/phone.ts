// `npm run bench:phone`: the first look at a screen on a slow phone: a processor 6 times slower, 150 ms to and fro,
// 1.6 Mbit/s, nothing in the browser's cache. And how long a touch takes until the page is live.
import { parseArgs } from "node:util";
import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { findChromium } from "~/tools/chromium";
import { main } from "~/tools/steps";
import { openShop } from "../support/worker/shop";
import { shopUrl } from "../support/worker/worker";

const SCREENS: Record<string, string> = {
  product: "/p/luppolo-adeena-in-pellet",
  list: "/p",
  home: "/home",
  category: "/c/lieviti-enologici",
  cart: "/cart",
  login: "/auth/login",
};
const LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

interface Look {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  bytes: number;
  scripts: number;
  live: number;
}

main(async () => {
  const { values } = parseArgs({
    options: { url: { type: "string" }, runs: { type: "string", default: "3" }, lcp: { type: "boolean" } },
  });
  const close = values.url ? null : await openShop();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    print("", ["FCP ms", "LCP ms", "TBT ms", "CLS", "CLS 1440", "requests", "kB", "JS kB", "live ms"]);
    for (const [name, path] of Object.entries(SCREENS)) {
      const looks: Look[] = [];
      for (let run = 0; run < Number(values.runs); run += 1)
        looks.push(await look(browser, (values.url ?? shopUrl()) + path, 360));
      const wide = await look(browser, (values.url ?? shopUrl()) + path, 1440);
      const middle = (of: keyof Look) =>
        looks.map((one) => one[of]).sort((a, b) => a - b)[looks.length >> 1] ?? 0;
      print(name, [
        middle("fcp").toFixed(0),
        middle("lcp").toFixed(0),
        middle("tbt").toFixed(0),
        middle("cls").toFixed(3),
        wide.cls.toFixed(3),
        middle("requests").toFixed(0),
        (middle("bytes") / 1000).toFixed(1),
        (middle("scripts") / 1000).toFixed(1),
        middle("live").toFixed(0),
      ]);
    }
  } finally {
    await browser.close();
    await close?.();
  }
});

async function look(browser: Browser, url: string, width: number): Promise<Look> {
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 640 : 900 } });
  try {
    const page = await context.newPage();
    const wire = await slow(await context.newCDPSession(page));
    // The compiler of this file names functions by a helper that a page does not have.
    await page.addInitScript(`globalThis.__name = (named) => named; (${observe})()`);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(1500);
    const { requests, bytes } = { ...wire };
    const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Look, "live"> }).seen);
    const scripts = wire.scripts;
    const live = await touch(page);
    return { ...seen, requests, bytes, scripts, live };
  } finally {
    await context.close();
  }
}

async function slow(session: CDPSession) {
  const wire = { requests: 0, bytes: 0, scripts: 0 };
  const kinds = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, type }) => {
    kinds.set(requestId, type);
    wire.requests += 1;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    wire.bytes += encodedDataLength;
    if (kinds.get(requestId) === "Script") wire.scripts += encodedDataLength;
  });
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", { offline: false, ...LINE });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  return wire;
}

/** Runs in the page before all else. */
function observe() {
  const seen = { fcp: 0, lcp: 0, tbt: 0, cls: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
    Object.assign(window, { lcpElement: (entry as unknown as { element?: Element }).element?.outerHTML });
  });
  watch("longtask", ({ startTime, duration }) => {
    if (startTime >= seen.fcp) seen.tbt += Math.max(0, duration - 50);
  });
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
}

/** From a finger on the page to a page that is live. */
const touch = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    addEventListener("pointerdown", () => Object.assign(window, { touchedAt: performance.now() }), {
      capture: true,
      once: true,
    });
  });
  await page.mouse.click(2, 300);
  return page
    .waitForFunction(
      () =>
        window.touched?.liveMs &&
        window.touched.liveMs - (window as unknown as { touchedAt: number }).touchedAt,
      null,
      { timeout: 20_000, polling: 20 },
    )
    .then((handle) => handle.jsonValue() as Promise<number>);
};

const print = (name: string, cells: string[]): void =>
  console.log(name.padEnd(12) + cells.map((cell) => cell.padStart(10)).join(""));
