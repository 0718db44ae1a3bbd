// Answers kept for repeated posts, in the deed's own batch: the same caller, call and key do the deed once (CONTRACT §1).
import { type Row, type Statement, statement, type Value } from "~/platform/database";
import { int, text } from "./columns";

export interface AnswerKey {
  /** Whose key it is: two callers may use the same one. */
  caller: string;
  call: string;
  key: string;
}

export interface KeptAnswer {
  bodyHash: string;
  status: number;
  answer: string;
}

/** A repeated post that came while the first was on its way ends with this code. */
export const ANSWER_KEPT = "answer_kept";

export const findAnswer = (key: AnswerKey, now: string): Statement =>
  statement(
    "SELECT body_hash, status, answer FROM kept_answers WHERE caller = ? AND call = ? AND key = ? AND expires_at > ?",
    ...keyParams(key),
    now,
  );

export function readAnswer([row]: Row[]): KeptAnswer | null {
  return row
    ? { bodyHash: text(row, "body_hash"), status: int(row, "status"), answer: text(row, "answer") }
    : null;
}

/** Ends the batch where an answer stands; one for another body stands in the way only if `anyBody`. */
export const refuseIfKept = (
  key: AnswerKey,
  bodyHash: string,
  now: string,
  { anyBody }: { anyBody: boolean },
): Statement =>
  statement(
    `INSERT INTO refusals (code) SELECT '${ANSWER_KEPT}' FROM kept_answers
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
export const keepAnswer = (
  key: AnswerKey,
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

const keyParams = ({ caller, call, key }: AnswerKey): [Value, Value, Value] => [caller, call, key];
