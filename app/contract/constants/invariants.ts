// The shop's invariants. db/operator/invariants.ts has a SELECT for each; locales/…/operator.json the
// descriptions.

export const INVARIANTS = [
  "stock_is_its_movements",
  "stock_holds_what_open_orders_wait_for",
  "quantity_is_what_orders_and_carts_leave",
  "stock_never_below_zero",
  "shipped_has_left_the_shelf",
  "shipped_is_in_parcels",
  "refunds_are_within_what_was_paid",
  "refunds_pay_what_was_decided",
  "credit_notes_give_back_their_vat",
  "returned_is_in_refunds",
  "restocked_once",
  "document_numbers_have_no_gaps",
  "order_rows_add_up",
  "order_vat_adds_up",
  "order_total_adds_up",
  "order_stands_where_its_history_ends",
  "order_numbers_are_counted",
  "quotes_become_one_order_of_their_total",
  "items_have_a_price",
  "prices_have_a_history",
  "products_have_a_name",
  "pages_have_an_address",
  "seller_has_vat_rates",
  "served_countries_have_vat_rates",
  "coupons_are_used_by_their_orders",
  "coupons_keep_their_limits",
  "mails_are_about_orders_that_are_there",
  "orders_have_told_their_customers",
  "payments_agree_with_orders",
  "paid_orders_owe_nothing",
  "payments_are_of_their_currency",
  "payment_notices_agree",
  "orders_are_confirmed",
] as const;
export type Invariant = (typeof INVARIANTS)[number];

/** Remedies for a violated invariant: `house.todo.{key}`. */
const REMEDIES: readonly [
  RegExp,
  "stock" | "goods" | "documents" | "vat" | "coupons" | "mails" | "money" | "order",
][] = [
  [/^(stock|quantity|shipped_has|restocked)/, "stock"],
  [/^(items|prices|products|pages)_have/, "goods"],
  [/^(document|order_numbers)/, "documents"],
  [/^(seller|served)/, "vat"],
  [/^coupons/, "coupons"],
  [/^(mails|orders_)/, "mails"],
  [/^(payment|paid|refunds|credit|returned)/, "money"],
];

export const remedyOf = (rule: string) => REMEDIES.find(([names]) => names.test(rule))?.[1] ?? "order";

/**
 * The owner's first steps, in order. Until the last one is done, nobody can order from the shop, or find
 * it.
 */
export const FIRST_DAY = [
  "COMPANY_DATA",
  "VAT_RATES",
  "PRODUCTS",
  "SHIPPING",
  "PAYMENT",
  "CUSTOMERS",
  "LEGAL_PAGES",
  "MAIL",
  "DEFAULT_ROBOTS",
] as const;

/** Secrets of the Worker, settings and rows of tables without which the shop works partly or not at all. */
export const READINESS = [
  ...FIRST_DAY,
  "STRIPE",
  "SHOP_URL",
  "SHOP_NAME",
  "SUPPORT_EMAIL",
  "BANK_IBAN",
] as const;
