// One request's access to D1: counts round trips, keeps the session's bookmark, and distinguishes unavailability from
// errors.

import { now } from "~/platform/clock";
import { DEADLINE_MS, type WaitBudget, withinDeadline } from "./deadline";

/** D1 is unavailable, overloaded or too slow: the caller returns 503 with Retry-After. */
export class StoreUnavailable extends Error {}

/** A statement of a batch was refused (CHECK, UNIQUE, NOT NULL, RAISE): the whole batch was rolled back. */
export class BatchRefused extends Error {
  /** Code raised by the constraint or trigger, e.g. `quantity_not_available`. */
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export type Value = string | number | null;
export interface Statement {
  sql: string;
  params: Value[];
}
export const statement = (sql: string, ...params: Value[]): Statement => ({ sql, params });

export type Row = Record<string, Value>;

/** A statement sent together with a session's first read. */
export interface Watch {
  statement: Statement;
  /** @param at time of the database request, in ms */
  onRead(row: Row, at: number): void;
}

export interface Database {
  /** The operator's name, for the audit log. */
  readonly actor: string | null;
  all(sql: string, ...params: Value[]): Promise<Row[]>;
  first(sql: string, ...params: Value[]): Promise<Row | null>;
  /**
   * Runs all statements or none, and returns the rows of each. Reads requested at the same time share a round trip.
   * @throws BatchRefused
   */
  batch(statements: readonly Statement[]): Promise<Row[][]>;
  /** The same session and meter, but its reads do not share round trips with others. */
  apart(): Database;
  /** The same, but nothing is written before `confirmed` has resolved; if it throws, nothing is written. */
  once(confirmed: () => Promise<void>): Database;
  readonly meter: { roundTrips: number; rowsRead: number };
  /** Time that the request has left for the database; null for jobs. */
  readonly budget: WaitBudget | null;
  /** The row that the session's first read returned for `watch`. */
  watched(): Row | null;
  bookmark(): string | null;
}

interface WaitingRead {
  statements: readonly Statement[];
  resolve: (rows: Row[][]) => void;
  reject: (error: unknown) => void;
}

const isRead = ({ sql }: Statement): boolean =>
  /^\s*(SELECT|WITH)\b/i.test(sql) && !/\b(INSERT|UPDATE|DELETE|REPLACE) /i.test(sql);

/**
 * @param bookmark value of an earlier response's `Shop-Bookmark`; reads then see the caller's own writes
 * @param deadlineMs timeout of one round trip
 * @param actor the operator's name, for the audit log
 * @param budget shared by all round trips of the request
 * @param watch sent with the session's first read; all data read in the session are at least as new as its result
 */
export function openDatabase(
  binding: D1Database,
  bookmark: string | null = null,
  deadlineMs = DEADLINE_MS.roundTrip,
  watch: Watch | null = null,
  actor: string | null = null,
  budget: WaitBudget | null = null,
): Database {
  const session = binding.withSession(bookmark ?? "first-unconstrained");
  const meter = { roundTrips: 0, rowsRead: 0 };
  let watched: Row | null = null;
  const prepared = ({ sql, params }: Statement) => session.prepare(sql).bind(...params);

  async function run(statements: readonly Statement[]): Promise<Row[][]> {
    meter.roundTrips += 1;
    const send = () => session.batch<Row>(statements.map(prepared));
    const results = await answered(send, deadlineMs, budget);
    for (const result of results) meter.rowsRead += result.meta.rows_read ?? 0;
    return results.map((result) => result.results);
  }

  async function runReads(statements: readonly Statement[]): Promise<Row[][]> {
    if (!watch || watched) return run(statements);
    const at = now().getTime();
    const [found = [], ...rows] = await run([watch.statement, ...statements]);
    watched ??= found[0] ?? null;
    if (watched) watch.onRead(watched, at);
    return rows;
  }

  const door = (
    read: (statements: readonly Statement[]) => Promise<Row[][]>,
    write: (statements: readonly Statement[]) => Promise<Row[][]> = run,
  ): Database => ({
    actor,
    async all(sql, ...params) {
      const [rows = []] = await this.batch([{ sql, params }]);
      return rows;
    },
    async first(sql, ...params) {
      const rows = await this.all(sql, ...params);
      return rows[0] ?? null;
    },
    batch: (statements) => (statements.every(isRead) ? read(statements) : write(statements)),
    apart: () => door(coalesced(runReads), write),
    once: (confirmed) =>
      door(read, async (statements) => {
        await confirmed();
        return write(statements);
      }),
    meter,
    budget,
    watched: () => watched,
    bookmark: () => session.getBookmark(),
  });
  return door(coalesced(runReads));
}

/** Reads requested in the same turn of the event loop share a round trip, and equal reads share their rows. */
function coalesced(run: (statements: readonly Statement[]) => Promise<Row[][]>) {
  let waiting: WaitingRead[] = [];

  async function flush(): Promise<void> {
    const reads = waiting;
    waiting = [];
    const unique = new Map<string, { statement: Statement; place: number }>();
    const places = reads.map(({ statements }) =>
      statements.map((statement) => {
        const key = JSON.stringify([statement.sql, statement.params]);
        const { place } = unique.get(key) ?? { place: unique.size };
        unique.set(key, { statement, place });
        return place;
      }),
    );
    try {
      const rows = await run([...unique.values()].map(({ statement }) => statement));
      reads.forEach(({ resolve }, index) => {
        resolve((places[index] ?? []).map((place) => rows[place] ?? []));
      });
    } catch (error) {
      const isOneFault = reads.length > 1 && !(error instanceof StoreUnavailable);
      // One invalid statement fails the whole batch, so each read is repeated alone: only the read with that statement
      // fails.
      for (const { statements, resolve, reject } of reads)
        if (isOneFault) run(statements).then(resolve, reject);
        else reject(error);
    }
  }

  return (statements: readonly Statement[]): Promise<Row[][]> =>
    new Promise((resolve, reject) => {
      waiting.push({ statements, resolve, reject });
      if (waiting.length === 1) setTimeout(flush, 0);
    });
}

async function answered<T>(
  work: () => Promise<T>,
  deadlineMs: number,
  budget: WaitBudget | null,
): Promise<T> {
  const ms = Math.min(deadlineMs, budget?.left() ?? deadlineMs);
  const late = (): never => {
    throw new StoreUnavailable("deadline");
  };
  if (ms <= 0) return late();
  const wait = () => withinDeadline(work(), ms, late);
  try {
    return await (budget ? budget.spend(wait) : wait());
  } catch (error) {
    throw readError(error);
  }
}

const REFUSED =
  /(?:CHECK constraint failed: |UNIQUE constraint failed: |NOT NULL constraint failed: )?([\w., ]+): SQLITE_CONSTRAINT/;
/** Messages of D1 while it restarts, moves, is overloaded or full, including the documented ones. */
const AWAY =
  /SQLITE_BUSY|SQLITE_LOCKED|SQLITE_FULL|SQLITE_IOERR|database is locked|disk I\/O|Network connection lost|object to be reset|overloaded|storage operation exceeded|internal error|was reset|reset because|transient issue|maximum DB size|client disconnected|memory limit|CPU time limit/i;

function readError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  const refused = REFUSED.exec(error.message);
  if (refused?.[1]) return new BatchRefused(refused[1].trim());
  return AWAY.test(error.message) ? new StoreUnavailable(error.message) : error;
}
