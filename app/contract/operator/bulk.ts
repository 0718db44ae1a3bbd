// Changes of many products at once: planned and previewed row by row, then applied, and undone.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { BULK_STATES } from "~/contract/constants/desk";
import { AUDIENCES, ROUNDINGS, VAT_CLASSES } from "~/contract/constants/enums";
import { MAX_SLUG_LENGTH } from "~/contract/constants/limits";
import { Id, Instant, listOf, Money, paging, resultsOf } from "~/contract/wire";
import { OperatorProductQuery } from "./products";

/** Rows per change: products, or for prices their items. */
export const MAX_BULK_ROWS = 5000;
export const MAX_BULK_TICKED = 200;

export const BULK_COLUMNS = ["vat_class", "audience", "brand"] as const;
export type BulkState = (typeof BULK_STATES)[number];
const COLUMN_VALUES: Record<(typeof BULK_COLUMNS)[number], readonly string[] | null> = {
  vat_class: VAT_CLASSES,
  audience: AUDIENCES,
  brand: null,
};

/** A change by percent or amount also changes the tiers; setting a price does not. */
const PriceChange = z.object({
  kind: z.literal("price"),
  list: z.string().min(1).max(60),
  how: z.enum(["percent", "amount", "set"]),
  /** "-5.00": a percentage or an amount. */
  by: Money,
  rounding: z.enum(ROUNDINGS).default("cent"),
});

export const BulkChangeOf = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("visible"), value: z.boolean() }),
    z.object({
      kind: z.literal("category"),
      category: z.string().min(1).max(MAX_SLUG_LENGTH),
      action: z.enum(["add", "remove"]),
    }),
    PriceChange,
    /** An empty value deletes the field. */
    z.object({ kind: z.literal("field"), field: z.string().min(1).max(200), value: z.string().max(2000) }),
    z.object({ kind: z.literal("column"), column: z.enum(BULK_COLUMNS), value: z.string().trim().max(200) }),
  ])
  .superRefine((change, context) => {
    if (change.kind === "column" && !(COLUMN_VALUES[change.column]?.includes(change.value) ?? true))
      context.addIssue({ code: "custom", path: ["value"], message: "invalid" });
    const isBelow = change.kind === "price" && change.by.startsWith("-");
    if (change.kind === "price" && isBelow && change.how === "set")
      context.addIssue({ code: "custom", path: ["by"], message: "invalid" });
  });
export type BulkChangeOf = z.infer<typeof BulkChangeOf>;

/** Either products by id, or everything that the list finds. */
export const BulkSelection = z.union([
  z.object({ products: z.array(Id).min(1).max(MAX_BULK_TICKED) }),
  z.object({ found: OperatorProductQuery.omit({ after: true, order: true, list: true }) }),
]);
export type BulkSelection = z.infer<typeof BulkSelection>;

export const PlanBulkChange = z.object({ select: BulkSelection, change: BulkChangeOf });

export const BulkRow = z.object({
  sku: z.string(),
  name: z.string(),
  /** Formatted for display: "true", "12.50", "US, DE". */
  before: z.string(),
  after: z.string(),
  state: z.enum(BULK_STATES),
  fault: z.string().nullable(),
});
export type BulkRow = z.infer<typeof BulkRow>;

export const BulkChange = z.object({
  id: z.int(),
  created_at: Instant,
  who: z.string(),
  change: BulkChangeOf,
  products: z.int(),
  /** Rows that already have the new value. */
  same: z.int(),
  applied_at: Instant.nullable(),
  undone_at: Instant.nullable(),
  counts: z.record(z.enum(BULK_STATES), z.int()),
});
export type BulkChange = z.infer<typeof BulkChange>;

const access = "operator";
const params = z.object({ id: Id });
const [read, write] = ["catalogue.read", "catalogue.write"] as const;

export const operatorBulkCalls = {
  bulkChanges: {
    /** The newest 50. */
    list: {
      method: "GET",
      path: "bulk-changes/",
      access,
      permission: read,
      answer: resultsOf(BulkChange),
    },
    /** Changes nothing yet. */
    plan: {
      method: "POST",
      path: "bulk-changes/",
      access,
      permission: write,
      body: PlanBulkChange,
      answer: BulkChange,
      status: 201,
      errors: ["too_many_rows"],
    },
    get: {
      method: "GET",
      path: "bulk-changes/:id/",
      access,
      permission: read,
      params,
      answer: BulkChange,
    },
    /** `refused`: only rows that were changed by somebody else in the meantime. */
    rows: {
      method: "GET",
      path: "bulk-changes/:id/rows/",
      access,
      permission: read,
      params,
      query: z.object({ refused: z.enum(["true"]).optional(), ...paging }),
      answer: listOf(BulkRow),
    },
    /**
     * Writes the previewed rows; skips rows that were changed in the meantime. Repeat the call to continue.
     */
    apply: {
      method: "POST",
      path: "bulk-changes/:id/apply/",
      access,
      permission: write,
      params,
      answer: BulkChange,
      errors: ["bulk_undone"],
    },
    /** Restores each row; skips rows that were changed since. */
    undo: {
      method: "POST",
      path: "bulk-changes/:id/undo/",
      access,
      permission: write,
      params,
      answer: BulkChange,
      errors: ["bulk_not_applied"],
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
