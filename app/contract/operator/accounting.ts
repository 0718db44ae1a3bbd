// Exports of a period for the accountant: CONTRACT §16.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { VAT_SCHEMES } from "~/contract/constants/enums";
import { Day, Money, Percent } from "~/contract/wire";

/** Documents per ZIP file, rendered in one request. */
export const DOCUMENTS_PER_ZIP = 100;
export const MAX_REGISTER_DOCUMENTS = 20_000;
const MAX_SHOWN = 200;

/** Default: the current month. At most a year and a day. */
export const Period = z.object({ date_from: Day.optional(), date_to: Day.optional() });

const Sums = { base: Money, vat: Money, total: Money };

export const AccountingSummary = z.object({
  date_from: Day,
  date_to: Day,
  invoices: z.int(),
  credit_notes: z.int(),
  totals: z.array(z.object({ currency: z.string(), ...Sums })),
  /** `country` is null for the seller's own VAT. Amounts of credit notes are negative. */
  rates: z.array(
    z.object({
      currency: z.string(),
      scheme: z.enum(VAT_SCHEMES),
      country: z.string().nullable(),
      rate: Percent,
      ...Sums,
    }),
  ),
  /** The first MAX_SHOWN documents. */
  documents: z
    .array(
      z.object({
        kind: z.enum(["invoice", "credit_note"]),
        number: z.string(),
        date: Day,
        order: z.int(),
        customer: z.string(),
        country: z.string(),
        currency: z.string(),
        ...Sums,
      }),
    )
    .max(MAX_SHOWN),
  /** Number of ZIP files for all of the period's documents. */
  zips: z.int(),
});
export type AccountingSummary = z.infer<typeof AccountingSummary>;

const Part = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number)
  .default(1);

const access = "operator";
const permission = "reports.read";

export const operatorAccountingCalls = {
  accounting: {
    get: { method: "GET", path: "accounting/", access, permission, query: Period, answer: AccountingSummary },
    /** CSV in the format of the language's spreadsheets: one line per document and rate. */
    register: {
      method: "GET",
      path: "accounting/register/",
      access,
      permission,
      query: Period,
      answer: "file",
    },
    /** CSV in the format of the language's spreadsheets: orders placed in the period, one amount per cell. */
    orders: { method: "GET", path: "accounting/orders/", access, permission, query: Period, answer: "file" },
    /**
     * PDFs and electronic invoices of DOCUMENTS_PER_ZIP documents, and a list of those that could not be
     * rendered.
     */
    documents: {
      method: "GET",
      path: "accounting/documents/",
      access,
      permission,
      query: Period.extend({ part: Part }),
      answer: "file",
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
