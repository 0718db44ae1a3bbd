/** Predicts when a regular customer will order again, so that the agent calls in time. */
import { addDays, type Day } from "~/domain/local-day";

/** Two days with orders give one interval, which is no pattern yet. */
const MIN_INTERVALS = 2;

/**
 * The last order's day plus the median interval between orders; null with too few orders.
 * @param days of the orders, in any sequence; several on one day count once
 */
export function nextOrderDay(days: readonly Day[]): Day | null {
  const last = [...days].sort().at(-1);
  const interval = daysUntilNext(days);
  return last === undefined || interval === null ? null : addDays(last, interval);
}

/** The median interval between the orders, in days; null with too few orders. */
export function daysUntilNext(days: readonly Day[]): number | null {
  const sorted = [...new Set(days)].sort();
  const intervals = sorted.slice(1).map((day, index) => daysBetween(sorted[index] ?? day, day));
  return intervals.length < MIN_INTERVALS ? null : median(intervals);
}

/** The median; for an even count the later of the two in the middle, since a call too early is a nuisance. */
function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const MS_A_DAY = 86_400_000;
const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / MS_A_DAY;
