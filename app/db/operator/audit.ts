// Audit log: the operator's changes, with the values before and after, written in the change's own batch.
import type { ProductId } from "~/contract/ids";
import type { AuditEntry } from "~/contract/operator/reports";
import { ask, combine, command, mapQuery, type Query, queryAll, together } from "~/db/query";
import { type Database, type Statement, statement, type Value } from "~/platform/database";
import { anyJson, int, text } from "../columns";
import { listCount } from "./list-counts";
import type { Page } from "./page";

export interface AuditedChange {
  /** Name in operator-calls.ts, such as "orders.move". */
  call: string;
  target: string;
  now: string;
  /** Defaults to the operator of this database session. */
  who?: string;
  /** SQL expression of the target's JSON, or NULL before it exists; never contains a secret. */
  look: { sql: string; params: readonly Value[] };
  /**
   * The item of which only the price or the stock changed. null: the change affects nothing that a visitor
   * sees, and nothing that decides what an order costs beside the customer data that each checkout reads
   * itself (checkout-data.ts). undefined: anything may have changed.
   */
  onlyItem?: ProductId | null | undefined;
}

/**
 * Runs a change and its audit entry in one batch, and invalidates the caches that it affects.
 * @returns the answer of `changes`
 * @throws BatchRefused if one of the changes refuses; then nothing is written
 */
export const writeAudited = <T>(db: Database, change: AuditedChange, changes: Query<T>): Promise<T> =>
  ask(db, audited(db, change, changes));

/** Like writeAudited, for one of several changes in a batch. */
export const audited = <T>(
  db: Database,
  { call, target, now, who = db.actor ?? "operator", look, onlyItem }: AuditedChange,
  changes: Query<T>,
): Query<T> =>
  mapQuery(
    combine({
      before: command(
        statement(
          `INSERT INTO audit (created_at, who, call, target, before) SELECT ?, ?, ?, ?, (${look.sql})`,
          now,
          who,
          call,
          target,
          ...look.params,
        ),
      ),
      answer: changes,
      after: command(
        statement(
          `UPDATE audit SET after = (${look.sql}) WHERE id = (SELECT max(id) FROM audit)`,
          ...look.params,
        ),
        ...nextVersion(onlyItem),
      ),
    }),
    ({ answer }) => answer as T,
  );

function nextVersion(onlyItem: AuditedChange["onlyItem"]): Statement[] {
  if (onlyItem === null) return [];
  return onlyItem === undefined
    ? [statement("UPDATE facts_version SET version = version + 1")]
    : [itemChanged(onlyItem)];
}

/** Invalidates only the cached answers that show this item. */
export const itemChanged = (item: ProductId): Statement => statement(NARROW_VERSION, item);

const NARROW_VERSION = `UPDATE facts_version SET version = version + 1, narrow = json_insert(
  iif(json_array_length(narrow) < 20, narrow, json_remove(narrow, '$[0]')), '$[#]',
  json_array(version || '.' || mark, ?1, (SELECT coalesce(parent_id, id) FROM products WHERE id = ?1)))`;

/** A page of the operators' changes, newest first. @param call undefined: any call */
export function listAudit(
  db: Database,
  call: string | undefined,
  { limit, offset }: Page,
): Promise<{ count: number; entries: AuditEntry[] }> {
  const where = call === undefined ? "" : "WHERE call = ?";
  const params = call === undefined ? [] : [call];
  return together(db, {
    count: listCount("audit", call),
    entries: queryAll(
      statement(
        `SELECT id, created_at, who, call, target, before, after FROM audit ${where} ORDER BY id DESC LIMIT ? OFFSET ?`,
        ...params,
        limit,
        offset,
      ),
      (row) => ({
        id: int(row, "id"),
        at: text(row, "created_at"),
        who: text(row, "who"),
        call: text(row, "call"),
        target: text(row, "target"),
        before: anyJson(row, "before"),
        after: anyJson(row, "after"),
      }),
    ),
  });
}
