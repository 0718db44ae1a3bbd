// Quotes: 0014_quotes.sql. Expiry is not stored: it follows from the last day.
import type { QuoteState } from "~/contract/constants/enums";
import type { AgentId, CustomerId, OrderId, QuoteId } from "~/contract/ids";
import type { Cents } from "~/contract/units";
import { Locale } from "~/contract/wire";
import { customerId, int, intOrNull, json, listOf, oneOf, text, textOrNull } from "~/db/columns";
import { type Query, queryAll, queryCount, queryFirst } from "~/db/query";
import type { Day } from "~/domain/local-day";
import { quoteStateOn } from "~/domain/orders/quote-state";
import { type Row, statement, type Value } from "~/platform/database";
import { FrozenLine, FrozenOrder } from "./frozen-order";

export interface QuoteRecord {
  id: QuoteId;
  number: string;
  state: QuoteState;
  customer: CustomerId;
  customerName: string;
  madeBy: string | null;
  validUntil: Day;
  locale: Locale;
  total: Cents;
  currency: string;
  createdAt: string;
  decidedAt: string | null;
  decidedBy: string | null;
  reason: string;
  order: { id: OrderId; number: string } | null;
}

/** With the order that it becomes. */
export interface OpenQuoteRecord extends QuoteRecord {
  frozen: FrozenOrder;
  lines: FrozenLine[];
}

const nameOf = (user: string) =>
  `coalesce(nullif(${user}.business_name, ''), nullif(trim(${user}.first_name || ' ' || ${user}.last_name), ''), ${user}.username)`;
/** SQL of the name of `users c`: business or person. */
export const NAME_OF_CUSTOMER = nameOf("c");
const personOf = (id: string) => `(SELECT trim(first_name || ' ' || last_name) FROM users WHERE id = ${id})`;

const COLUMNS = `q.id, q.number, q.state, q.customer_id, ${NAME_OF_CUSTOMER} AS customer_name, ${personOf("q.made_by_id")} AS made_by,
  q.valid_until, q.locale, q.total_cents, q.currency, q.created_at, q.decided_at, ${personOf("q.decided_by_id")} AS decided_by,
  q.reason, q.order_id, (SELECT number FROM orders WHERE id = q.order_id) AS order_number`;
const FROM = "quotes q JOIN users c ON c.id = q.customer_id";
/** CROSS JOIN makes SQLite read the few quotes first instead of all users. */
const QUOTES_FIRST = "quotes q CROSS JOIN users c ON c.id = q.customer_id";

export interface QuoteFilter {
  /** Quotes of one customer, of all of an agent's customers, or all. */
  of: { customer: CustomerId } | { agent: AgentId } | "all";
  state: QuoteState | undefined;
}

/** Newest first. @param today decides which open quotes have expired */
export function quotesQueries(
  { of, state }: QuoteFilter,
  today: Day,
  slice: { limit: number; offset: number },
) {
  const [owner, ids] = ownerOf(of);
  const from = of === "all" ? QUOTES_FIRST : FROM;
  const inState = STATES[state ?? "any"];
  const params = [...ids, ...(inState.includes("?") ? [today] : [])];
  return {
    count: queryCount(
      statement(`SELECT count(*) AS n FROM ${from} WHERE ${owner} AND ${inState}`, ...params),
    ),
    quotes: queryAll(
      statement(
        `SELECT ${COLUMNS} FROM ${from} WHERE ${owner} AND ${inState} ORDER BY q.id DESC LIMIT ? OFFSET ?`,
        ...params,
        slice.limit,
        slice.offset,
      ),
      (row) => readQuote(row, today),
    ),
  };
}

function ownerOf(of: QuoteFilter["of"]): [string, Value[]] {
  if (of === "all") return ["true", []];
  return "customer" in of ? ["q.customer_id = ?", [of.customer]] : ["c.agent_id = ?", [of.agent]];
}

const STATES: Record<QuoteState | "any", string> = {
  any: "true",
  open: "q.state = 'open' AND q.valid_until >= ?",
  expired: "q.state = 'open' AND q.valid_until < ?",
  accepted: "q.state = 'accepted'",
  declined: "q.state = 'declined'",
  withdrawn: "q.state = 'withdrawn'",
};

/** The quote that the same form created before; null for the first time. */
export const quoteBySourceQuery = (
  customer: CustomerId,
  source: string,
  today: Day,
): Query<QuoteRecord | null> =>
  queryFirst(
    statement(`SELECT ${COLUMNS} FROM ${FROM} WHERE q.customer_id = ? AND q.source = ?`, customer, source),
    (row) => readQuote(row, today),
  );

/** Finds any quote; the service checks its customer. */
export const quoteQuery = (id: QuoteId, today: Day): Query<OpenQuoteRecord | null> =>
  queryFirst(statement(`SELECT ${COLUMNS}, q.frozen, q.rows FROM ${FROM} WHERE q.id = ?`, id), (row) => ({
    ...readQuote(row, today),
    frozen: json(row, "frozen", FrozenOrder),
    lines: listOf(row, "rows", FrozenLine),
  }));

function readQuote(row: Row, today: Day): QuoteRecord {
  const validUntil = text(row, "valid_until");
  const order = intOrNull(row, "order_id");
  const stored = oneOf(row, "state", STORED_STATES);
  return {
    id: int(row, "id"),
    number: text(row, "number"),
    state: quoteStateOn(today, { state: stored, validUntil }),
    customer: customerId(row, "customer_id"),
    customerName: text(row, "customer_name"),
    madeBy: textOrNull(row, "made_by"),
    validUntil,
    locale: Locale.parse(row.locale),
    total: int(row, "total_cents"),
    currency: text(row, "currency"),
    createdAt: text(row, "created_at"),
    decidedAt: textOrNull(row, "decided_at"),
    decidedBy: textOrNull(row, "decided_by"),
    reason: text(row, "reason"),
    order: order === null ? null : { id: order, number: text(row, "order_number") },
  };
}

const STORED_STATES = ["open", "accepted", "declined", "withdrawn"] as const;
