// A post with an `Idempotency-Key` is done once: its answer is stored in the write's own batch, and a repeat gets that
// answer (CONTRACT §1).
import {
  ALREADY_PROCESSED,
  type IdempotencyKey,
  readStoredAnswer,
  refuseIfProcessed,
  storeAnswer,
  storedAnswerStatement,
} from "~/db/idempotency-keys";
import { DAY, MINUTE } from "~/platform/clock";
import { BatchRefused, type Row, type Statement } from "~/platform/database";
import type { ServiceContext } from "./context";
import { Refusal } from "./refusal";
import { retryOnConflict } from "./retry-on-conflict";

/** For how long answers are stored, in milliseconds. */
export const ORDER_KEY_LIFETIME = 7 * DAY;
export const WRITE_KEY_LIFETIME = 10 * MINUTE;

/** A post that carries a key. */
export interface IdempotentPost {
  key: IdempotencyKey;
  bodyHash: string;
  /** Until when its answer is stored: ISO 8601. */
  expiresAt: string;
}

/** What a write answers: JSON as it is stored, byte for byte. */
export interface WriteAnswer {
  body: string;
  status: number;
  isReplay: boolean;
}

/** Reads the stored answer beside what the write depends on, and stores the new one in the write's batch. */
export interface AnswerStore {
  /** One statement; none without a key. */
  lookup: Statement[];
  /** Null where the write is still to be done. @throws Refusal 409 where the key is bound to another body */
  replayOf: (rows: Row[] | undefined) => WriteAnswer | null;
  /** @param answer one row with one column `answer`: the last of the batch's rows */
  batch: (statements: readonly Statement[], answer: Statement, status: number) => Statement[];
}

/**
 * Does a write once for each key. Of two equal posts at once, the second is refused by the batch and replays the first.
 * @param post null: without a key, every post writes
 * @param attempt looks for the stored answer, then writes; it is run again after a conflict
 */
export const withIdempotency = <T>(
  c: ServiceContext,
  post: IdempotentPost | null,
  attempt: (store: AnswerStore) => Promise<T>,
  {
    retryOn = [],
    bindsBody = false,
    refusalOf,
  }: {
    /** The batch's other refusals after which a new attempt may succeed. */
    retryOn?: readonly string[];
    /** The key with another body is refused; else it is a new write. */
    bindsBody?: boolean;
    refusalOf?: (code: string) => Refusal;
  } = {},
): Promise<T> => {
  const store = answerStore(post, c.now.toISOString(), bindsBody);
  return retryOnConflict([ALREADY_PROCESSED, ...retryOn], () => attempt(store), refusalOf);
};

function answerStore(post: IdempotentPost | null, now: string, bindsBody: boolean): AnswerStore {
  if (!post)
    return { lookup: [], replayOf: () => null, batch: (statements, answer) => [...statements, answer] };
  const { key, bodyHash, expiresAt } = post;
  return {
    lookup: [storedAnswerStatement(key, now)],
    replayOf: (rows = []) => {
      const stored = readStoredAnswer(rows);
      if (stored?.bodyHash === bodyHash)
        return { body: stored.answer, status: stored.status, isReplay: true };
      if (stored && bindsBody) throw new Refusal(409, "idempotency_mismatch");
      return null;
    },
    batch: (statements, answer, status) => [
      refuseIfProcessed(key, bodyHash, now, { anyBody: bindsBody }),
      ...statements,
      storeAnswer(key, bodyHash, status, expiresAt, answer),
    ],
  };
}

interface Write {
  statements: Statement[];
  /** One row with one column `answer`. */
  answer: Statement;
}

const CREATED = 201;

/**
 * A write whose stored answer is looked up by itself: an address, a wishlist's row.
 * @param prepare makes the write; not called for a repeat
 * @throws Refusal 409 with those of the batch's refusals that `conflicts` names
 */
export async function createOnce(
  c: ServiceContext,
  post: IdempotentPost | null,
  prepare: () => Promise<Write>,
  conflicts: readonly string[] = [],
): Promise<WriteAnswer> {
  try {
    return await withIdempotency(c, post, async (store) => {
      const stored = await findReplay(c, store);
      if (stored) return stored;
      const { statements, answer } = await prepare();
      const rows = await c.db.batch(store.batch(statements, answer, CREATED));
      return { body: String(rows.at(-1)?.[0]?.answer), status: CREATED, isReplay: false };
    });
  } catch (error) {
    if (error instanceof BatchRefused && conflicts.includes(error.code)) throw new Refusal(409, error.code);
    throw error;
  }
}

/** The stored answer, where nothing else is to be read beside it. */
export async function findReplay(
  c: ServiceContext,
  { lookup, replayOf }: AnswerStore,
): Promise<WriteAnswer | null> {
  return lookup.length === 0 ? null : replayOf((await c.db.batch(lookup))[0]);
}
