// `npm run bench [-- --scale 100000]` measures speed, weight and database cost. Speed is a ratio to a bare Worker
// measured in the same run, because machines differ; weights, round trips and rows read do not depend on the
// machine. --scale also measures the demo's catalogue enlarged to that number of products: the last column is its
// cost relative to the demo's, with the allowed limit. --calls prints only the first table: the API's calls
// compared with the same queries written by hand. --hydrogen URL prints only our pages compared with those of a
// Hydrogen shop (see hydrogen.ts); URL is one of its product pages. --growth and --large are in growth.ts.
import { parseArgs } from "node:util";
import { scaledCatalogue } from "~/tools/prepare";
import { startBare } from "~/tools/serve";
import { main } from "~/tools/steps";
import { openShop } from "../support/worker/shop";
import { comparisons, LEAST_OF_BY_HAND, withByHand } from "./calls";
import { measureGrowth, measureLarge } from "./growth";
import { hydrogenScreens } from "./hydrogen";
import { type Load, measure, ratio } from "./load";
import { calls, screens, type Target } from "./screens";
import { type Weight, weigh } from "./weigh";

/** The design's own limit, in bytes after gzip. */
const MAX_CSS_BYTES = 10_000;

const LEAST_OF_HYDROGEN = 0.6;

interface Figures {
  load: Load;
  weight: Weight;
}

main(async () => {
  const { values } = parseArgs({
    options: {
      scale: { type: "string" },
      calls: { type: "boolean" },
      hydrogen: { type: "string" },
      growth: { type: "boolean" },
      large: { type: "boolean" },
      orders: { type: "string", default: "1000000" },
    },
  });
  if (values.large) {
    for (const beyond of await measureLarge(Number(values.orders))) fail(beyond);
    return;
  }
  if (values.growth) {
    for (const beyond of await measureGrowth(Number(values.orders))) fail(beyond);
    return;
  }
  if (values.hydrogen !== undefined) return compareWith(values.hydrogen);
  await compareCalls();
  if (!values.calls) await measureScreens(values.scale);
});

async function compareCalls(): Promise<void> {
  console.log(
    "\nCalls per second, and the ratio to a Worker that runs the same queries written by hand, in turns on one database.",
  );
  await withByHand(async (server) => {
    for await (const { name, ratio, perSecond } of comparisons(server)) {
      print(name, [perSecond.toFixed(0), ratio.toFixed(2)]);
      if (ratio < LEAST_OF_BY_HAND) fail(`  below ${LEAST_OF_BY_HAND} of the hand-written Worker's rate.`);
    }
  });
}

/** @param product URL of a product page of the Hydrogen shop */
async function compareWith(product: string): Promise<void> {
  console.log("\nUncached pages per second, and the ratio to Hydrogen's, in turns.");
  const close = await openShop();
  try {
    const ours = new Map((await screens()).map((target) => [target.name, target]));
    for (const [name, url] of Object.entries(hydrogenScreens(product))) {
      const target = ours.get(name);
      if (!target) continue;
      const beside = await ratio(target, { url }).catch((error: Error) => fail(`${name}: ${error.message}`));
      if (!beside) continue;
      print(name, [beside.perSecond.toFixed(0), beside.ratio.toFixed(2)]);
      if (beside.ratio < LEAST_OF_HYDROGEN) fail(`  below ${LEAST_OF_HYDROGEN} of Hydrogen's rate.`);
    }
  } finally {
    await close();
  }
}

async function measureScreens(scale: string | undefined): Promise<void> {
  const bare = await startBare();
  const closers = [() => bare.mf.dispose()];
  try {
    closers.push(await openShop());
    const demo = await targets();
    const large = new Map<string, Target>();
    if (scale !== undefined) {
      closers.push(await openShop(await scaledCatalogue(Number(scale))));
      for (const target of await targets()) large.set(target.name, target);
    }
    const bareLoad = await measure(bare);
    console.log("\nHTML, CSS and JS in kB after gzip; JS is all that the page may load.");
    print("", ["a second", "of bare", "median ms", "p95 ms", "HTML", "CSS", "JS", "D1 trips", "rows read"]);
    print("a bare Worker", speeds(bareLoad, bareLoad));
    for (const target of demo) await line(target, large.get(target.name), bareLoad);
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

const targets = async (): Promise<Target[]> => [...calls(), ...(await screens())];

// A target that fails does not stop the other measurements. The two shops are measured one after the other, so that
// other load on the machine affects both.
async function line(target: Target, large: Target | undefined, bare: Load): Promise<void> {
  try {
    const demo = await figuresOf(target);
    print(target.name, cells(demo, bare));
    if (demo.weight.css > MAX_CSS_BYTES)
      fail(`${kB(demo.weight.css)} kB of CSS exceed the limit of ${kB(MAX_CSS_BYTES)} kB.`);
    if (!large) return;
    const beside = await figuresOf(large);
    const ratio = demo.load.perSecond / beside.load.perSecond;
    const budget = target.limit === null ? "" : ` of ${target.limit}`;
    print("  made large", [...cells(beside, bare), ` ${ratio.toFixed(2)}${budget}`]);
    if (target.limit !== null && ratio > target.limit)
      fail(`  over its budget: ${ratio.toFixed(2)} times the demo's cost.`);
  } catch (error) {
    fail(`${target.name}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Weighs the URL after the load run, so that the caches are warm. */
async function figuresOf({ url, headers }: Target): Promise<Figures> {
  const load = await measure({ url, headers });
  return { load, weight: await weigh(url, headers) };
}

const cells = ({ load, weight }: Figures, bare: Load): string[] => [
  ...speeds(load, bare),
  ...weights(weight),
];

function fail(sentence: string): void {
  console.log(sentence);
  process.exitCode = 1;
}

const speeds = ({ perSecond, medianMs, p95Ms }: Load, bare: Load): string[] => [
  perSecond.toFixed(0),
  (perSecond / bare.perSecond).toFixed(3),
  medianMs.toFixed(1),
  p95Ms.toFixed(1),
];

const weights = ({ html, css, js, roundTrips, rowsRead }: Weight): string[] => [
  ...[html, css, js].map((bytes) => (bytes > 0 ? kB(bytes) : "")),
  String(roundTrips),
  String(rowsRead),
];

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

const print = (name: string, cells: string[]): void =>
  console.log(name.padEnd(26) + cells.map((cell) => cell.padStart(10)).join(""));
