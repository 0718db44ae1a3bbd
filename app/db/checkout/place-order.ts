// An order is one batch that refuses: what its quote read is tested again by statements that end the batch.
import type { Locale } from "~/contract/wire";
import { versionQuery } from "~/db/cache/data-version";
import type { CartContext } from "~/db/cart/cart-data";
import {
  productsOf,
  refuseCartBeyondStock,
  refuseUnlessVersion,
  removeRows,
  touchCart,
} from "~/db/cart/write-cart";
import { type IdempotencyKey, refuseIfProcessed, storeAnswer } from "~/db/idempotency-keys";
import { orderCopyMail, orderMail } from "~/db/mail/outbox";
import type { OrderLine } from "~/db/orders/find-orders";
import type { OrderRecord } from "~/db/orders/order-record";
import { command, together } from "~/db/query";
import type { SqlFragment } from "~/db/sql-fragment";
import { type Database, type Statement, statement } from "~/platform/database";
import { fingerprint } from "./checkout-data";

export type OrderDraftLine = Omit<
  OrderLine,
  "id" | "order" | "shippedQty" | "removedQty" | "returnedQty" | "canReorder" | "picture"
> & {
  /** Its picture's name. */
  image: string | null;
};

export interface OrderDraft {
  order: Omit<OrderRecord, "id" | "number" | "names">;
  lines: readonly OrderDraftLine[];
  placedBy: number;
  shopLocale: Locale;
  /** Of the shop as it was asked: the links in the customer's emails lead there. */
  origin: string;
  /** As the cart was read. */
  context: CartContext;
  version: number;
  /** Prices, rules and addresses as they were read: `fingerprint()` gives it again while they hold. */
  fingerprint: string;
}

export interface IdempotentAnswer {
  key: IdempotencyKey;
  bodyHash: string;
  expiresAt: string;
  /** The order on the wire, still without `id` and `number`. */
  answer: string;
}

/** A fact that the quote read has changed: it is worth another look. */
export const FACTS_CHANGED = "facts_changed";

/**
 * @returns the answer, word for word as it is kept, the mails to send, and the state after it: platform/cache/data-version.ts
 * @throws BatchRefused `answer_kept`, `cart_changed`, `facts_changed`, `quantity_not_available`, `coupon_not_valid`
 */
export async function placeOrder(
  db: Database,
  draft: OrderDraft,
  keep: IdempotentAnswer,
): Promise<{ answer: string; mails: number[]; version: string }> {
  const { context, shopLocale } = draft;
  const made = madeOrder(yearOf(context));
  const ids = { sql: `SELECT ${made.sql}`, params: made.params };
  const { mails, copies, answer, version } = await together(db, {
    guards: command(...guardStatements(draft, keep)),
    order: command(...orderStatements(draft, made)),
    mails: orderMail("order-confirmation", ids, context.now),
    copies: orderCopyMail(ids, shopLocale, context.now),
    answer: storeAnswer(
      keep.key,
      keep.bodyHash,
      201,
      keep.expiresAt,
      statement(
        `SELECT json_set(?, '$.id', id, '$.number', number) AS answer FROM orders WHERE id = ${made.sql}`,
        keep.answer,
        ...made.params,
      ),
    ),
    version: versionQuery(),
  });
  return { answer, mails: [...mails, ...copies], version };
}

const yearOf = ({ today }: CartContext): number => Number(today.slice(0, 4));

function guardStatements(
  { context, order, version, fingerprint: expected }: OrderDraft,
  keep: IdempotentAnswer,
) {
  const print = fingerprint(context, order.coupon);
  return [
    refuseIfProcessed(keep.key, keep.bodyHash, context.now, { anyBody: true }),
    refuseUnlessVersion(context.key, version),
    statement(
      `INSERT INTO refusals (code) SELECT '${FACTS_CHANGED}' WHERE (${print.sql}) IS NOT ?`,
      ...print.params,
      expected,
    ),
  ];
}

