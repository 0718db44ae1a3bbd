// The one place that asks the time. A shop in development may have its clock moved: CONTRACT §9.

let aheadMs = 0;

/** The present instant. */
export const now = (): Date => new Date(Date.now() + aheadMs);

/** ISO 8601 UTC with milliseconds, as the database keeps it. */
export const nowIso = (): string => now().toISOString();

/** How far from the real time this isolate is from now on. */
export function moveClock(ms: number): void {
  aheadMs = ms;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const later = (from: Date, ms: number): string => new Date(from.getTime() + ms).toISOString();
