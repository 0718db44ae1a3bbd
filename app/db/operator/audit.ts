// The audit log: what the operator changed, from what to what, written in the change's own batch.
import type { AuditEntry } from "~/contract/operator/operator";
import { type Database, type Row, type Statement, statement, type Value } from "~/platform/database";
import { fromJson, int, text } from "../columns";
import { listCount } from "./list-counts";
import type { Page } from "./page";

export interface AuditedChange {
  /** As operator-calls.ts names it: "orders.move". */
  call: string;
  target: string;
  now: string;
  /** An expression whose value is the target's JSON, or NULL where there is none yet; never a secret. */
  look: { sql: string; params: readonly Value[] };
}

/** The whole batch of a change. What isolates remember ends with it. */
export const audited = (
  { call, target, now, look }: AuditedChange,
  changes: readonly Statement[],
): Statement[] => [
  statement(
    `INSERT INTO audit (at, who, call, target, before) SELECT ?, 'operator', ?, ?, (${look.sql})`,
    now,
    call,
    target,
    ...look.params,
  ),
  ...changes,
  statement(`UPDATE audit SET after = (${look.sql}) WHERE id = (SELECT max(id) FROM audit)`, ...look.params),
  statement("UPDATE facts_version SET version = version + 1"),
];

/** The rows that `changes` gave back, of those that a batch of audited() answered. */
export const changesOf = (rows: Row[][]): Row[][] => rows.slice(1, -2);

export async function listAudit(
  db: Database,
  call: string | undefined,
  { limit, offset }: Page,
): Promise<{ count: number; entries: AuditEntry[] }> {
  const where = call === undefined ? "" : "WHERE call = ?";
  const params = call === undefined ? [] : [call];
  const [counted = [], rows = []] = await db.batch([
    listCount("audit", call),
    statement(
      `SELECT id, at, who, call, target, before, after FROM audit ${where} ORDER BY id DESC LIMIT ? OFFSET ?`,
      ...params,
      limit,
      offset,
    ),
  ]);
  return {
    count: int(counted[0] ?? {}, "n"),
    entries: rows.map((row) => ({
      id: int(row, "id"),
      at: text(row, "at"),
      who: text(row, "who"),
      call: text(row, "call"),
      target: text(row, "target"),
      before: fromJson<AuditEntry["before"]>(row, "before"),
      after: fromJson<AuditEntry["after"]>(row, "after"),
    })),
  };
}
