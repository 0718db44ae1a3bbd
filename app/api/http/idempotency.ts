// The header `Idempotency-Key` of a post, and the response to a repeated post (CONTRACT §1).
import { later } from "~/platform/clock";
import { hashOf } from "~/platform/crypto";
import { type IdempotentPost, WRITE_KEY_LIFETIME, type WriteAnswer } from "~/services/idempotency";
import { invalidField } from "~/services/refusal";
import type { ApiContext } from "./context";
import { Reply } from "./respond";

interface Post {
  /** Keys are unique per call and caller. */
  call: string;
  caller: string;
  /** The parsed body: the same fields in another order are the same post. */
  body: Record<string, unknown>;
  /** Lifetime of the stored response, in milliseconds. */
  lifetime?: number;
}

/**
 * Returns null if the post has no key.
 * @throws Refusal 400 if the key is not a UUID
 */
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

/** @throws Refusal 400 if the post has no key or the key is not a UUID */
export function requiredPost(c: ApiContext, post: Post): IdempotentPost {
  const required = idempotentPost(c, post);
  if (!required) throw invalidField("Idempotency-Key", "required");
  return required;
}

/** A replayed response has the header `Idempotent-Replay`. */
export const replyOf = ({ body, status, isReplay }: WriteAnswer): Reply =>
  new Reply(body, status, isReplay ? { "Idempotent-Replay": "true" } : {});

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
