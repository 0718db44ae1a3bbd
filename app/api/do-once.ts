// A deed whose answer stands when its batch does: with an `Idempotency-Key` it is done once, and told again (CONTRACT §1).
import { ANSWER_KEPT, findAnswer, keepAnswer, readAnswer, refuseIfKept } from "~/db/kept-answers";
import { later } from "~/platform/clock";
import { BatchRefused, type Statement } from "~/platform/database";
import { Reply } from "./answers";
import type { ApiContext } from "./context";
import { bodyHashOf, DEED_KEY_LIFE, optionalKey, replayOf } from "./idempotency";
import { Refusal } from "./refusal";
import { signedIn } from "./who";

interface Deed {
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
export async function doOnce(
  c: ApiContext,
  call: string,
  body: Record<string, unknown>,
  prepare: () => Promise<Deed>,
  conflicts: readonly string[] = [],
): Promise<Reply> {
  const now = c.now.toISOString();
  const key = optionalKey(c, call, `user/${signedIn(c).user.id}`);
  const bodyHash = bodyHashOf(body);
  const findKept = async () => {
    const [rows = []] = key ? await c.db.batch([findAnswer(key, now)]) : [];
    const kept = readAnswer(rows);
    return kept?.bodyHash === bodyHash ? kept : null;
  };

  const kept = await findKept();
  if (kept) return replayOf(kept);
  const { statements, answer } = await prepare();
  const once = key
    ? [
        refuseIfKept(key, bodyHash, now, { anyBody: false }),
        ...statements,
        keepAnswer(key, bodyHash, CREATED, later(c.now, DEED_KEY_LIFE), answer),
      ]
    : [...statements, answer];
  try {
    const rows = await c.db.batch(once);
    return new Reply(String(rows.at(-1)?.[0]?.answer), CREATED);
  } catch (error) {
    if (!(error instanceof BatchRefused)) throw error;
    if (conflicts.includes(error.code)) throw new Refusal(409, error.code);
    // The same post came twice at once: the other has just kept its answer.
    const first = error.code === ANSWER_KEPT ? await findKept() : null;
    if (!first) throw error;
    return replayOf(first);
  }
}
