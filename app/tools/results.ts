// Sums up the test runners' JSON reports for the line at the end of CI.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

const RESULTS = ".cache/results";
const LINES_OF_A_FAILURE = 12;
const FAILURES_IN_FULL = 5;

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
    assertionResults: { fullName: string; status: string; duration?: number; failureMessages: string[] }[];
  }[];
}
interface Suite {
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; results: { duration: number; error?: { message: string } }[] }[];
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

export const resultsOf = (name: string): string => `${RESULTS}/${name}.json`;

/** Returns zeros if the suite runs no tests, or did not finish. */
export function counted(name: string): Count {
  if (!existsSync(resultsOf(name))) return { passed: 0, failed: 0 };
  const report = reportOf(name);
  return "stats" in report
    ? { passed: report.stats.expected, failed: report.stats.unexpected }
    : { passed: report.numPassedTests, failed: report.numFailedTests };
}

interface Failed {
  test: string;
  /** Milliseconds. */
  took: number;
  message: string;
}

/**
 * Returns the first failures in full and one line for each further one, because only the end of a log may be visible.
 */
export function failuresOf(name: string): string[] {
  if (!existsSync(resultsOf(name))) return [];
  const report = reportOf(name);
  const failed = "stats" in report ? report.suites.flatMap(failedIn) : failedOf(report);
  return [
    ...failed.slice(0, FAILURES_IN_FULL).map(({ test, message }) => `${test}\n${indented(message)}`),
    ...failed.map(({ test, took }) => `${(took / 1000).toFixed(1)} s  ${test}`),
  ];
}

const failedOf = ({ testResults }: Vitest): Failed[] =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, duration = 0, failureMessages }) => ({
        test: `${relative(".", file)} › ${fullName}`,
        took: duration,
        message: failureMessages.join("\n"),
      })),
  );

function failedIn({ specs, suites = [] }: Suite): Failed[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.flatMap(({ duration, error }) =>
        error
          ? [{ test: `${file} › ${title} (${projectName})`, took: duration, message: error.message }]
          : [],
      ),
    ),
  );
  return [...own, ...suites.flatMap(failedIn)];
}

const indented = (message: string): string =>
  stripVTControlCharacters(message)
    .split("\n", LINES_OF_A_FAILURE)
    .map((line) => `    ${line}`)
    .join("\n");

const reportOf = (name: string): Vitest | Playwright => JSON.parse(readFileSync(resultsOf(name), "utf8"));

/** A suite that fails without a failed test (types, lint, build) counts as one failure. */
export function writeLine(outcomes: Outcome[]): void {
  const sum = { passed: 0, failed: 0 };
  for (const { name, ok } of outcomes) {
    const { passed, failed } = counted(name);
    sum.passed += passed;
    sum.failed += failed + (!ok && failed === 0 ? 1 : 0);
  }
  writeFileSync(`${RESULTS}/line.txt`, `${sum.passed} passed, ${sum.failed} failed\n`);
}
