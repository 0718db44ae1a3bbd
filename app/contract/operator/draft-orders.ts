// Draft orders: prepared by an operator for a customer, each becomes a quote or an order (CONTRACT §16).
import { z } from "zod";
import { GuestInput } from "~/contract/accounts";
import type { OperatorCall } from "~/contract/call";
import { Problem, Totals } from "~/contract/checkout";
import { CUSTOMER_TYPES, DRAFT_STATES } from "~/contract/constants/enums";
import {
  MAX_CUSTOMER_REFERENCE_LENGTH,
  MAX_DRAFT_ROWS,
  MAX_ORDER_NOTES_LENGTH,
  MAX_PRICE_REASON_LENGTH,
  MAX_QTY,
  MAX_ROW_NOTES_LENGTH,
  MAX_SKU_LENGTH,
} from "~/contract/constants/limits";
import { Address, AddressInput } from "~/contract/customers";
import { QuoteReason } from "~/contract/quotes";
import { Day, Id, Locale, listOf, Money, paging } from "~/contract/wire";

export const DraftState = z.enum(DRAFT_STATES);

export const ListedDraft = z.object({
  id: z.int(),
  state: DraftState,
  /** Whether a business has requested a quote of its cart; an operator has begun the other drafts. */
  is_request: z.boolean(),
  customer: z.int(),
  customer_name: z.string(),
  created_at: z.string(),
  changed_at: z.string(),
  rows_count: z.int(),
  quote: z.object({ id: z.int(), number: z.string() }).nullable(),
  order: z.object({ id: z.int(), number: z.string() }).nullable(),
});
export type ListedDraft = z.infer<typeof ListedDraft>;

export const DraftRow = z.object({
  product: z.int(),
  sku: z.string(),
  name: z.string(),
  qty: z.int(),
  notes: z.string(),
  /** The price of the customer's price lists, in the customer's view. */
  list_price: Money,
  unit_price: Money,
  is_agreed: z.boolean(),
  reason: z.string(),
  /** The quantity that can be ordered now. */
  available: z.int(),
  total_price: Money,
});
export type DraftRow = z.infer<typeof DraftRow>;

/** A draft with current prices and stock. */
export const DraftOrder = ListedDraft.extend({
  version: z.int(),
  email: z.string(),
  locale: Locale,
  customer_type: z.enum(CUSTOMER_TYPES),
  is_guest: z.boolean(),
  request_note: z.string(),
  refusal: z.string(),
  rows: z.array(DraftRow),
  totals: Totals,
  addresses: z.array(Address),
  shipping_policies: z.array(z.object({ id: z.int(), name: z.string(), price: Money })),
  payment_methods: z.array(z.object({ id: z.int(), name: z.string() })),
  chosen: z.object({
    billing_address: z.int().nullable(),
    shipping_address: z.int().nullable(),
    shipping_policy: z.int().nullable(),
    payment_method: z.int().nullable(),
  }),
  /** Taken off the sum of the rows, in the customer's view; null: nothing. */
  discount: Money.nullable(),
  /** In place of the tariff's price, in the customer's view; null: the tariff's. */
  shipping_price: Money.nullable(),
  customer_reference: z.string(),
  notes: z.string(),
  /** Last day of the quote that the draft becomes; null: 30 days after it is sent. */
  valid_until: z.string().nullable(),
  /** Reasons why the draft cannot become an order now. */
  problems: z.array(Problem),
  /** Rows of this call without an item that is sold. */
  refused: z.array(z.object({ index: z.int(), code: z.string(), message: z.string() })),
});
export type DraftOrder = z.infer<typeof DraftOrder>;

export const price = Money.regex(/^\d/);

/** An item by id or code. Rows of the same item are added up. */
const Row = z.object({
  product: Id.optional(),
  sku: z.string().trim().min(1).max(MAX_SKU_LENGTH).optional(),
  /** 0 removes the item. */
  qty: z.int().min(0).max(MAX_QTY),
  notes: z.string().max(MAX_ROW_NOTES_LENGTH).default(""),
  /** In the customer's view: without VAT for a business. Null: the price of the price lists. */
  unit_price: price.nullish(),
  reason: z.string().trim().max(MAX_PRICE_REASON_LENGTH).default(""),
});

