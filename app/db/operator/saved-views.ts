// Saved searches of back-office users: 0015_operator.sql.
import { MAX_SAVED_VIEWS } from "~/contract/constants/order-list";
import type { SavedView } from "~/contract/operator/order-list";
import { byName } from "~/db/normalize-search";
import { command, mapQuery, type Query, queryAll, queryFirst } from "~/db/query";
import { type Row, statement } from "~/platform/database";
import { int, text } from "../columns";

/** An operator's id; null for the operator's token. */
type Owner = number | null;

export const VIEW_NAME_TAKEN = "view_name_taken";
export const TOO_MANY_VIEWS = "too_many_views";

/** Sorted by name. */
export const savedViewsQuery = (owner: Owner): Query<SavedView[]> =>
  mapQuery(
    queryAll(statement("SELECT id, name, query FROM saved_views WHERE operator_id IS ?", owner), readView),
    (views) => views.toSorted(byName),
  );

/** Refuses with VIEW_NAME_TAKEN, TOO_MANY_VIEWS. */
export const refuseView = (owner: Owner, name: string, id: number | null): Query<null> =>
  command(
    statement(
      `INSERT INTO refusals (code) SELECT '${VIEW_NAME_TAKEN}'
       WHERE EXISTS (SELECT 1 FROM saved_views WHERE operator_id IS ? AND name = ? AND id IS NOT ?)`,
      ...[owner, name, id],
    ),
    statement(
      `INSERT INTO refusals (code) SELECT '${TOO_MANY_VIEWS}'
       WHERE ? IS NULL AND (SELECT count(*) FROM saved_views WHERE operator_id IS ?) >= ${MAX_SAVED_VIEWS}`,
      ...[id, owner],
    ),
  );

/** Call after refuseView. */
export const insertView = (
  owner: Owner,
  { name, query }: { name: string; query: string },
  now: string,
): Query<SavedView | null> =>
  queryFirst(
    statement(
      "INSERT INTO saved_views (operator_id, name, query, created_at) VALUES (?, ?, ?, ?) RETURNING id, name, query",
      ...[owner, name, query, now],
    ),
    readView,
  );

/** Returns null if the view belongs to another operator. */
export const renameView = (owner: Owner, id: number, name: string): Query<SavedView | null> =>
  queryFirst(
    statement(
      "UPDATE saved_views SET name = ? WHERE id = ? AND operator_id IS ? RETURNING id, name, query",
      ...[name, id, owner],
    ),
    readView,
  );

/** Returns null if the view belongs to another operator. */
export const deleteView = (owner: Owner, id: number): Query<number | null> =>
  queryFirst(
    statement("DELETE FROM saved_views WHERE id = ? AND operator_id IS ? RETURNING id", id, owner),
    (row) => int(row, "id"),
  );

const readView = (row: Row): SavedView => ({
  id: int(row, "id"),
  name: text(row, "name"),
  query: text(row, "query"),
});
