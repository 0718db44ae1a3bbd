// `Idempotency-Key`: a post that is repeated gets its first answer, and the deed is done once (CONTRACT §1).
import type { IdempotencyKey, StoredAnswer } from "~/db/idempotency-keys";
import { hashOf } from "~/platform/crypto";
import { invalidField } from "~/services/refusal";
import type { ApiContext } from "./context";
import { Reply } from "./respond";

/** Null where the post carries none. @throws Refusal 400 for what is not a UUID. */
export function optionalKey(c: ApiContext, call: string, caller: string): IdempotencyKey | null {
  const key = c.request.headers.get("Idempotency-Key");
  if (key === null) return null;
  if (!UUID.test(key)) throw invalidField("Idempotency-Key", "invalid");
  return { caller, call, key: key.toLowerCase() };
}

/** @throws Refusal 400 where the post carries no UUID. */
export function requiredKey(c: ApiContext, call: string, caller: string): IdempotencyKey {
  const key = optionalKey(c, call, caller);
  if (!key) throw invalidField("Idempotency-Key", "required");
  return key;
}

/** The same for the same parsed body, in whatever order its fields came. */
export const bodyHashOf = (input: Record<string, unknown>): string =>
  hashOf(JSON.stringify(Object.entries(input).toSorted(([a], [b]) => (a < b ? -1 : 1))));

export const REPLAYED_HEADERS = { "Idempotent-Replay": "true" };

export const replayResponse = ({ answer, status }: StoredAnswer): Reply =>
  new Reply(answer, status, REPLAYED_HEADERS);

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
