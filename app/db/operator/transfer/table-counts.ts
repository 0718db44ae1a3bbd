// Number of rows in each table's export.

import { quoted, type Table } from "~/db/operator/tables/table";
import { ask, combineAll, queryCount } from "~/db/query";
import { type Database, statement } from "~/platform/database";

/** In the order of the tables. */
export const countRows = (db: Database, tables: readonly Table[]): Promise<number[]> =>
  ask(
    db,
    combineAll(
      tables.map(({ name, where = "1" }) =>
        queryCount(statement(`SELECT count(*) AS n FROM ${quoted(name)} t WHERE ${where}`)),
      ),
    ),
  );
