// A deed whose answer stands when its batch does: with an `Idempotency-Key` it is done once, and told again (CONTRACT §1).

import type { ApiContext } from "~/api/http/context";
import {
  ALREADY_PROCESSED,
  readStoredAnswer,
  refuseIfProcessed,
  storeAnswer,
  storedAnswerStatement,
} from "~/db/idempotency-keys";
import { later } from "~/platform/clock";
import { BatchRefused, type Statement } from "~/platform/database";
import { requireUser } from "~/services/access";
import { WRITE_KEY_LIFETIME } from "~/services/idempotency";
import { Refusal } from "~/services/refusal";
import { bodyHashOf, optionalKey, replayResponse } from "./idempotency";
import { Reply } from "./respond";

interface IdempotentWrite {
  statements: Statement[];
  /** One row with one column `answer`. */
  answer: Statement;
}

const CREATED = 201;

/**
 * @param call names the call among those that the caller's key may be for
 * @param prepare makes the deed; not asked where an answer is kept
 * @param conflicts codes of the batch's own refusals that are 409
 */
export async function withIdempotency(
  c: ApiContext,
  call: string,
  body: Record<string, unknown>,
  prepare: () => Promise<IdempotentWrite>,
  conflicts: readonly string[] = [],
): Promise<Reply> {
  const now = c.now.toISOString();
  const key = optionalKey(c, call, `user/${requireUser(c).user.id}`);
  const bodyHash = bodyHashOf(body);
  const findKept = async () => {
    const [rows = []] = key ? await c.db.batch([storedAnswerStatement(key, now)]) : [];
    const kept = readStoredAnswer(rows);
    return kept?.bodyHash === bodyHash ? kept : null;
  };

  const kept = await findKept();
  if (kept) return replayResponse(kept);
  const { statements, answer } = await prepare();
  const once = key
    ? [
        refuseIfProcessed(key, bodyHash, now, { anyBody: false }),
        ...statements,
        storeAnswer(key, bodyHash, CREATED, later(c.now, WRITE_KEY_LIFETIME), answer),
      ]
    : [...statements, answer];
  try {
    const rows = await c.db.batch(once);
    return new Reply(String(rows.at(-1)?.[0]?.answer), CREATED);
  } catch (error) {
    if (!(error instanceof BatchRefused)) throw error;
    if (conflicts.includes(error.code)) throw new Refusal(409, error.code);
    // The same post came twice at once: the other has just kept its answer.
    const first = error.code === ALREADY_PROCESSED ? await findKept() : null;
    if (!first) throw error;
    return replayResponse(first);
  }
}