function orderStatements(draft: OrderDraft, made: SqlFragment): Statement[] {
  const { context, order, placedBy, origin } = draft;
  const { key, now } = context;
  const year = yearOf(context);
  return [
    statement(
      "UPDATE users SET shop_origin = ? WHERE id = ? AND shop_origin IS NOT ?",
      origin,
      order.customer,
      origin,
    ),
    statement(
      "INSERT INTO order_numbers (year, last) VALUES (?, 1) ON CONFLICT (year) DO UPDATE SET last = last + 1",
      year,
    ),
    insertOrder(draft, year),
    insertLines(draft, made),
    // What others hold is not this order's; stock's own CHECK refuses what is not in stock at all.
    refuseCartBeyondStock(key, now),
    removeRows(key, productsOf(key)),
    statement(
      `INSERT INTO stock_movements (item_id, kind, ordered, order_row_id, created_at)
       SELECT product_id, 'order', qty, id, ? FROM order_rows WHERE order_id = ${made.sql} ORDER BY id`,
      now,
      ...made.params,
    ),
    ...(order.coupon === null ? [] : [couponUse(draft, order.coupon, made)]),
    statement(
      `INSERT INTO order_history (order_id, status, created_at) VALUES (${made.sql}, ?, ?)`,
      ...made.params,
      order.status,
      order.date,
    ),
    touchCart({ key, now, by: placedBy }),
  ];
}

/** The id of the order that this very batch makes: the year's last number is its own. */
const madeOrder = (year: number): SqlFragment => ({
  sql: `(SELECT id FROM orders WHERE number = (SELECT ${NUMBER} FROM order_numbers WHERE year = ?))`,
  params: [year],
});

const NUMBER = "printf('%d-%06d', year, last)";

function insertOrder({ order, placedBy }: OrderDraft, year: number): Statement {
  const columns = {
    date: order.date,
    status: order.status,
    customer_id: order.customer,
    agent_id: order.agent,
    placed_by: placedBy,
    season_id: order.season,
    customer_type: order.customerType,
    business_name: order.businessName,
    article_count: order.articleCount,
    currency: order.currency,
    includes_vat: order.includesVat ? 1 : 0,
    rows_total_cents: order.rowsTotal,
    discount_cents: order.discount,
    shipping_cents: order.shippingPrice,
    surcharge_cents: order.paymentSurcharge,
    vat_cents: order.vat,
    vat_lines: JSON.stringify(order.vatLines),
    vat_scheme: order.vatScheme,
    total_cents: order.total,
    coupon: order.coupon,
    customer_reference: order.customerReference,
    cig: order.cig,
    cup: order.cup,
    notes: order.notes,
    locale: order.locale,
    billing_address: JSON.stringify(order.billingAddress),
    shipping_address: JSON.stringify(order.shippingAddress),
    shipping_policy: JSON.stringify(order.shippingPolicy),
    payment_method: JSON.stringify(order.paymentMethod),
    payment_kind: order.payment.kind,
    payment_state: order.payment.state,
    payment_instructions: order.payment.instructions,
    pay_url: order.payment.payUrl,
    promised_by: order.promisedBy,
    backordered_count: order.backordered?.count ?? 0,
    restock_date: order.backordered?.restockDate ?? null,
  };
  const values = Object.values(columns);
  return statement(
    `INSERT INTO orders (number, ${Object.keys(columns).join(", ")})
     SELECT ${NUMBER}, ${values.map(() => "?").join(", ")} FROM order_numbers WHERE year = ?`,
    ...values,
    year,
  );
}

const insertLines = ({ lines }: OrderDraft, made: SqlFragment): Statement =>
  statement(
    `INSERT INTO order_rows (order_id, product_id, sku, slug, name, image, qty, list_price_cents, unit_price_cents, package_size,
       uom, vat_rate, total_cents, notes)
     SELECT ${made.sql}, value ->> '$.product', value ->> '$.sku', value ->> '$.slug', value ->> '$.name', value ->> '$.image',
       value ->> '$.qty', value ->> '$.listPrice', value ->> '$.unitPrice', value ->> '$.packageSize', value ->> '$.uom',
       value ->> '$.vatRate', value ->> '$.total', value ->> '$.notes'
     FROM json_each(?) ORDER BY key`,
    ...made.params,
    JSON.stringify(lines),
  );

/** The trigger of coupon_uses refuses what the coupon's limits do not allow. */
const couponUse = ({ order }: OrderDraft, code: string, made: SqlFragment): Statement =>
  statement(
    `INSERT INTO coupon_uses (code, customer_id, order_id, created_at) VALUES (?, ?, ${made.sql}, ?)`,
    code,
    order.customer,
    ...made.params,
    order.date,
  );
