// How many rows each table's file would have.
import { type Database, statement } from "~/platform/database";
import { int } from "../columns";
import { quoted, type Table } from "./tables/table";

export async function countRows(db: Database, tables: readonly Table[]): Promise<number[]> {
  const counted = await db.batch(
    tables.map(({ name, where = "1" }) =>
      statement(`SELECT count(*) AS n FROM ${quoted(name)} t WHERE ${where}`),
    ),
  );
  return counted.map(([row = {}]) => int(row, "n"));
}
