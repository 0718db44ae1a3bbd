/** When a customer who keeps to a rhythm would order again, so that the agent calls in time. */
import { addDays, type Day } from "./rome-day";

/** Two orders make one interval, and one interval is no rhythm yet. */
const MIN_INTERVALS = 2;

/**
 * The last order's day and the median interval between orders after it; null where there is no rhythm.
 * @param days of orders, in any order; several on one day are one
 */
export function nextOrderDay(days: readonly Day[]): Day | null {
  const sorted = [...new Set(days)].sort();
  const intervals = sorted.slice(1).map((day, index) => daysBetween(sorted[index] ?? day, day));
  const last = sorted.at(-1);
  if (last === undefined || intervals.length < MIN_INTERVALS) return null;
  return addDays(last, median(intervals));
}

/** Of an even number the later of the two in the middle: a call too early is a nuisance. */
function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const MS_A_DAY = 86_400_000;
const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / MS_A_DAY;
