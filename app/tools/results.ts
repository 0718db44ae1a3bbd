// The runners' own JSON, added up to the line with which CI closes.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

const RESULTS = ".cache/results";
const LINES_OF_A_FAILURE = 12;

export interface Outcome {
  name: string;
  ok: boolean;
  seconds: number;
}
export interface Count {
  passed: number;
  failed: number;
}
interface Vitest {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}
interface Suite {
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; results: { error?: { message: string } }[] }[];
  }[];
  suites?: Suite[];
}
interface Playwright {
  stats: { expected: number; unexpected: number };
  suites: Suite[];
}

export function clearResults(): void {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
}

/** Where a suite's runner writes its JSON. */
export const resultsOf = (name: string): string => `${RESULTS}/${name}.json`;

/** Nothing where the suite runs no tests, or never got so far. */
export function counted(name: string): Count {
  if (!existsSync(resultsOf(name))) return { passed: 0, failed: 0 };
  const report = reportOf(name);
  return "stats" in report
    ? { passed: report.stats.expected, failed: report.stats.unexpected }
    : { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Which tests failed, and on what: for the end of a log of which one may see no more. */
export function failuresOf(name: string): string[] {
  if (!existsSync(resultsOf(name))) return [];
  const report = reportOf(name);
  if ("stats" in report) return report.suites.flatMap(failuresIn);
  return report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .flatMap(({ fullName, failureMessages }) =>
        failureMessages.map((message) => `${file} › ${fullName}\n${indented(message)}`),
      ),
  );
}

function failuresIn({ specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.flatMap(({ error }) =>
        error ? [`${file} › ${title} (${projectName})\n${indented(error.message)}`] : [],
      ),
    ),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

const indented = (message: string): string =>
  stripVTControlCharacters(message)
    .split("\n", LINES_OF_A_FAILURE)
    .map((line) => `    ${line}`)
    .join("\n");

const reportOf = (name: string): Vitest | Playwright => JSON.parse(readFileSync(resultsOf(name), "utf8"));

/** A suite that fails without a failed test of its own (a type, a lint, a build) is one failure. */
export function writeLine(outcomes: Outcome[]): void {
  const sum = { passed: 0, failed: 0 };
  for (const { name, ok } of outcomes) {
    const { passed, failed } = counted(name);
    sum.passed += passed;
    sum.failed += failed + (!ok && failed === 0 ? 1 : 0);
  }
  writeFileSync(`${RESULTS}/line.txt`, `${sum.passed} passed, ${sum.failed} failed\n`);
}
