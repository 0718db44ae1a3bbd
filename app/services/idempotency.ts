// A post with an `Idempotency-Key` has one effect: its answer is stored in the write's own batch, and a
// repeated post gets that answer (CONTRACT §1).
import {
  ALREADY_PROCESSED,
  answerQuery,
  type IdempotencyKey,
  refuseIfProcessed,
  storeAnswer,
  storedAnswerQuery,
} from "~/db/idempotency-keys";
import { ask, combine, command, constant, mapQuery, type Query } from "~/db/query";
import { DAY, MINUTE } from "~/platform/clock";
import { BatchRefused, type Statement, statement } from "~/platform/database";
import type { ServiceContext } from "./context";
import { Refusal } from "./refusal";
import { retryOnConflict } from "./retry-on-conflict";

/** Lifetimes of stored answers, in milliseconds. */
export const ORDER_KEY_LIFETIME = 7 * DAY;
export const WRITE_KEY_LIFETIME = 10 * MINUTE;

export interface IdempotentPost {
  key: IdempotencyKey;
  bodyHash: string;
  /** When the stored answer expires: ISO 8601. */
  expiresAt: string;
}

/** The answer of a write: JSON as stored, byte for byte. */
export interface WriteAnswer {
  body: string;
  status: number;
  isReplay: boolean;
}

/**
 * Reads the stored answer together with what the write depends on, and stores the new one in the write's
 * batch.
 */
export interface AnswerStore {
  /** Null if the write is still to be done. @throws Refusal 409 if the key is bound to another body */
  replay: Query<WriteAnswer | null>;
  /** @param answer one row with one column `answer`: JSON */
  write: (statements: readonly Statement[], answer: Statement, status: number) => Query<WriteAnswer>;
}

/**
 * Runs a write once per key. Of two equal posts at the same time, the batch refuses the second, which then
 * replays the first.
 * @param post null: without a key, every post writes
 * @param attempt reads the stored answer, then writes; runs again after a conflict
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
    /** Other refusals of the batch after which a new attempt may succeed. */
    retryOn?: readonly string[];
    /** Whether the key with another body is refused; otherwise it is a new write. */
    bindsBody?: boolean;
    refusalOf?: (code: string) => Refusal;
  } = {},
): Promise<T> => {
  const store = answerStore(post, c.now.toISOString(), bindsBody);
  return retryOnConflict([ALREADY_PROCESSED, ...retryOn], () => attempt(store), refusalOf);
};

function answerStore(post: IdempotentPost | null, now: string, bindsBody: boolean): AnswerStore {
  if (!post)
    return {
      replay: constant(null),
      write: (statements, answer, status) =>
        writeQuery({ changes: command(...statements), body: answerQuery(answer) }, status),
    };
  const { key, bodyHash, expiresAt } = post;
  return {
    replay: mapQuery(storedAnswerQuery(key, now), (stored) => {
      if (stored?.bodyHash === bodyHash)
        return { body: stored.answer, status: stored.status, isReplay: true };
      if (stored && bindsBody) throw new Refusal(409, "idempotency_mismatch");
      return null;
    }),
    write: (statements, answer, status) =>
      writeQuery(
        {
          changes: command(refuseIfProcessed(key, bodyHash, now, { anyBody: bindsBody }), ...statements),
          body: storeAnswer(key, bodyHash, status, expiresAt, answer),
        },
        status,
      ),
  };
}

const writeQuery = (
  queries: { changes: Query<null>; body: Query<string> },
  status: number,
): Query<WriteAnswer> => mapQuery(combine(queries), ({ body }) => ({ body, status, isReplay: false }));

interface Write {
  statements: Statement[];
  answer: Statement;
}

const CREATED = 201;

/**
 * A write whose stored answer is looked up separately: an address, a wishlist's row.
 * @param prepare makes the write; not called for a repeated post
 * @throws Refusal 409 for the batch's refusals in `conflicts`
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
      return ask(c.db, store.write(statements, answer, CREATED));
    });
  } catch (error) {
    if (error instanceof BatchRefused && conflicts.includes(error.code)) throw new Refusal(409, error.code);
    throw error;
  }
}

/**
 * Does a write once for each key; a repeat does nothing.
 * @param post null: without a key, every post writes
 * @param write puts the marks into its batch
 * @throws Refusal 409 if the key has done another write
 */
export async function markOnce(
  c: ServiceContext,
  post: IdempotentPost | null,
  write: (marks: readonly Statement[]) => Promise<void>,
): Promise<void> {
  if (!post) return write([]);
  const { key, bodyHash, expiresAt } = post;
  const now = c.now.toISOString();
  const isDone = async (): Promise<boolean> => {
    const stored = await ask(c.db, storedAnswerQuery(key, now));
    if (stored && stored.bodyHash !== bodyHash) throw new Refusal(409, "idempotency_mismatch");
    return stored !== null;
  };
  if (await isDone()) return;
  try {
    const mark = storeAnswer(key, bodyHash, 200, expiresAt, statement("SELECT '' AS answer"));
    await write([refuseIfProcessed(key, bodyHash, now, { anyBody: true }), ...mark.statements]);
  } catch (error) {
    // A concurrent post with this key was first, or this post was done and its answer lost.
    if (await isDone()) return;
    throw error;
  }
}

/** The stored answer, for a write that reads nothing else with it. */
export const findReplay = (c: ServiceContext, { replay }: AnswerStore): Promise<WriteAnswer | null> =>
  ask(c.db, replay);
