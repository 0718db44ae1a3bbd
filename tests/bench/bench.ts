// `npm run bench [-- --scale 100000]`: how fast, how heavy, at what cost to the database. Speed is a ratio to a bare
// Worker measured in the same run, for machines differ; weights, round trips and rows read do not. With --scale the same
// is measured of the demo's catalogue made large, and what it costs beside the demo.
import { parseArgs } from "node:util";
import { scaledCatalogue } from "~/tools/prepare";
import { startBare } from "~/tools/serve";
import { main } from "~/tools/steps";
import { openShop } from "../support/shop";
import { type Load, measure } from "./load";
import { calls, screens, type Target } from "./screens";
import { type Weight, weigh } from "./weigh";

/** The design's own limit, after gzip. */
const MAX_CSS_BYTES = 10_000;

interface Figures {
  limit: number;
  /** Requests of a bare Worker that one of these costs. */
  cost: number;
  roundTrips: number;
  rowsRead: number;
}

main(async () => {
  const { values } = parseArgs({ options: { scale: { type: "string" } } });
  console.log("\nHTML, CSS and JS in kB after gzip; JS is all that the page may load.");
  const demo = await figuresOf();
  if (values.scale === undefined) return;
  const large = await figuresOf(await scaledCatalogue(Number(values.scale)));
  compare(demo, large, Number(values.scale));
});

/** @param catalogue a larger one than the demo's */
async function figuresOf(catalogue?: string): Promise<Map<string, Figures>> {
  const bare = await startBare();
  const close = await openShop(catalogue);
  const figures = new Map<string, Figures>();
  try {
    const bareLoad = await measure(bare.url, {});
    print("", ["a second", "of bare", "median ms", "p95 ms", "HTML", "CSS", "JS", "D1 trips", "rows read"]);
    print("a bare Worker", speeds(bareLoad, bareLoad));
    for (const target of [...calls(), ...(await screens())]) {
      const found = await figuresOfOne(target, bareLoad);
      if (found) figures.set(target.name, found);
    }
  } finally {
    await close();
    await bare.mf.dispose();
  }
  return figures;
}

// One target that answers wrongly does not keep the others from being measured.
async function figuresOfOne(target: Target, bare: Load): Promise<Figures | null> {
  try {
    const weight = await weigh(target.url, target.headers);
    const load = await measure(target.url, target.headers);
    print(target.name, [...speeds(load, bare), ...weights(weight)]);
    if (weight.css > MAX_CSS_BYTES)
      fail(`${kB(weight.css)} kB of CSS, where ${kB(MAX_CSS_BYTES)} are allowed.`);
    const { roundTrips, rowsRead } = weight;
    return { limit: target.limit, cost: bare.perSecond / load.perSecond, roundTrips, rowsRead };
  } catch (error) {
    fail(`${target.name}: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

function compare(demo: Map<string, Figures>, large: Map<string, Figures>, products: number): void {
  console.log(`\nWhat ${products.toLocaleString("en")} products cost, in the demo's cost:`);
  print("", ["cost", "allowed", "D1 trips", "of demo", "rows read", "of demo"]);
  for (const [name, { limit, cost, roundTrips, rowsRead }] of large) {
    const before = demo.get(name);
    if (!before) continue;
    const ratio = cost / before.cost;
    const trips = [roundTrips, before.roundTrips].map(String);
    print(name, [ratio.toFixed(2), limit.toFixed(1), ...trips, String(rowsRead), String(before.rowsRead)]);
    if (ratio > limit)
      fail(`${name}: ${ratio.toFixed(2)} times the demo's cost, where ${limit} are allowed.`);
  }
}

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
