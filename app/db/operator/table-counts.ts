// How many rows each table's file would have.
import { type Database, statement } from "~/platform/database";
import { ask, combineAll, queryCount } from "../query";
import { quoted, type Table } from "./tables/table";

export const countRows = (db: Database, tables: readonly Table[]): Promise<number[]> =>
  ask(
    db,
    combineAll(
      tables.map(({ name, where = "1" }) =>
        queryCount(statement(`SELECT count(*) AS n FROM ${quoted(name)} t WHERE ${where}`)),
      ),
    ),
  );
