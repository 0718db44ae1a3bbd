// `npm test`: runs every suite in turn, up to the first that fails. The counts are in .cache/results.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhenChanged } from "./build";
import { getChromium } from "./chromium";
import { clearResults, counted, failuresOf, type Outcome, resultsOf, writeLine } from "./results";
import { Failure, main } from "./steps";

const SUITES: Record<string, () => Promise<void>> = {
  chromium: async () => {
    getChromium();
  },
  typecheck: () => npm("typecheck"),
  lint: () => npm("lint"),
  arch: () => npm("arch"),
  domain: () => npm("test:domain", vitest("domain")),
  build: async () => {
    await buildWhenChanged();
  },
  worker: () => npm("test:worker", vitest("worker")),
  journeys: () => npm("test:journeys", ["--reporter=list,json"], resultsOf("journeys")),
  "deploy:check": () => npm("deploy:check", ["--without-ids"]),
  deploy: () => npm("deploy", ["--dry-run"]),
};

const MEMORY = "/dev/shm";
const ROOM = 4 * 2 ** 30;

/** Folder of the suites' shops. Each order is flushed to disk, which takes no time in memory. */
const SHOPS = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), "bottega-tests-"));

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM;
}

main(async () => {
  clearResults();
  const outcomes: Outcome[] = [];
  for (const name of Object.keys(SUITES)) {
    // A suite counts as failed until it has passed, because this process may be killed while it runs.
    writeLine([...outcomes, { name, ok: false, seconds: 0 }]);
    outcomes.push(await climb(name));
    writeLine(outcomes);
    if (!outcomes.at(-1)?.ok) break;
  }
  rmSync(SHOPS, { recursive: true, force: true });
  console.log(
    ["", ...outcomes.flatMap(({ name }) => failuresOf(name)), "", ...outcomes.map(lineOf)].join("\n"),
  );
  if (outcomes.some(({ ok }) => !ok)) throw new Failure("npm test failed; the failures are above.");
});

async function climb(name: string): Promise<Outcome> {
  console.log(`\n== ${name}`);
  const began = performance.now();
  const error = await SUITES[name]?.().catch((thrown: unknown) => thrown);
  const ok = error === undefined;
  const seconds = (performance.now() - began) / 1000;
  if (!ok) console.error(error instanceof Error ? error.message : error);
  console.log(`== ${name} ${ok ? "passed" : "failed"} after ${seconds.toFixed(1)} s`);
  return { name, ok, seconds };
}

function lineOf({ name, ok, seconds }: Outcome): string {
  const { passed, failed } = counted(name);
  const tests = passed + failed > 0 ? `${passed} passed, ${failed} failed` : "";
  return `${ok ? "passed" : "FAILED"}  ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${tests}`.trimEnd();
}

const vitest = (name: string) => [
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${resultsOf(name)}`,
];

/** Runs one of package.json's scripts, so that a failed suite can be run alone by the same name. */
function npm(script: string, args: string[] = [], playwrightJson = ""): Promise<void> {
  const run = spawn("npm", ["run", "--silent", script, "--", ...args], {
    stdio: "inherit",
    env: {
      ...process.env,
      BOTTEGA_SHOPS: SHOPS,
      ...(playwrightJson && { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightJson }),
    },
  });
  return new Promise((done, failed) =>
    run.on("close", (code) =>
      code === 0 ? done() : failed(new Failure(`npm run ${script} ended with code ${code}.`)),
    ),
  );
}
