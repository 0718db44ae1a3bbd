/** Changes many prices at once: computes the new price of one row. */
import type { Rounding } from "~/contract/constants/enums";
import type { Cents } from "~/contract/units";
import { percentOf, roundHalfAwayFromZero } from "~/domain/money";

export interface PriceStep {
  how: "percent" | "amount" | "set";
  /** Basis points for a percentage, otherwise cents. */
  by: number;
  rounding: Rounding;
}

/** A row of a price list that a change reads, or its new values. */
export interface BulkPrice {
  standard: Cents;
  tiers: readonly (readonly [minQty: number, cents: Cents])[];
}

export type BulkFault = "below_zero" | "special_not_lower";

/**
 * The price after the step; tiers change too by percent and by amount. Setting a price leaves its tiers
 * unchanged.
 */
export function steppedPrice({ standard, tiers }: BulkPrice, step: PriceStep): BulkPrice {
  if (step.how === "set") return { standard: rounded(step.by, step.rounding), tiers };
  return {
    standard: steppedCents(standard, step),
    tiers: tiers.map(([minQty, cents]) => [minQty, steppedCents(cents, step)] as const),
  };
}

/**
 * Why a row cannot be changed: a price must not be negative, and a special price must stay below the
 * standard one.
 */
export function priceFault({ standard, tiers }: BulkPrice, special: Cents | null): BulkFault | null {
  if (standard < 0 || tiers.some(([, cents]) => cents < 0)) return "below_zero";
  return special !== null && special >= standard ? "special_not_lower" : null;
}

const steppedCents = (cents: Cents, step: PriceStep): Cents =>
  rounded(cents + (step.how === "percent" ? percentOf(cents, step.by) : step.by), step.rounding);

const MULTIPLES = { cent: 1, five: 5, ten: 10, whole: 100, ninety: 100 } as const;

/** Rounds to the nearest multiple; "ninety" is the nearest price that ends in 90 cents. */
export function rounded(cents: Cents, rounding: Rounding): Cents {
  const multiple = MULTIPLES[rounding];
  const ending = rounding === "ninety" && cents > 0 ? 90 : 0;
  const nearest = roundHalfAwayFromZero(cents - ending, 1, multiple) * multiple + ending;
  return ending > 0 ? Math.max(ending, nearest) : nearest;
}
