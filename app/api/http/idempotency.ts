// The header `Idempotency-Key` of a post, and the answer to one that was repeated (CONTRACT §1).
import { later } from "~/platform/clock";
import { hashOf } from "~/platform/crypto";
import { type IdempotentPost, WRITE_KEY_LIFETIME, type WriteAnswer } from "~/services/idempotency";
import { invalidField } from "~/services/refusal";
import type { ApiContext } from "./context";
import { Reply } from "./respond";

interface Post {
  /** Keys are counted apart for each call and each caller. */
  call: string;
  caller: string;
  /** As parsed: the same body in another order of its fields is the same post. */
  body: Record<string, unknown>;
  /** For how long its answer is stored, in milliseconds. */
  lifetime?: number;
}

/** Null where the post carries no key. @throws Refusal 400 for what is not a UUID */
export function idempotentPost(
  c: ApiContext,
  { call, caller, body, lifetime = WRITE_KEY_LIFETIME }: Post,
): IdempotentPost | null {
  const key = c.request.headers.get("Idempotency-Key");
  if (key === null) return null;
  if (!UUID.test(key)) throw invalidField("Idempotency-Key", "invalid");
  return {
    key: { caller, call, key: key.toLowerCase() },
    bodyHash: hashOf(JSON.stringify(Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1)))),
    expiresAt: later(c.now, lifetime),
  };
}

/** @throws Refusal 400 where the post carries no UUID */
export function requiredPost(c: ApiContext, post: Post): IdempotentPost {
  const required = idempotentPost(c, post);
  if (!required) throw invalidField("Idempotency-Key", "required");
  return required;
}

/** A repeat says so in a header. */
export const replyOf = ({ body, status, isReplay }: WriteAnswer): Reply =>
  new Reply(body, status, isReplay ? { "Idempotent-Replay": "true" } : {});

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
