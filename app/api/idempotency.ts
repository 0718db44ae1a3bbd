// `Idempotency-Key`: a post that is repeated gets its first answer, and the deed is done once (CONTRACT §1).
import type { AnswerKey, KeptAnswer } from "~/db/kept-answers";
import { DAY, MINUTE } from "~/platform/clock";
import { hashOf } from "~/platform/secrets";
import { Reply } from "./answers";
import type { ApiContext } from "./context";
import { badField } from "./refusal";

export const ORDER_KEY_LIFE = 7 * DAY;
export const DEED_KEY_LIFE = 10 * MINUTE;

/** Null where the post carries none. @throws Refusal 400 for what is not a UUID. */
export function optionalKey(c: ApiContext, call: string, caller: string): AnswerKey | null {
  const key = c.request.headers.get("Idempotency-Key");
  if (key === null) return null;
  if (!UUID.test(key)) throw badField("Idempotency-Key", "invalid");
  return { caller, call, key: key.toLowerCase() };
}

/** @throws Refusal 400 where the post carries no UUID. */
export function requiredKey(c: ApiContext, call: string, caller: string): AnswerKey {
  const key = optionalKey(c, call, caller);
  if (!key) throw badField("Idempotency-Key", "required");
  return key;
}

/** The same for the same parsed body, in whatever order its fields came. */
export const bodyHashOf = (input: Record<string, unknown>): string =>
  hashOf(JSON.stringify(Object.entries(input).toSorted(([a], [b]) => (a < b ? -1 : 1))));

export const REPLAYED = { "Idempotent-Replay": "true" };

export const replayOf = ({ answer, status }: KeptAnswer): Reply => new Reply(answer, status, REPLAYED);

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
