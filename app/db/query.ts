// Queries: statements together with the parser of their rows. Several queries form one batch, with named
// results.
import type { Database, Row, Statement } from "~/platform/database";
import { int } from "./columns";

/** Statements and the parser of their rows. Nothing is sent until a function of this file runs it. */
export interface Query<T> {
  readonly statements: readonly Statement[];
  /** @param rows one list per statement, in the order of `statements` */
  readonly parse: (rows: Row[][]) => T;
}

type Store = Pick<Database, "batch">;

type NamedQueries = Readonly<Record<string, Query<unknown>>>;

export type Answers<Q extends NamedQueries> = { [Name in keyof Q]: ReturnType<Q[Name]["parse"]> };

export const query = <T>(statement: Statement, parse: (rows: Row[]) => T): Query<T> => ({
  statements: [statement],
  parse: ([rows = []]) => parse(rows),
});

export const queryAll = <T>(statement: Statement, parse: (row: Row) => T): Query<T[]> =>
  query(statement, (rows) => rows.map(parse));

/** Null without a row. */
export const queryFirst = <T>(statement: Statement, parse: (row: Row) => T): Query<T | null> =>
  query(statement, ([row]) => (row ? parse(row) : null));

/** Reads `SELECT count(*) AS n`; 0 without a row. */
export const queryCount = (statement: Statement): Query<number> =>
  query(statement, ([row]) => (row ? int(row, "n") : 0));

/** Writes and guards, whose rows are ignored. */
export const command = (...statements: Statement[]): Query<null> => ({ statements, parse: () => null });

/** Replaces a query that is not needed: sends nothing. */
export const constant = <T>(value: T): Query<T> => ({ statements: [], parse: () => value });

/** Several queries as one, in the order of their names. */
export function combine<Q extends NamedQueries>(queries: Q): Query<Answers<Q>>;
export function combine(queries: NamedQueries): Query<Record<string, unknown>> {
  const named = Object.entries(queries);
  return mapQuery(combineAll(named.map(([, query]) => query)), (answers) =>
    Object.fromEntries(named.map(([name], index) => [name, answers[index]])),
  );
}

/** Like `combine`, for a list of queries of one type. */
export const combineAll = <T>(queries: readonly Query<T>[]): Query<T[]> => ({
  statements: queries.flatMap(({ statements }) => statements),
  parse: (rows) => {
    let from = 0;
    return queries.map(({ statements, parse }) => {
      const own = rows.slice(from, from + statements.length);
      from += statements.length;
      return parse(own);
    });
  },
});

export const mapQuery = <T, U>({ statements, parse }: Query<T>, map: (answer: T) => U): Query<U> => ({
  statements,
  parse: (rows) => map(parse(rows)),
});

/**
 * One round trip, all or nothing; no round trip if there are no statements.
 * @throws BatchRefused if a statement refuses; then nothing is written
 */
export const ask = async <T>(db: Store, { statements, parse }: Query<T>): Promise<T> =>
  parse(statements.length === 0 ? [] : await db.batch(statements));

/**
 * Named queries in one batch: `{ cart, prices }` in, `{ cart: Cart, prices: Prices }` out.
 * @throws BatchRefused if a statement refuses; then nothing is written
 */
export const together = <Q extends NamedQueries>(db: Store, queries: Q): Promise<Answers<Q>> =>
  ask(db, combine(queries));
