// When a message that could not be delivered is tried again: emails and webhooks.

const MINUTE = 60_000;

/** Minutes between attempts, three days in all: a key or a server that fails on a Saturday is mended on Monday. */
const PAUSES = [1, 5, 15, 60, 240, 480, 720, 1440, 1440] as const;

/** From the first attempt to the last, in ms. */
export const RETRY_SPAN_MS: number = PAUSES.reduce((sum: number, minutes) => sum + minutes, 0) * MINUTE;

/** @param tries attempts that have failed. @returns ms until the next one; null: it is given up */
export function retryPause(tries: number): number | null {
  const minutes = PAUSES[tries - 1];
  return minutes === undefined ? null : minutes * MINUTE;
}
