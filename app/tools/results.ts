// The runners' own JSON, added up to the line with which CI closes.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const RESULTS = ".cache/results";

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
}
interface Playwright {
  stats: { expected: number; unexpected: number; flaky: number };
}

export function clearResults(): void {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
}

/** Where a storey's runner writes its JSON. */
export const resultsOf = (name: string): string => `${RESULTS}/${name}.json`;

/** Nothing where the storey runs no tests, or never got so far. */
export function counted(name: string): Count {
  if (!existsSync(resultsOf(name))) return { passed: 0, failed: 0 };
  const report: Vitest | Playwright = JSON.parse(readFileSync(resultsOf(name), "utf8"));
  return "stats" in report
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** A storey that fails without a failed test of its own (a type, a lint, a build) is one failure. */
export function writeLine(outcomes: Outcome[]): void {
  const sum = { passed: 0, failed: 0 };
  for (const { name, ok } of outcomes) {
    const { passed, failed } = counted(name);
    sum.passed += passed;
    sum.failed += failed + (!ok && failed === 0 ? 1 : 0);
  }
  writeFileSync(`${RESULTS}/line.txt`, `${sum.passed} passed, ${sum.failed} failed\n`);
}
