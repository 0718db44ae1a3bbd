// `npm run bench:phone`: the first look at a screen on a slow phone: a processor 6 times slower, 150 ms to and fro,
// 1.6 Mbit/s, nothing in the browser's cache. And how long a touch takes until the page is live. --hydrogen URL measures a
// Hydrogen shop (hydrogen.ts says which) in turns with ours and prints our share of its times; URL is the page of one of its
// products. --url takes a shop that runs, --only SCREEN one screen, --runs how many looks; of each figure
// the least counts, for all else that the machine does only adds to it. --beside URL measures another shop of this project,
// an older commit's for one. Both are spoken to by HTTP/2, as at the edge (edge.ts). Afterwards what a hand feels: hands.ts.
// --lcp prints what was the largest thing painted. TBT is what is over 50 ms of each task after the first paint; "from 0"
// the same from the beginning.
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
  /** What was the largest thing painted. */
  largest: string;
  /** Null where the page does not say when it is live. */
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

/** The addresses of the other shop's screens: a Hydrogen shop has its own, given the address of one of its products. */
const screensOf = (origin: string, product?: string): Record<string, string> =>
  product
    ? hydrogenScreens(origin + new URL(product).pathname)
    : Object.fromEntries(Object.entries(SCREENS).map(([name, path]) => [name, origin + path]));

/** Of each address the least of its looks: in turns, so that all else that the machine does weighs on all. */
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
    // The compiler of this file names functions by a helper that a page does not have.
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

/** Runs in the page before all else. */
function observe() {
  const tasks: PerformanceEntry[] = [];
  const seen = {
    ...{ fcp: 0, lcp: 0, cls: 0, largest: "" },
    /** What is over 50 ms in each task: after the first paint, by TBT's definition, and in all. */
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
