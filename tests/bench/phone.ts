// `npm run bench:phone` measures the first view of each screen on a slow phone: a processor 6 times slower, 150 ms
// round trip, 1.6 Mbit/s, empty browser cache; and the time from a touch until the page is live. --hydrogen URL
// measures a Hydrogen shop (see hydrogen.ts) in turns with ours and prints the ratio of our times to its times; URL
// is one of its product pages. --url measures a running shop, --only SCREEN one screen, --runs sets the number of
// views; each figure is the minimum of its runs, because other load on the machine can only add time. --beside URL
// compares another instance of this project, such as an older commit. Both shops are served over HTTP/2, like at
// the edge (edge.ts). The interaction times of hands.ts follow. --lcp prints the largest painted element. TBT sums
// what each task takes beyond 50 ms after the first paint; "from 0" does the same from the start of the load.
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright";
import { findChromium } from "~/tools/chromium";
import { main } from "~/tools/steps";
import { openShop } from "../support/worker/shop";
import { shopUrl } from "../support/worker/worker";
import { edgeBefore } from "./edge";
import { measureHands } from "./hands";
import { hydrogenScreens } from "./hydrogen";
import { print, slow, touch } from "./slow-phone";

const SCREENS: Record<string, string> = {
  product: "/p/luppolo-adeena-in-pellet",
  list: "/p",
  home: "/home",
  category: "/c/lieviti-enologici",
  cart: "/cart",
  login: "/auth/login",
};

interface Look {
  fcp: number;
  lcp: number;
  tbt: number;
  blocked: number;
  cls: number;
  requests: number;
  bytes: number;
  scripts: number;
  /** HTML of the largest painted element. */
  largest: string;
  /** Milliseconds from a touch until the page is live; null for a page without our hydration. */
  live: number | null;
}

const COLUMNS: Record<string, (look: Look, wide: Look) => string> = {
  "FCP ms": ({ fcp }) => fcp.toFixed(0),
  "LCP ms": ({ lcp }) => lcp.toFixed(0),
  "TBT ms": ({ tbt }) => tbt.toFixed(0),
  "from 0": ({ blocked }) => blocked.toFixed(0),
  CLS: ({ cls }) => cls.toFixed(3),
  "CLS 1440": (_, wide) => wide.cls.toFixed(3),
  requests: ({ requests }) => String(requests),
  kB: ({ bytes }) => (bytes / 1000).toFixed(1),
  "JS kB": ({ scripts }) => (scripts / 1000).toFixed(1),
  "live ms": ({ live }) => live?.toFixed(0) ?? "",
};

main(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: "string" },
      hydrogen: { type: "string" },
      beside: { type: "string" },
      only: { type: "string" },
      runs: { type: "string", default: "3" },
      lcp: { type: "boolean" },
    },
  });
  const close = values.url ? null : await openShop();
  const ours = await edgeBefore(values.url ?? shopUrl());
  const other = values.hydrogen ?? values.beside;
  const theirs = other ? await edgeBefore(new URL(other).origin) : null;
  const theirScreens = theirs && screensOf(theirs.origin, values.hydrogen);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--ignore-certificate-errors"],
  });
  try {
    print("", Object.keys(COLUMNS));
    for (const [name, path] of Object.entries(SCREENS)) {
      if (values.only && values.only !== name) continue;
      const urls = [ours.origin + path, theirScreens?.[name]].filter((url) => url !== undefined);
      const looks = await inTurns(browser, urls, Number(values.runs));
      for (const [turn, look] of looks.entries()) {
        const wide = await lookAt(browser, urls[turn] ?? "", 1440);
        print(
          turn === 0 ? name : "  theirs",
          Object.values(COLUMNS).map((cell) => cell(look, wide)),
        );
        if (values.lcp) console.log(`  ${look.largest.slice(0, 200)}`);
      }
      const [our, their] = looks;
      if (our && their)
        print("  of theirs", [(our.fcp / their.fcp).toFixed(2), (our.lcp / their.lcp).toFixed(2)]);
    }
    if (!values.only) await measureHands(browser, ours.origin, theirScreens ?? {}, Number(values.runs));
  } finally {
    await browser.close();
    for (const edge of [ours, theirs]) edge?.close();
    await close?.();
  }
});

/**
 * URLs of the other shop's screens, by name.
 * @param product URL of a product page if the other shop is a Hydrogen shop
 */
const screensOf = (origin: string, product?: string): Record<string, string> =>
  product
    ? hydrogenScreens(origin + new URL(product).pathname)
    : Object.fromEntries(Object.entries(SCREENS).map(([name, path]) => [name, origin + path]));

/**
 * Views the URLs in turns, so that other load on the machine affects all of them, and returns the minimum of each
 * figure.
 */
async function inTurns(browser: Browser, urls: string[], runs: number): Promise<Look[]> {
  const looks: Look[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [turn, url] of urls.entries()) looks[turn]?.push(await lookAt(browser, url, 360));
  return looks.map(leastOf);
}

const leastOf = (looks: Look[]): Look => {
  const [first] = looks;
  if (!first) throw new Error("--runs is at least 1.");
  const least = Object.entries(first).map(([name, value]) => [
    name,
    typeof value === "number" ? Math.min(...looks.map((look) => Number(look[name as keyof Look]))) : value,
  ]);
  return Object.fromEntries(least);
};

async function lookAt(browser: Browser, url: string, width: number): Promise<Look> {
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 640 : 900 } });
  try {
    const page = await context.newPage();
    const wire = await slow(await context.newCDPSession(page));
    // The compiler of this file adds calls of a helper `__name`, which the page must define.
    await page.addInitScript(`globalThis.__name = (named) => named; (${observe})()`);
    // A new window first loads the browser's own pages, on the same processors.
    await page.waitForTimeout(2000);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(1500);
    const { requests, bytes, scripts } = wire;
    const { seen, isOurs } = await page.evaluate(() => ({
      seen: (window as unknown as { seen: Omit<Look, "live" | "requests" | "bytes" | "scripts"> }).seen,
      isOurs: document.getElementById("boot") !== null,
    }));
    return { ...seen, requests, bytes, scripts, live: isOurs ? await touch(page) : null };
  } finally {
    await context.close();
  }
}

/** Runs in the page before the page's own scripts. */
function observe() {
  const tasks: PerformanceEntry[] = [];
  const seen = {
    ...{ fcp: 0, lcp: 0, cls: 0, largest: "" },
    /**
     * Time of each long task beyond 50 ms: `tbt` counts from the first paint (TBT's definition), `blocked` from the
     * start.
     */
    get tbt(): number {
      return blocking(seen.fcp);
    },
    get blocked(): number {
      return blocking(0);
    },
  };
  const blocking = (from: number) =>
    tasks.reduce(
      (sum, { startTime, duration }) =>
        sum + Math.max(0, Math.min(duration, startTime + duration - from) - 50),
      0,
    );
  Object.assign(window, { seen });
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
    seen.largest = (entry as unknown as { element?: Element }).element?.outerHTML ?? "";
  });
  watch("longtask", (entry) => tasks.push(entry));
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
}