const choice = Id.nullish();

const content = {
  rows: z.array(Row).max(MAX_DRAFT_ROWS).optional(),
  billing_address: choice,
  shipping_address: choice,
  shipping_policy: choice,
  payment_method: choice,
  discount: price.nullish(),
  shipping_price: price.nullish(),
  customer_reference: z.string().trim().max(MAX_CUSTOMER_REFERENCE_LENGTH).optional(),
  notes: z.string().max(MAX_ORDER_NOTES_LENGTH).optional(),
  valid_until: Day.nullish(),
};

/** A customer without an account, who pays by the link in the email. */
export const DraftGuest = GuestInput.extend(
  AddressInput.pick({
    address: true,
    address_2: true,
    postal_code: true,
    city: true,
    province: true,
    country: true,
    phone: true,
    tax_code: true,
  }).shape,
);

/** Either a customer or a guest. */
export const CreateDraft = z.object({ customer: Id.optional(), guest: DraftGuest.optional(), ...content });
export type CreateDraft = z.infer<typeof CreateDraft>;

/**
 * Fields that are left out stay unchanged. `version` is the version that was read: the call is refused if
 * the draft has changed since.
 */
export const EditDraft = z.object({ version: z.int(), ...content });
export type EditDraft = z.infer<typeof EditDraft>;

/** The total that the operator saw: the call is refused if it differs now. */
const SendDraft = z.object({ version: z.int(), expected_total: Money });

const access = "operator";
const byId = z.object({ id: Id });
const ORDER_ERRORS = [
  "draft_done",
  "edited_by_another",
  "cart_empty",
  "total_changed",
  "quantity_not_available",
  "address_not_served",
  "payment_not_allowed",
  "min_order",
] as const;

export const operatorDraftCalls = {
  draftOrders: {
    /** Newest first. */
    list: {
      method: "GET",
      path: "draft-orders/",
      access,
      permission: "orders.read",
      query: z.object({ state: DraftState.optional(), ...paging }),
      answer: listOf(ListedDraft),
    },
    /** Repeating the `Idempotency-Key` creates no second draft. */
    create: {
      method: "POST",
      path: "draft-orders/",
      access,
      permission: "orders.write",
      body: CreateDraft,
      answer: DraftOrder,
      status: 201,
      idempotent: "optional",
      errors: ["customer_required"],
    },
    get: {
      method: "GET",
      path: "draft-orders/:id/",
      access,
      permission: "orders.read",
      params: byId,
      answer: DraftOrder,
    },
    edit: {
      method: "PATCH",
      path: "draft-orders/:id/",
      access,
      permission: "orders.write",
      params: byId,
      body: EditDraft,
      answer: DraftOrder,
      errors: ["draft_done", "edited_by_another"],
    },
    remove: {
      method: "DELETE",
      path: "draft-orders/:id/",
      access,
      permission: "orders.write",
      params: byId,
      answer: null,
      errors: ["draft_done"],
    },
    /** The quote that the draft would become, before it is sent. */
    preview: {
      method: "GET",
      path: "draft-orders/:id/quote.pdf/",
      access,
      permission: "orders.read",
      params: byId,
      answer: "file",
      errors: ORDER_ERRORS,
    },
    /** The customer gets the quote by email, and accepts it as any other. */
    quote: {
      method: "POST",
      path: "draft-orders/:id/quote/",
      access,
      permission: "orders.write",
      params: byId,
      body: SendDraft,
      answer: DraftOrder,
      errors: [...ORDER_ERRORS, "quote_needs_account", "too_many_quotes"],
    },
    /** The customer gets the order's confirmation, with a payment link for a redirect method. */
    order: {
      method: "POST",
      path: "draft-orders/:id/order/",
      access,
      permission: "orders.write",
      params: byId,
      body: SendDraft,
      answer: DraftOrder,
      errors: ORDER_ERRORS,
    },
    /** Refuses a business's request; an email notifies the business. */
    refuse: {
      method: "POST",
      path: "draft-orders/:id/refuse/",
      access,
      permission: "orders.write",
      params: byId,
      body: QuoteReason,
      answer: DraftOrder,
      errors: ["draft_done", "edited_by_another"],
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
