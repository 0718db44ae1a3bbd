// Counters of the numbers of documents and orders: CONTRACT §15.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { resultsOf } from "~/contract/wire";

export const NUMBER_SERIES = ["invoices", "credit-notes", "delivery-notes", "orders"] as const;

export const Numbering = z.object({
  series: z.enum(NUMBER_SERIES),
  /** Counters start again at 1 each year. */
  year: z.int(),
  next: z.int(),
  /** The next number as documents show it. */
  number: z.string(),
});
export type Numbering = z.infer<typeof Numbering>;

/** At most seven digits. */
export const SetNumbering = z.object({ next: z.int().min(1).max(9_999_999) });

const bySeries = z.object({
  series: z
    .string()
    .max(40)
    .transform((series) => series.replaceAll("_", "-"))
    .pipe(z.enum(NUMBER_SERIES)),
});

const access = "operator";

export const operatorNumberingCalls = {
  /** Added: this year's counters. */
  numbering: {
    list: {
      method: "GET",
      path: "numbering/",
      access,
      permission: "settings.read",
      answer: resultsOf(Numbering),
    },
    put: {
      method: "PUT",
      path: "numbering/:series/",
      access,
      permission: "settings.write",
      params: bySeries,
      body: SetNumbering,
      answer: Numbering,
      errors: ["number_behind"],
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
