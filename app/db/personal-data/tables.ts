// Every table with personal data: what the export contains of it (GDPR, art. 15 and 20), and what erasure
// does to it (art. 17). `?1` is the user's id, `?2` the email address.
// tests/api/operator/personal-data.test.ts compares the list with the schema.

import { ANSWER_MAIL_KEY } from "~/db/mail/submissions";

export interface PersonalTable {
  rows: string;
  /** Columns in the export; empty if they reveal nothing about the person, such as the hash of a token. */
  shown: readonly string[];
  /**
   * "delete"; the SET clause for rows that stay; or null: required by law, or needed by another person's
   * row.
   */
  erased: "delete" | string | null;
}

const OWN_ORDERS = "SELECT id FROM orders WHERE customer_id = ?1";
const ofUser = (shown: readonly string[]): PersonalTable => ({
  rows: "user_id = ?1",
  shown,
  erased: "delete",
});
const ofCustomer = (shown: readonly string[]): PersonalTable => ({
  rows: "customer_id = ?1",
  shown,
  erased: "delete",
});
const ofOrders = (shown: readonly string[], erased: string | null): PersonalTable => ({
  rows: `order_id IN (${OWN_ORDERS})`,
  shown: ["order_id", ...shown],
  erased,
});
const OF_OWN_MESSAGES =
  "message_id IN (SELECT id FROM messages WHERE user_id = ?1 OR lower(email) = lower(?2))";
const INVOICE_DATA = ["business_name", "vat_number", "tax_code", "sdi_code", "pec"];
/** Contact fields in an order's copy of an address: no invoice needs them. */
const withoutContact = (column: string): string =>
  `${column} = json_set(${column}, '$.phone', '', '$.email', '')`;

