// Values of fields that are the same in every shop. Zod-free: schemas, rules and components share them.

export const LOCALES = ["it", "en", "es"] as const;
export type Locale = (typeof LOCALES)[number];

export const SHOP_CONTEXTS = ["b2b", "b2c"] as const;
export type ShopContext = (typeof SHOP_CONTEXTS)[number];

export const CUSTOMER_TYPES = ["business", "consumer"] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];

/** Who may buy an item: everyone, or only businesses. */
export const AUDIENCES = ["all", "business"] as const;
export type Audience = (typeof AUDIENCES)[number];

export const ADDRESS_TYPES = ["Billing", "Shipping"] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** In the order of an order's life. */
export const ORDER_STATUSES = [
  "pending",
  "processing",
  "partially_shipped",
  "shipped",
  "completed",
  "cancelled",
  "failed",
  "partially_refunded",
  "refunded",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** States of a quote; `expired`: undecided after its last day. */
export const QUOTE_STATES = ["open", "accepted", "declined", "withdrawn", "expired"] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/**
 * States of a draft order: `quoted` and `ordered` drafts have become a quote or an order, `refused` ones
 * were requests.
 */
export const DRAFT_STATES = ["open", "quoted", "ordered", "refused"] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

export const PAYMENT_STATES = ["due", "paid", "failed", "refunded"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** States of a refund: waits for the provider, paid, or to be paid by hand. */
export const REFUND_STATES = ["waiting", "done", "by_hand"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** States of a disputed payment; `won`: by the shop. */
export const DISPUTE_STATES = ["open", "won", "lost"] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** States of a received payment, by its refunds, including those on their way. */
export const RECORDED_PAYMENT_STATES = ["paid", "partially_refunded", "refunded"] as const;
/** States of a visit to a provider's page; `processing`: confirmed by the customer, payment in progress. */
export const PAYMENT_ATTEMPT_STATES = [
  "opening",
  "open",
  "processing",
  "failed",
  "expired",
  "closed",
] as const;

export const PAYMENT_KINDS = ["bank_transfer", "cash_on_delivery", "invoice", "redirect"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export const COUPON_TYPES = ["percent", "fixed", "free_shipping"] as const;
export const PROMOTION_KINDS = [...COUPON_TYPES, "special_price"] as const;

/** Rounding of prices in a bulk change; "ninety": to 90 cents. */
export const ROUNDINGS = ["cent", "five", "ten", "whole", "ninety"] as const;
export type Rounding = (typeof ROUNDINGS)[number];

export const VAT_CLASSES = ["standard", "reduced", "super_reduced"] as const;
export type VatClass = (typeof VAT_CLASSES)[number];

export const VAT_SCHEMES = ["standard", "reverse_charge", "oss", "export"] as const;
export type VatScheme = (typeof VAT_SCHEMES)[number];
/** Whether documents state why no VAT is charged: `sums.vatNote`, `order.vatNote`. */
export const hasVatNote = (scheme: VatScheme): scheme is "reverse_charge" | "export" =>
  scheme === "reverse_charge" || scheme === "export";

/** GROSS_PRICES_ABROAD: CONTRACT §15. */
export const GROSS_ABROAD = ["same", "net"] as const;
/** Why an item has its price: CONTRACT §2a.1. */
export const PRICE_REASONS = ["list", "season", "tier", "special", "promotion"] as const;
export const PRICE_UNITS = ["kg", "l", "m", "m2", "piece"] as const;

export const RELATED_KINDS = ["Related", "Upselling", "Crosselling", "Spare parts", "Showcase"] as const;

export const ORDER_DOCUMENTS = ["invoice", "credit_note", "delivery_note", "order_confirmation"] as const;
/** Documents of the shop itself, or of a product. */
export const OWN_DOCUMENTS = [
  "catalogue",
  "price_list",
  "technical_sheet",
  "safety_sheet",
  "certificate",
  "video",
] as const;
export const DOCUMENT_TYPES = [...OWN_DOCUMENTS, ...ORDER_DOCUMENTS] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Subjects of the contact form that are always offered, beside those of PRODUCT_LINES. */
export const FIXED_SUBJECTS = ["account", "other"] as const;

/** Places of the shop's own links: the menu, and the columns of the footer. */
export const LINK_PLACES = ["menu", "catalogue", "company", "service"] as const;
export type LinkPlace = (typeof LINK_PLACES)[number];
export const SITEMAP_KINDS = ["pages", "categories", "products", "articles"] as const;

/** Places of consent to the newsletter: its own page, the sign-up, the checkout without an account. */
export const NEWSLETTER_SOURCES = ["page", "sign_up", "checkout"] as const;
export type NewsletterSource = (typeof NEWSLETTER_SOURCES)[number];
/** `unconfirmed`: the link in the email was not opened yet. `ended`: unsubscribed, or removed by the shop. */
export const NEWSLETTER_STATES = ["unconfirmed", "confirmed", "ended"] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** States of a buyer's review; `new`: not checked by the shop yet. */
export const REVIEW_STATES = ["new", "shown", "hidden"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** States of a message or a withdrawal in the operator's inbox. */
export const INBOX_STATES = ["new", "done"] as const;
/** States of an email in the outbox; `dead`: given up after the last attempt. */
export const OUTBOX_STATES = ["waiting", "sending", "sent", "dead"] as const;

/** Sort orders of the customer's list on the order pad; "-" reverses. */
export const BOUGHT_SORTS = [
  "-date",
  "date",
  "name",
  "-name",
  "-qty",
  "qty",
  "-price",
  "price",
  "-stock",
  "stock",
  "today",
  "-today",
] as const;
export type BoughtSort = (typeof BOUGHT_SORTS)[number];

/** Possible contents of a column in an order file. */
export const COLUMN_ROLES = ["code", "qty", "notes"] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** Why a line of an order waits although it names an item. */
export const LINE_DOUBTS = ["quantity_missing", "quantity_unclear", "codes_several"] as const;
export type LineDoubt = (typeof LINE_DOUBTS)[number];

/**
 * `bare`: a code alone, with the quantity 1 or a doubt. `words`: neither a code nor a quantity, as in a
 * greeting.
 */
export const LINE_SHAPES = ["item", "bare", "unknown", "words"] as const;
export type LineShape = (typeof LINE_SHAPES)[number];

/** Intervals of an order template, in weeks. */
export const RHYTHM_WEEKS = [1, 2, 3, 4, 6, 8, 12, 26] as const;

/** Scopes of an API key; each includes those before it. */
export const KEY_SCOPES = ["read", "cart", "order"] as const;
/** Validity of an API key, in days. */
export const KEY_DAYS = [30, 90, 365] as const;
