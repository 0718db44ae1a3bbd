// A post with an `Idempotency-Key` is done once: its answer is stored in the write's own batch, and a repeat gets that
// answer (CONTRACT §1).
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
  /** Null where the write is still to be done. @throws Refusal 409 where the key is bound to another body */
  replay: Query<WriteAnswer | null>;
  /** @param answer one row with one column `answer`: JSON */
  write: (statements: readonly Statement[], answer: Statement, status: number) => Query<WriteAnswer>;
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
 * @throws Refusal 409 where the key has done another write
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
    // An equal post was first, or it changed what this one would have changed.
    if (await isDone()) return;
    throw error;
  }
}

/** The stored answer, where nothing else is to be read beside it. */
export const findReplay = (c: ServiceContext, { replay }: AnswerStore): Promise<WriteAnswer | null> =>
  ask(c.db, replay);