/** Rows deleted by ON DELETE CASCADE come before the row they depend on. */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = {
  tokens: ofUser(["created_at", "expires_at"]),
  api_keys: ofUser(["name", "ending", "scope", "created_at", "expires_at", "used_at"]),
  password_codes: ofUser([]),
  punch_out_credentials: ofUser(["identity", "created_at"]),
  punch_out_starts: ofUser([]),
  cart_rows: {
    rows: "cart_id IN (SELECT id FROM carts WHERE customer_id = ?1)",
    shown: ["product_id", "qty", "notes", "updated_at"],
    erased: "delete",
  },
  carts: ofCustomer(["updated_at"]),
  wishlist_rows: {
    rows: "wishlist_id IN (SELECT id FROM wishlists WHERE customer_id = ?1)",
    shown: ["product_id", "notes", "create_date"],
    erased: "delete",
  },
  wishlists: ofCustomer([]),
  order_list_rows: {
    rows: "list_id IN (SELECT id FROM order_lists WHERE customer_id = ?1)",
    shown: [],
    erased: "delete",
  },
  order_lists: ofCustomer(["name", "next_day", "updated_at"]),
  order_pad_lines: {
    rows: "(user_id = ?1 OR customer_id = ?1)",
    shown: ["written", "code", "qty", "notes", "updated_at"],
    erased: "delete",
  },
  order_pad_quantities: {
    rows: "(user_id = ?1 OR customer_id = ?1)",
    shown: ["product_id", "qty", "updated_at"],
    erased: "delete",
  },
  // The order made from a quote has its own copy of notes and addresses.
  quotes: ofCustomer([
    ...["number", "created_at", "valid_until", "total_cents", "currency", "frozen", "rows"],
    ...["state", "decided_at", "reason"],
  ]),
  draft_orders: ofCustomer([
    "created_at",
    "changed_at",
    "state",
    "request_note",
    "refusal",
    "rows",
    "choices",
  ]),
  restock_alerts: { rows: "email = ?2", shown: ["item_id", "email", "created_at"], erased: "delete" },
  // No further email is sent; the proof of consent stays without the address, as after unsubscribing.
  newsletter_consents: {
    rows: "email = ?2",
    shown: ["email", "locale", "text_version", "source", "created_at", "confirmed_at"],
    erased: "email = NULL",
  },
  sign_ups: {
    rows: "lower(email) = lower(?2)",
    shown: ["email", "first_name", "last_name", "business_name", "vat_number", "created_at", "consented_at"],
    erased: "delete",
  },
  // Before the answers, which name their emails: a signed-in author may have typed another address.
  mails: {
    rows: `(lower(recipient) = lower(?2) OR dedupe IN (SELECT ${ANSWER_MAIL_KEY} FROM message_answers a WHERE ${OF_OWN_MESSAGES}))`,
    shown: ["kind", "recipient", "subject", "created_at", "sent_at"],
    erased: "delete",
  },
  message_answers: {
    rows: OF_OWN_MESSAGES,
    shown: ["message_id", "created_at", "text"],
    erased: "delete",
  },
  messages: {
    rows: "(user_id = ?1 OR lower(email) = lower(?2))",
    shown: [
      "reference",
      "received_at",
      "name",
      "company",
      "city",
      "country",
      "email",
      "message",
      "consented_at",
    ],
    erased: "delete",
  },
  // A withdrawal ends a contract: the order keeps the fact and its date.
  withdrawals: {
    rows: "(user_id = ?1 OR lower(email) = lower(?2))",
    shown: ["reference", "received_at", "name", "order_number", "email", "rows"],
    erased: "name = '', email = '', user_id = NULL",
  },
  addresses: {
    rows: "user_id = ?1",
    shown: [
      ...["type", "recipient", ...INVOICE_DATA, "address", "address_2", "postal_code", "city", "province"],
      ...["country", "phone", "email"],
    ],
    erased: "delete",
  },
  // The rating stays in the product's average; text and name are personal.
  reviews: {
    rows: "customer_id = ?1",
    shown: ["product_id", "order_id", "rating", "text", "name", "state", "reason", "answer", "created_at"],
    erased: "name = '—', text = ''",
  },
  review_requests: ofOrders(["created_at"], null),
  review_stops: { rows: "email = ?2", shown: ["email", "created_at"], erased: "delete" },
  payments: ofOrders(["provider", "amount_cents", "currency", "payer", "paid_at"], "payer = ''"),
  order_rows: ofOrders(["sku", "name", "qty", "notes"], "notes = ''"),
  // Internal notes about the person's orders: no accounting record needs them.
  order_notes: ofOrders(["created_at", "text"], "delete"),
  // Free text beside the accounting records: status changes, totals and rows stay.
  order_history: ofOrders(["status", "created_at", "note"], "note = ''"),
  order_changes: ofOrders(
    ["created_at", "reason", "rows", "total_before_cents", "total_after_cents"],
    "reason = ''",
  ),
  // The shop's own two reasons explain the money; any other text was typed.
  refunds: ofOrders(
    ["amount_cents", "reason", "state", "created_at", "done_at"],
    "reason = iif(reason IN ('paid_twice', 'paid_late'), reason, '')",
  ),
  // The credit note prints the reason: an accounting record.
  order_refunds: ofOrders(["number", "amount_cents", "vat_lines", "reason", "created_at"], null),
  invoice_files: ofOrders(["created_at"], null),
  shipments: ofOrders(["number", "carrier", "tracking", "url", "shipped_at"], "tracking = '', url = ''"),
  payment_disputes: ofOrders(["amount_cents", "reason", "state", "opened_at", "closed_at"], null),
  // Names and addresses of orders are accounting records for ten years (art. 2220 c.c.; GDPR, art. 17.3.b).
  orders: {
    rows: "customer_id = ?1",
    shown: [
      ...[
        "number",
        "date",
        "status",
        "business_name",
        "total_cents",
        "currency",
        "customer_reference",
        "notes",
      ],
      ...["billing_address", "shipping_address", "invoice_number", "invoice_date"],
    ],
    erased: `notes = '', ${withoutContact("billing_address")}, ${withoutContact("shipping_address")}`,
  },
  coupon_uses: { rows: "customer_id = ?1", shown: ["code", "order_id"], erased: null },
  // Operators' changes of the person: the entries stay, without the values.
  audit: {
    rows: `target IN (SELECT 'user/' || id FROM users WHERE id = ?1 UNION SELECT 'user/' || username FROM users WHERE id = ?1
      UNION SELECT 'order/' || id FROM orders WHERE customer_id = ?1)`,
    shown: [],
    // Entries about an order lose their notes, tracking numbers and invoice data.
    erased: ["before", "after"]
      .map(
        (
          side,
        ) => `${side} = iif(target LIKE 'order/%', json_remove(${side}, '$.note', '$.tracking', '$.vat_number',
          '$.tax_code', '$.sdi_code', '$.pec', '$.customer_reference'), NULL)`,
      )
      .join(", "),
  },
  users: {
    rows: "id = ?1",
    shown: [
      ...["username", "email", "first_name", "last_name", "customer_type", ...INVOICE_DATA, "agent_code"],
      ...["price_list", "locale", "create_date", "last_order_date", "consented_at"],
    ],
    erased: `username = 'erased-' || id, email = '', first_name = '', last_name = '', password_hash = 'none', business_name = '',
      vat_number = '', vat_checked = NULL, vat_check = NULL, tax_code = '', sdi_code = '', pec = '', agent_code = NULL, agent_id = NULL,
      credit_limit_cents = NULL, payment_days = NULL, consented_at = NULL, shop_origin = NULL, is_active = 0`,
  },
};

/** Tables whose columns look personal, and why they are not. */
export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  operators: "the shop's own people, who are disabled on their own page",
  operator_sessions: "end with the operator's access",
  attempts: "hashes, erased after an hour",
  idempotency_keys: "stored answers, erased after a day",
  payment_sessions: "what was asked of the provider of an order's payment: sums and references",
  payment_events: "which of the provider's notices were heard",
  shipment_rows: "numbers of a parcel's rows",
  order_refund_rows: "numbers of a credit note's rows",
  order_counts: "numbers",
  people_counts: "numbers",
  document_counts: "numbers",
  ordered_quantities: "numbers of an account without a name",
  sales_by_day: "sums of an account without a name",
  last_purchases: "prices of an account without a name",
  documents: "what belongs to orders, which the law keeps",
  new_documents: "documents that are being made",
};
