// Retry schedule of undelivered messages: emails and webhooks.

const MINUTE = 60_000;

/**
 * Minutes between attempts, three days in all: a key or a server that fails on a Saturday is repaired on
 * Monday.
 */
const PAUSES = [1, 5, 15, 60, 240, 480, 720, 1440, 1440] as const;

/** Milliseconds from the first attempt to the last. */
export const RETRY_SPAN_MS: number = PAUSES.reduce((sum: number, minutes) => sum + minutes, 0) * MINUTE;

/** @param tries failed attempts. @returns milliseconds until the next one; null: given up */
export function retryPause(tries: number): number | null {
  const minutes = PAUSES[tries - 1];
  return minutes === undefined ? null : minutes * MINUTE;
}
