// Values of a bulk change: stored, new, and formatted for display.
import { z } from "zod";
import type { BulkChangeOf } from "~/contract/operator/bulk";
import { fromCents, toCents } from "~/contract/wire";
import type { CurrentRow, PlannedRow } from "~/db/operator/bulk/changes";
import type { BulkTarget } from "~/db/operator/bulk/kinds";
import { type BulkPrice, type PriceStep, priceFault, steppedPrice } from "~/domain/catalogue/bulk-change";

const Price = z.tuple([z.int(), z.array(z.tuple([z.int(), z.int()]))]);
const Values = z.array(z.string());

const priceIn = (stored: string): BulkPrice => {
  const [standard, tiers] = Price.parse(JSON.parse(stored));
  return { standard, tiers };
};

export function plannedRow(change: BulkChangeOf, { special, ...row }: CurrentRow): PlannedRow {
  if (change.kind !== "price") return { ...row, after: afterOf(change, row.before), fault: null };
  const step: PriceStep = { how: change.how, by: toCents(change.by), rounding: change.rounding };
  const price = steppedPrice(priceIn(row.before), step);
  return {
    ...row,
    after: JSON.stringify([price.standard, price.tiers]),
    fault: priceFault(price, special),
  };
}

function afterOf(change: Exclude<BulkChangeOf, { kind: "price" }>, before: string): string {
  switch (change.kind) {
    case "visible":
      return change.value ? "1" : "0";
    case "column":
      return change.value;
    case "field":
      return JSON.stringify(change.value === "" ? [] : [change.value]);
    case "category":
      return change.action === "remove" ? "" : before || "0";
  }
}

/** Formats a value for the preview: "true", "12.50 (10: 11.00)", "US, DE". */
export function shownValue(kind: BulkTarget["kind"] | "visible", stored: string): string {
  switch (kind) {
    case "visible":
      return String(stored === "1");
    case "category":
      return String(stored !== "");
    case "field":
      return Values.parse(JSON.parse(stored)).join(", ");
    case "column":
      return stored;
    case "price": {
      const { standard, tiers } = priceIn(stored);
      const steps = tiers.map(([minQty, cents]) => `${minQty}: ${fromCents(cents)}`);
      return steps.length === 0 ? fromCents(standard) : `${fromCents(standard)} (${steps.join(" · ")})`;
    }
  }
}
