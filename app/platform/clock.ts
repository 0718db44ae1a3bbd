// The one place that asks the time.

/** The present instant. */
export const now = (): Date => new Date();

/** ISO 8601 UTC with milliseconds, as the database keeps it. */
export const nowIso = (): string => now().toISOString();

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const later = (from: Date, ms: number): string => new Date(from.getTime() + ms).toISOString();
