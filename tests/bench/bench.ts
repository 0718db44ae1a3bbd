// `npm run bench [-- --scale 100000]`: how fast, how heavy, at what cost to the database. Speed is a ratio to a bare
// Worker measured in the same run, for machines differ; weights and round trips do not.
import { parseArgs } from "node:util";
import { scaledCatalogue } from "~/tools/prepare";
import { startBare } from "~/tools/serve";
import { main } from "~/tools/steps";
import { openShop } from "../support/shop";
import { type Load, measure } from "./load";
import { calls, screens, type Target } from "./screens";
import { weigh } from "./weigh";

/** The design's own limit, after gzip. */
const MAX_CSS_BYTES = 10_000;
const tooHeavy = new Set<string>();

main(async () => {
  const { values } = parseArgs({ options: { scale: { type: "string" } } });
  const catalogue = values.scale === undefined ? undefined : await scaledCatalogue(Number(values.scale));
  const bare = await startBare();
  const close = await openShop(catalogue);
  try {
    const bareLoad = await measure(bare.url, {});
    print(["", "a second", "of bare", "median ms", "p95 ms", "HTML", "CSS", "JS", "D1 trips", "rows read"]);
    print(["a bare Worker", ...speeds(bareLoad, bareLoad)]);
    for (const call of calls()) await line(call, bareLoad, callCost);
    for (const screen of await screens()) await line(screen, bareLoad, screenCost);
    console.log("\nHTML, CSS and JS in kB after gzip; JS is all that the page may load.");
    for (const weight of tooHeavy) {
      console.log(`Over budget: ${weight} kB of CSS, where ${kB(MAX_CSS_BYTES)} kB are allowed.`);
      process.exitCode = 1;
    }
  } finally {
    await close();
    await bare.mf.dispose();
  }
});

// One target that answers wrongly does not keep the others from being measured.
async function line(target: Target, bare: Load, cost: (target: Target) => Promise<string[]>): Promise<void> {
  try {
    const costs = await cost(target);
    print([target.name, ...speeds(await measure(target.url, target.headers), bare), ...costs]);
  } catch (error) {
    console.log(`${target.name}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

async function callCost({ url }: Target): Promise<string[]> {
  const { headers } = await fetch(url);
  return ["", "", "", headers.get("D1-Round-Trips") ?? "", headers.get("D1-Rows-Read") ?? ""];
}

async function screenCost({ url, headers }: Target): Promise<string[]> {
  const { html, css, js, roundTrips, rowsRead } = await weigh(url, headers);
  if (css > MAX_CSS_BYTES) tooHeavy.add(kB(css));
  return [...[html, css, js].map(kB), String(roundTrips), String(rowsRead)];
}

const speeds = ({ perSecond, medianMs, p95Ms }: Load, bare: Load): string[] => [
  perSecond.toFixed(0),
  (perSecond / bare.perSecond).toFixed(3),
  medianMs.toFixed(1),
  p95Ms.toFixed(1),
];

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

const print = ([name = "", ...cells]: string[]): void =>
  console.log(name.padEnd(26) + cells.map((cell) => cell.padStart(10)).join(""));
