// Draft orders: 0014_quotes.sql.
import { z } from "zod";
import { DRAFT_STATES, type DraftState } from "~/contract/constants/enums";
import type { CustomerId, DraftOrderId, OrderId, QuoteId } from "~/contract/ids";
import { customerId, flag, int, intOrNull, json, listOf, oneOf, text } from "~/db/columns";
import { type Query, queryAll, queryCount, queryFirst } from "~/db/query";
import { NAME_OF_CUSTOMER } from "~/db/quotes/quotes";
import { type Row, type Statement, statement } from "~/platform/database";

/** Prices in cents, in the customer's view. */
export const StoredDraftRow = z.object({
  product: z.int(),
  qty: z.int(),
  notes: z.string(),
  /** Null: the price of the price lists. */
  unitPrice: z.int().nullable(),
  reason: z.string(),
});
export type StoredDraftRow = z.infer<typeof StoredDraftRow>;

/** Null if nothing is chosen: the checkout preselects. */
export const DraftChoices = z.object({
  billingAddress: z.int().nullable(),
  shippingAddress: z.int().nullable(),
  shippingPolicy: z.int().nullable(),
  paymentMethod: z.int().nullable(),
  /** Cents, in the customer's view; null: none, and the tariff's price. */
  discount: z.int().nullable().default(null),
  shippingPrice: z.int().nullable().default(null),
  customerReference: z.string(),
  notes: z.string(),
  validUntil: z.string().nullable(),
});
export type DraftChoices = z.infer<typeof DraftChoices>;

export const NO_CHOICES: DraftChoices = {
  ...{ billingAddress: null, shippingAddress: null, shippingPolicy: null, paymentMethod: null },
  ...{ discount: null, shippingPrice: null },
  ...{ customerReference: "", notes: "", validUntil: null },
};

export interface DraftRecord {
  id: DraftOrderId;
  state: DraftState;
  isRequest: boolean;
  customer: CustomerId;
  customerName: string;
  createdAt: string;
  changedAt: string;
  rowsCount: number;
  quote: { id: QuoteId; number: string } | null;
  order: { id: OrderId; number: string } | null;
}

export interface OpenDraftRecord extends DraftRecord {
  version: number;
  requestNote: string;
  refusal: string;
  rows: StoredDraftRow[];
  choices: DraftChoices;
}

const COLUMNS = `d.id, d.state, d.is_request, d.customer_id, ${NAME_OF_CUSTOMER} AS customer_name, d.created_at, d.changed_at,
  json_array_length(d.rows) AS rows_count, d.quote_id, (SELECT number FROM quotes WHERE id = d.quote_id) AS quote_number,
  d.order_id, (SELECT number FROM orders WHERE id = d.order_id) AS order_number`;
/** CROSS JOIN makes SQLite read the few drafts first instead of all users. */
const FROM = "draft_orders d CROSS JOIN users c ON c.id = d.customer_id";

/** A page of drafts, newest first. @param state undefined: any state */
export function draftsQueries(state: DraftState | undefined, slice: { limit: number; offset: number }) {
  const where = state === undefined ? "" : "WHERE d.state = ?";
  const params = state === undefined ? [] : [state];
  return {
    count: queryCount(statement(`SELECT count(*) AS n FROM draft_orders d ${where}`, ...params)),
    drafts: queryAll(
      statement(
        `SELECT ${COLUMNS} FROM ${FROM} ${where} ORDER BY d.id DESC LIMIT ? OFFSET ?`,
        ...params,
        slice.limit,
        slice.offset,
      ),
      readDraft,
    ),
  };
}

/** Null for an unknown id. */
export const draftQuery = (id: DraftOrderId): Query<OpenDraftRecord | null> =>
  queryFirst(statement(`${OPEN} WHERE d.id = ?`, id), readOpenDraft);

/** The draft that the same form created before; null for the first time. */
export const draftBySourceQuery = (source: string): Query<OpenDraftRecord | null> =>
  queryFirst(statement(`${OPEN} WHERE d.source = ?`, source), readOpenDraft);

const OPEN = `SELECT ${COLUMNS}, d.version, d.request_note, d.refusal, d.rows, d.choices FROM ${FROM}`;

function readDraft(row: Row): DraftRecord {
  const [quote, order] = [intOrNull(row, "quote_id"), intOrNull(row, "order_id")];
  return {
    id: int(row, "id"),
    state: oneOf(row, "state", DRAFT_STATES),
    isRequest: flag(row, "is_request"),
    customer: customerId(row, "customer_id"),
    customerName: text(row, "customer_name"),
    createdAt: text(row, "created_at"),
    changedAt: text(row, "changed_at"),
    rowsCount: int(row, "rows_count"),
    quote: quote === null ? null : { id: quote, number: text(row, "quote_number") },
    order: order === null ? null : { id: order, number: text(row, "order_number") },
  };
}

const readOpenDraft = (row: Row): OpenDraftRecord => ({
  ...readDraft(row),
  version: int(row, "version"),
  requestNote: text(row, "request_note"),
  refusal: text(row, "refusal"),
  rows: listOf(row, "rows", StoredDraftRow),
  choices: json(row, "choices", DraftChoices),
});

/** Deletes drafts unchanged since this instant, including those that became a quote or an order. */
export const removeDrafts = (before: string): Statement =>
  statement("DELETE FROM draft_orders WHERE changed_at < ?", before);
