// Queries: a statement together with the reader of its rows. Several travel in one batch, and their answers have names.
import type { Database, Row, Statement } from "~/platform/database";
import { int } from "./columns";

/** What to send to the database and how to read what comes back. Nothing is sent before `ask` or `together`. */
export interface Query<T> {
  readonly statements: readonly Statement[];
  /** @param rows those of each statement, in the order of `statements` */
  readonly parse: (rows: Row[][]) => T;
}

/** What runs a batch: a Database. */
type Store = Pick<Database, "batch">;

type NamedQueries = Readonly<Record<string, Query<unknown>>>;

/** The answers of named queries, by the same names. */
export type Answers<Q extends NamedQueries> = { [Name in keyof Q]: ReturnType<Q[Name]["parse"]> };

/** One statement and the reader of its rows. */
export const query = <T>(statement: Statement, parse: (rows: Row[]) => T): Query<T> => ({
  statements: [statement],
  parse: ([rows = []]) => parse(rows),
});

/** One value for each row. */
export const queryAll = <T>(statement: Statement, parse: (row: Row) => T): Query<T[]> =>
  query(statement, (rows) => rows.map(parse));

/** The first row; null where there is none. */
export const queryFirst = <T>(statement: Statement, parse: (row: Row) => T): Query<T | null> =>
  query(statement, ([row]) => (row ? parse(row) : null));

/** A `SELECT count(*) AS n`; 0 without a row. */
export const queryCount = (statement: Statement): Query<number> =>
  query(statement, ([row]) => (row ? int(row, "n") : 0));

/** Writes and guards, whose rows say nothing. */
export const command = (...statements: Statement[]): Query<null> => ({ statements, parse: () => null });

/** In place of a query that is not needed this time: sends nothing. */
export const constant = <T>(value: T): Query<T> => ({ statements: [], parse: () => value });

/** Several queries as one, in the order in which they are named. */
export function combine<Q extends NamedQueries>(queries: Q): Query<Answers<Q>>;
export function combine(queries: NamedQueries): Query<Record<string, unknown>> {
  const named = Object.entries(queries);
  return mapQuery(combineAll(named.map(([, query]) => query)), (answers) =>
    Object.fromEntries(named.map(([name], index) => [name, answers[index]])),
  );
}

/** As `combine`, for a list of queries of one kind. */
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

/** The same query with its answer read further. */
export const mapQuery = <T, U>({ statements, parse }: Query<T>, map: (answer: T) => U): Query<U> => ({
  statements,
  parse: (rows) => map(parse(rows)),
});

/**
 * One round trip, all or nothing; none where there is nothing to send.
 * @throws BatchRefused where a statement refused: then nothing was done
 */
export const ask = async <T>(db: Store, { statements, parse }: Query<T>): Promise<T> =>
  parse(statements.length === 0 ? [] : await db.batch(statements));

/**
 * Named queries in one batch: `{ cart, prices }` in, `{ cart: Cart, prices: Prices }` out.
 * @throws BatchRefused where a statement refused: then nothing was done
 */
export const together = <Q extends NamedQueries>(db: Store, queries: Q): Promise<Answers<Q>> =>
  ask(db, combine(queries));
