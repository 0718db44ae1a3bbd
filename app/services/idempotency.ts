// How long the answer to a post with an `Idempotency-Key` is stored (CONTRACT §1).
import { DAY, MINUTE } from "~/platform/clock";

/** Milliseconds. */
export const ORDER_KEY_LIFETIME = 7 * DAY;
export const WRITE_KEY_LIFETIME = 10 * MINUTE;
