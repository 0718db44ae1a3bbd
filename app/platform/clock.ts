// The one place that asks the time, so that a development clock can move it for everybody.

let offsetMs = 0;

/** The present instant. */
export const now = (): Date => new Date(Date.now() + offsetMs);

/** ISO 8601 UTC with milliseconds, as the database keeps it. */
export const nowIso = (): string => now().toISOString();

/** Development only: every later `now()` is moved so that this instant reads `instant`. */
export function setClock(instant: Date): void {
  offsetMs = instant.getTime() - Date.now();
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const later = (from: Date, ms: number): string => new Date(from.getTime() + ms).toISOString();
