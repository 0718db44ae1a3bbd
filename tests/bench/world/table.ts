// Prints the results, one line for each city.
import { CITIES, type City, DOLLARS } from "./cities";
import type { Kind } from "./people";

export interface Waits {
  /**
   * The number of successive round trips to the database that the response waited for; concurrent ones count once.
   */
  rounds: number;
  trips: number;
  near: number;
  cold: number;
  /** Waiting time for all stores together. */
  ms: number;
}

export interface Asked {
  city: City;
  kind: Kind;
  at: number;
  ttfb: number;
  waits: Waits | null;
  /** Seconds by which the shown or charged price was outdated; null if no price was compared. */
  staleness: number | null;
}

/** All store operations of a city, including those after the response. */
export interface Sums {
  trips: number;
  rowsRead: number;
  rowsWritten: number;
  near: number;
  cold: number;
  writes: number;
}

/**
 * @param from start of the measured period; earlier requests met empty caches and are excluded from timings and
 * shares
 */
export function print(all: readonly Asked[], from: number, sums: Map<City, Sums>): void {
  const asked = all.filter(({ at }) => at >= from);
  console.log(
    "\nms are added to a visitor's own distance; a database distance is one round trip from the city to the database.",
  );
  console.log(
    "Memory, KV, D1: the furthest that a public page went for. Waits: what the stores alone took of the 95th percentile.\n",
  );
  line("", ["D1 ms", "pages", "memory", "KV", "D1", "p50", "p95", "p99", "waits 95"]);
  for (const city of CITIES) {
    const pages = asked.filter((one) => one.city === city && one.kind === "nobody");
    const share = (is: (waits: Waits) => boolean) =>
      percent(pages.filter(({ waits }) => waits !== null && is(waits)).length / pages.length);
    line(city.name, [
      String(city.d1),
      String(pages.length),
      share(({ rounds, near, cold }) => rounds + near + cold === 0),
      share(({ rounds, near, cold }) => rounds === 0 && near + cold > 0),
      share(({ rounds }) => rounds > 0),
      ...[0.5, 0.95, 0.99].map((at) =>
        quantile(
          pages.map(({ ttfb }) => ttfb),
          at,
        ).toFixed(0),
      ),
      quantile(
        pages.map(({ waits }) => waits?.ms ?? 0),
        0.95,
      ).toFixed(0),
    ]);
  }
  console.log(
    "\nSigned in, in database distances: how often a page waited for the database, and its waiting in all.\n",
  );
  line("", [
    "pages",
    "p50 ms",
    "p95 ms",
    "distances",
    "waits/D1",
    "reads/1000",
    "rows/1000",
    "$ / M",
    "stale s",
  ]);
  for (const city of CITIES) {
    const own = asked.filter((one) => one.city === city);
    const signedIn = own.filter(({ kind }) => kind === "signed in");
    const pages = all.filter((one) => one.city === city && one.kind !== "ordering").length;
    const sum = sums.get(city);
    line(city.name, [
      String(signedIn.length),
      ...[0.5, 0.95].map((at) =>
        quantile(
          signedIn.map(({ ttfb }) => ttfb),
          at,
        ).toFixed(0),
      ),
      mean(signedIn.map(({ waits }) => waits?.rounds ?? 0)).toFixed(2),
      (mean(signedIn.map(({ waits }) => waits?.ms ?? 0)) / city.d1).toFixed(2),
      sum ? ((1000 * sum.trips) / pages).toFixed(0) : "",
      sum ? ((1000 * sum.rowsRead) / pages).toFixed(0) : "",
      sum ? dollars(sum, pages).toFixed(2) : "",
      Math.max(
        0,
        ...all
          .filter((one) => one.city === city && one.kind === "nobody")
          .map(({ staleness }) => staleness ?? 0),
      ).toFixed(1),
    ]);
  }
  const charged = all.filter(({ kind, staleness }) => kind === "ordering" && staleness !== null);
  const worst = Math.max(0, ...charged.map(({ staleness }) => staleness ?? 0));
  console.log(`\n${charged.length} orders charged; the price was at most ${worst.toFixed(1)} s old.`);
  const late = all.some(({ kind, staleness }) => kind === "nobody" && (staleness ?? 0) > 60);
  if (late || worst > 0) process.exitCode = 1;
}

const dollars = ({ rowsRead, rowsWritten, near, cold, writes }: Sums, pages: number): number =>
  DOLLARS.requests +
  (rowsRead * DOLLARS.rowsRead +
    rowsWritten * DOLLARS.rowsWritten +
    (near + cold) * DOLLARS.kvReads +
    writes * DOLLARS.kvWrites) /
    pages;

const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function quantile(numbers: number[], at: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * at)] ?? Number.NaN;
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

const line = (name: string, cells: string[]): void =>
  console.log(name.padEnd(12) + cells.map((cell) => cell.padStart(11)).join(""));
