// Lists of records of a kind: a shop has hundreds, not thousands. Products have a separate list.
import { z } from "zod";
import { LINK_PLACES } from "~/contract/constants/enums";
import { quoted } from "~/db/operator/tables/table";
import { combine, mapQuery, type Query, queryAll, queryCount } from "~/db/query";
import { statement } from "~/platform/database";
import { int, json, text, textOrNull } from "../../columns";
import type { Page } from "../page";
import type { Kind } from "./kinds";
import { objectSql } from "./state";

const Stored = z.record(z.string(), z.union([z.string(), z.number()]));
type Stored = z.infer<typeof Stored>;
const Names = z.record(z.string(), z.string());

/** Category texts are in a separate table; keys as in other tables with texts, such as name_it. */
const CATEGORY_NAMES =
  "(SELECT json_group_object('name_' || x.locale, x.name) FROM category_texts x WHERE x.category_id = t.id)";

/** A page of the records whose own row or name contains the search, in the shop's order. */
export function listQuery(
  { main }: Kind,
  search: string,
  { limit, offset }: Page,
): Query<{ count: number; rows: { stored: Stored; names: Record<string, string> }[] }> {
  const { table, by } = main;
  const joins = table.columns.flatMap(({ ref, stored }, n) =>
    ref ? [`LEFT JOIN ${quoted(ref.table)} r${n} ON r${n}.${quoted(ref.id)} = t.${quoted(stored)}`] : [],
  );
  // A record of several rows, such as the rates of a country, is listed once.
  const isOne = table.key.length === 1;
  const from = `(SELECT ${objectSql(table.columns)} AS one, t.${quoted(by.stored)} AS record_key, ${orderSql(table)} AS place,
    ${table.name === "categories" ? CATEGORY_NAMES : "'{}'"} AS names FROM ${[`${quoted(table.name)} t`, ...joins].join(" ")} ${isOne ? "" : `GROUP BY t.${quoted(by.stored)}`})`;
  const wanted = "(? = '' OR instr(lower(one || names), lower(?)) > 0)";
  return mapQuery(
    combine({
      count: queryCount(statement(`SELECT count(*) AS n FROM ${from} WHERE ${wanted}`, search, search)),
      rows: queryAll(
        statement(
          `SELECT one, names FROM ${from} WHERE ${wanted} ORDER BY place, record_key LIMIT ? OFFSET ?`,
          ...[search, search, limit, offset],
        ),
        (row) => ({ stored: json(row, "one", Stored), names: json(row, "names", Names) }),
      ),
    }),
    (found) => found,
  );
}

const PLACES = LINK_PLACES.map((place, n) => `WHEN '${place}' THEN ${n}`).join(" ");

// Newest first if there is a date; manufacturers by name; otherwise the shop's order.
function orderSql({ name, columns }: Kind["main"]["table"]): string {
  const names = columns.map(({ name }) => name);
  if (names.includes("published_at")) return "-unixepoch(t.published_at)";
  if (names.includes("ends_at")) return "-unixepoch(t.ends_at)";
  if (names.includes("place")) return `printf('%d %010d', CASE t.place ${PLACES} END, t.position)`;
  if (name === "manufacturers") return "t.sort_name";
  return names.includes("position") ? "t.position" : "0";
}

/** States of the record before each change, from the audit log, newest first. */
export const versionsQuery = (
  target: string,
  limit: number,
): Query<{ id: number; at: string; who: string }[]> =>
  queryAll(
    statement(
      `SELECT id, created_at, who FROM audit WHERE target = ? AND before IS NOT NULL ORDER BY id DESC LIMIT ?`,
      target,
      limit,
    ),
    (row) => ({ id: int(row, "id"), at: text(row, "created_at"), who: text(row, "who") }),
  );

/** Null if the log has no such state of this record. */
export const versionQuery = (target: string, id: number): Query<string | null> =>
  mapQuery(
    queryAll(statement("SELECT before FROM audit WHERE id = ? AND target = ?", id, target), (row) =>
      textOrNull(row, "before"),
    ),
    ([before = null]) => before,
  );
