// The audit log: what the operator changed, from what to what, written in the change's own batch.
import type { ProductId } from "~/contract/ids";
import type { AuditEntry } from "~/contract/operator/reports";
import { ask, combine, command, mapQuery, type Query, queryAll, together } from "~/db/query";
import { type Database, type Statement, statement, type Value } from "~/platform/database";
import { anyJson, int, text } from "../columns";
import { listCount } from "./list-counts";
import type { Page } from "./page";

export interface AuditedChange {
  /** As operator-calls.ts names it: "orders.move". */
  call: string;
  target: string;
  now: string;
  /** Without it: who asks through this database. */
  who?: string;
  /** An expression whose value is the target's JSON, or NULL where there is none yet; never a secret. */
  look: { sql: string; params: readonly Value[] };
  /**
   * The item of which the price or the stock alone has changed; null: nothing that a visitor sees, or that decides what an
   * order costs beside what a checkout reads of its customer itself (checkout-data.ts). Else anything may have.
   */
  onlyItem?: ProductId | null | undefined;
}

/**
 * A change and its audit entry in one batch, after which no cache of facts that it has changed is used.
 * @returns the answer of `changes`
 * @throws BatchRefused where one of the changes refused: then nothing was done
 */
export const writeAudited = <T>(db: Database, change: AuditedChange, changes: Query<T>): Promise<T> =>
  ask(db, audited(db, change, changes));

/** The same for one of several changes of a batch. */
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

/** Ends the cached answers that show this item, and no others. */
export const itemChanged = (item: ProductId): Statement => statement(NARROW_VERSION, item);

/** 0016_product_lists.sql. */
const NARROW_VERSION = `UPDATE facts_version SET version = version + 1, narrow = json_insert(
  iif(json_array_length(narrow) < 20, narrow, json_remove(narrow, '$[0]')), '$[#]',
  json_array(version || '.' || mark, ?1, (SELECT coalesce(parent_id, id) FROM products WHERE id = ?1)))`;

/** A page of what operators changed, the newest first. @param call undefined: of every call */
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
