// Answers kept for repeated posts, in the deed's own batch: the same caller, call and key do the deed once (CONTRACT §1).
import { type Row, type Statement, statement, type Value } from "~/platform/database";
import { int, text } from "./columns";

export interface IdempotencyKey {
  /** Whose key it is: two callers may use the same one. */
  caller: string;
  call: string;
  key: string;
}

export interface StoredAnswer {
  bodyHash: string;
  status: number;
  answer: string;
}

/** A repeated post that came while the first was on its way ends with this code. */
export const ALREADY_PROCESSED = "answer_kept";

export const storedAnswerStatement = (key: IdempotencyKey, now: string): Statement =>
  statement(
    "SELECT body_hash, status, answer FROM kept_answers WHERE caller = ? AND call = ? AND key = ? AND expires_at > ?",
    ...keyParams(key),
    now,
  );

export function readStoredAnswer([row]: Row[]): StoredAnswer | null {
  return row
    ? { bodyHash: text(row, "body_hash"), status: int(row, "status"), answer: text(row, "answer") }
    : null;
}

/** Ends the batch where an answer stands; one for another body stands in the way only if `anyBody`. */
export const refuseIfProcessed = (
  key: IdempotencyKey,
  bodyHash: string,
  now: string,
  { anyBody }: { anyBody: boolean },
): Statement =>
  statement(
    `INSERT INTO refusals (code) SELECT '${ALREADY_PROCESSED}' FROM kept_answers
     WHERE caller = ? AND call = ? AND key = ? AND expires_at > ? AND (? OR body_hash = ?)`,
    ...keyParams(key),
    now,
    anyBody ? 1 : 0,
    bodyHash,
  );

/**
 * Keeps the answer that `select` gives, one column `answer` and one row, and returns it.
 * What it replaces has run out, or was for another body.
 */
export const storeAnswer = (
  key: IdempotencyKey,
  bodyHash: string,
  status: number,
  expiresAt: string,
  select: Statement,
): Statement =>
  statement(
    `INSERT INTO kept_answers (caller, call, key, body_hash, status, answer, expires_at)
     SELECT ?, ?, ?, ?, ?, deed.answer, ? FROM (${select.sql}) deed WHERE true
     ON CONFLICT (caller, call, key) DO UPDATE
     SET body_hash = excluded.body_hash, status = excluded.status, answer = excluded.answer, expires_at = excluded.expires_at
     RETURNING answer`,
    ...keyParams(key),
    bodyHash,
    status,
    expiresAt,
    ...select.params,
  );

const keyParams = ({ caller, call, key }: IdempotencyKey): [Value, Value, Value] => [caller, call, key];
