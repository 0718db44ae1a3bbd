// The only module that reads the time. In development the clock can be moved (CONTRACT §9).

let aheadMs = 0;

export const now = (): Date => new Date(Date.now() + aheadMs);

/** Converts real time to the shop's clock. */
export const shopTime = (real: Date): Date => new Date(real.getTime() + aheadMs);

/** The current time in ISO 8601 UTC with milliseconds, as the database stores it. */
export const nowIso = (): string => now().toISOString();

/** Sets how far this isolate's clock is ahead of real time, in ms. */
export function moveClock(ms: number): void {
  aheadMs = ms;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const later = (from: Date, ms: number): string => new Date(from.getTime() + ms).toISOString();
