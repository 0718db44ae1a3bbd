// Idempotency: answers are stored in the batch of the write, so that the same caller, call and key write
// once (CONTRACT §1).
import { type Statement, statement, type Value } from "~/platform/database";
import { int, text } from "./columns";
import { type Query, query, queryFirst } from "./query";

export interface IdempotencyKey {
  /** Part of the key, because two callers may use the same one. */
  caller: string;
  call: string;
  key: string;
}

export interface StoredAnswer {
  bodyHash: string;
  status: number;
  answer: string;
}

/** Refusal code of a repeated request when the first one has just stored its answer. */
export const ALREADY_PROCESSED = "answer_kept";

/** The answer stored under a key; null if there is no answer or it has expired. */
export const storedAnswerQuery = (key: IdempotencyKey, now: string): Query<StoredAnswer | null> =>
  queryFirst(
    statement(
      "SELECT body_hash, status, answer FROM idempotency_keys WHERE caller = ? AND call = ? AND key = ? AND expires_at > ?",
      ...keyParams(key),
      now,
    ),
    (row) => ({ bodyHash: text(row, "body_hash"), status: int(row, "status"), answer: text(row, "answer") }),
  );

/** The statement returns one row with one JSON column, `answer`. */
export const answerQuery = (statement: Statement): Query<string> =>
  query(statement, ([row = {}]) => text(row, "answer"));

/** Aborts the batch if an answer is stored; an answer for another body counts only with `anyBody`. */
export const refuseIfProcessed = (
  key: IdempotencyKey,
  bodyHash: string,
  now: string,
  { anyBody }: { anyBody: boolean },
): Statement =>
  statement(
    `INSERT INTO refusals (code) SELECT '${ALREADY_PROCESSED}' FROM idempotency_keys
     WHERE caller = ? AND call = ? AND key = ? AND expires_at > ? AND (? OR body_hash = ?)`,
    ...keyParams(key),
    now,
    anyBody ? 1 : 0,
    bodyHash,
  );

/**
 * Stores the answer that `select` returns (one row, one column `answer`) and returns it. Replaces an answer
 * that has expired, or one for another body.
 */
export const storeAnswer = (
  key: IdempotencyKey,
  bodyHash: string,
  status: number,
  expiresAt: string,
  select: Statement,
): Query<string> =>
  answerQuery(
    statement(
      `INSERT INTO idempotency_keys (caller, call, key, body_hash, status, answer, expires_at)
     SELECT ?, ?, ?, ?, ?, made.answer, ? FROM (${select.sql}) made WHERE true
     ON CONFLICT (caller, call, key) DO UPDATE
     SET body_hash = excluded.body_hash, status = excluded.status, answer = excluded.answer, expires_at = excluded.expires_at
     RETURNING answer`,
      ...keyParams(key),
      bodyHash,
      status,
      expiresAt,
      ...select.params,
    ),
  );

const keyParams = ({ caller, call, key }: IdempotencyKey): [Value, Value, Value] => [caller, call, key];
