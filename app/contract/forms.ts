// The public forms of CONTRACT §6: intents and field names that people and scripts post.
import { z } from "zod";
import { GuestInput, SignUp } from "./accounts";
import { CreateApiKey } from "./api-keys";
import { BOUGHT_SORTS, KEY_DAYS, RHYTHM_WEEKS } from "./constants/enums";
import {
  ADDRESS_LENGTHS,
  MAX_COUPON_LENGTH,
  MAX_CUSTOMER_REFERENCE_LENGTH,
  MAX_LIST_NAME_LENGTH,
  MAX_ORDER_NOTES_LENGTH,
  MAX_OTP_LENGTH,
  MAX_PAD_LINE_LENGTH,
  MAX_PASSWORD_INPUT_LENGTH,
  MAX_QUOTE_REASON_LENGTH,
  MAX_REDIRECT_LENGTH,
  MAX_ROW_NOTES_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_TENDER_CODE_LENGTH,
  MAX_USERNAME_LENGTH,
  MAX_WITHDRAWAL_ROWS_LENGTH,
} from "./constants/limits";
import { NewCustomerRequest } from "./customer-requests";
import { AddressInput } from "./customers";
import { ContactMessage, Withdrawal } from "./messages";
import { Day, Id, Locale, ShopContext } from "./wire";

const redirectTo = z.string().max(MAX_REDIRECT_LENGTH).optional();
/** Used only to refuse a form for another customer, never to choose one. */
const forCustomer = { for_customer: z.string().max(20).optional() };
/** Sent as the call's Idempotency-Key. */
const formId = { form_id: z.uuid().optional() };
const qty = z.string().max(20).default("1");
const notes = z.string().max(MAX_ROW_NOTES_LENGTH).optional();
/** Default intent of a form that was posted without a button, by a script or by Enter. */
export const intentOr = <T extends string>(intent: T) => z.literal(intent).default(intent);

export const localeForm = z.object({ locale: Locale, redirectTo });
export const contextForm = z.object({ shop_context: ShopContext, redirectTo });

/** A blank season means no season. */
export const seasonForm = z.object({ season: Id.optional(), redirectTo });
export const consentForm = z.object({ analytics: z.enum(["granted", "denied"]), redirectTo });

export const loginForm = z.object({
  username: z.string().trim().min(1).max(MAX_USERNAME_LENGTH),
  password: z.string().max(MAX_PASSWORD_INPUT_LENGTH).optional(),
  old_password: z.string().max(MAX_PASSWORD_INPUT_LENGTH).optional(),
  password_confirm: z.string().max(MAX_PASSWORD_INPUT_LENGTH).optional(),
  redirectTo,
});
export const logoutForm = z.object({
  intent: z.enum(["logout", "logout-all"]).default("logout"),
  redirectTo,
});

const newPassword = {
  password: z.string().min(1).max(MAX_PASSWORD_INPUT_LENGTH),
  password_confirm: z.string().max(MAX_PASSWORD_INPUT_LENGTH).default(""),
};
export const passwordForgottenForm = z.object({
  username: z.string().trim().min(1).max(MAX_USERNAME_LENGTH),
});
export const resetPasswordForm = z.object({
  username: z.string().trim().min(1).max(MAX_USERNAME_LENGTH),
  otp: z.string().trim().min(1).max(MAX_OTP_LENGTH),
  ...newPassword,
  /** Keeps API keys after a change of the password. */
  keep_api_keys: z.enum(["on", "true", "yes", "1"]).optional(),
});
/** The value of a ticked checkbox is "on". */
export const ticked = z.enum(["on", "true", "yes", "1"]).optional();
export const consented = z.custom<string>((value) => ticked.unwrap().safeParse(value).success, {
  params: { code: "consent_required" },
});
/** Honeypot: only bots fill it. */
export const website = z.string().max(2000).optional();

export const signUpForm = z.object({
  ...SignUp.omit({ locale: true, privacy_consent: true }).shape,
  ...newPassword,
  privacy_consent: consented,
  newsletter: ticked,
  website,
  redirectTo,
});
export const signUpCodeForm = z.object({ otp: z.string().trim().min(1).max(MAX_OTP_LENGTH) });
export const detailsForm = z.object({
  intent: intentOr("change-password"),
  /** Keeps API keys after a change of the password. */
  keep_api_keys: ticked,
  old_password: z.string().min(1).max(MAX_PASSWORD_INPUT_LENGTH),
  ...newPassword,
});

export const apiKeysForm = z.discriminatedUnion("intent", [
  z.object({
    intent: intentOr("create"),
    ...CreateApiKey.omit({ days: true }).shape,
    days: z.enum(KEY_DAYS.map(String)),
    ...formId,
  }),
  /** Two steps: the first post shows a confirmation, the second, with `confirm=yes`, deletes the key. */
  z.object({ intent: z.literal("end"), key: Id, confirm: z.string().max(10).optional() }),
]);

export const customersForm = z.discriminatedUnion("intent", [
  z.object({ intent: intentOr("select"), customer: Id, redirectTo }),
  z.object({ intent: z.literal("leave"), redirectTo }),
]);

export const newCustomerForm = z.object({
  intent: intentOr("ask"),
  ...NewCustomerRequest.omit({ locale: true }).shape,
  /** The customer's language; a field `locale` is the page's. */
  language: NewCustomerRequest.shape.locale,
  ...formId,
});

/** Typed, but sent with another button than its own. */
const coupon = z.string().trim().max(MAX_COUPON_LENGTH).optional();
const version = { version: z.string().max(20).optional() };
/** A file's lines, as `add-lines` shows a `file`: `column.{number}` is the content of each column. */
const addFile = z.object({
  intent: z.literal("add-file"),
  table: z.string().max(600_000),
  ...forCustomer,
  ...formId,
});

/** `qty.{product}`, `qty.{row}` and `notes.{row}` are read separately: see dottedFields. */
export const cartForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("add"),
    product: Id,
    qty,
    notes,
    redirectTo,
    /** Redirects back to the product's page, with the added variant. */
    stay: z.literal("1").optional(),
    ...forCustomer,
    ...formId,
  }),
  z.object({ intent: z.literal("add-many"), redirectTo, ...forCustomer, ...formId }),
  z.object({
    intent: z.literal("add-lines"),
    lines: z.string().max(60_000).optional(),
    file: z.instanceof(File).optional(),
    ...forCustomer,
    ...version,
    ...formId,
  }),
  z.object({
    intent: z.literal("update"),
    row: Id,
    qty: z.string().max(20),
    notes,
    ...forCustomer,
    ...version,
  }),
  z.object({ intent: z.literal("update-all"), coupon, ...forCustomer, ...version }),
  z.object({ intent: z.literal("remove"), row: Id.optional(), ...forCustomer, ...version }),
  z.object({ intent: z.literal("ask-clear"), ...forCustomer }),
  z.object({ intent: z.literal("clear"), ...forCustomer, ...version }),
  z.object({
    intent: z.literal("apply-coupon"),
    coupon: z.string().trim().min(1).max(MAX_COUPON_LENGTH),
    ...forCustomer,
    ...version,
  }),
  z.object({ intent: z.literal("remove-coupon"), ...forCustomer, ...version }),
  z.object({ intent: z.literal("checkout"), coupon, ...forCustomer, ...version }),
  /** Only in a punch-out session. */
  z.object({ intent: z.literal("transfer"), coupon, ...forCustomer, ...version }),
  addFile,
]);

/**
 * Read separately for each waiting line: `code.{line}`, `qty.{line}`, `notes.{line}`, `confirm.{line}`, and
 * `pick.{line}.{product}` with the quantity of a chosen item.
 */
export const orderPadForm = z.discriminatedUnion("intent", [
  z.object({
    intent: intentOr("add-lines"),
    line: z.string().max(MAX_PAD_LINE_LENGTH).optional(),
    lines: z.string().max(60_000).optional(),
    file: z.instanceof(File).optional(),
    /** Responds with the result instead of a redirect, so that the page is not reloaded. */
    live: z.literal("1").optional(),
    ...forCustomer,
    ...formId,
  }),
  z.object({ intent: z.literal("drop"), ...forCustomer }),
  z.object({ intent: z.literal("remove"), ...forCustomer }),
  /** Takes back the last add: `?undo=`. */
  z.object({ intent: z.literal("undo"), ...forCustomer }),
  addFile,
  /** `qty.{product}` of the customer's list: stored until ordered. Sorting and paging are in the URL. */
  z.object({
    intent: z.literal("list"),
    search: z.string().max(MAX_SEARCH_LENGTH).optional(),
    ...forCustomer,
  }),
  z.object({
    intent: z.literal("sort"),
    by: z.enum(BOUGHT_SORTS).optional(),
    search: z.string().max(MAX_SEARCH_LENGTH).optional(),
    ...forCustomer,
  }),
  /** The start page of a business after signing in: the order pad or the home page. */
  z.object({ intent: z.literal("start"), start: z.enum(["pad", "home"]), ...forCustomer }),
  z.object({
    intent: z.literal("add-typed"),
    search: z.string().max(MAX_SEARCH_LENGTH).optional(),
    ...forCustomer,
    ...formId,
  }),
]);

/** `lines` and `file` as on the order pad. */
export const orderListsForm = z.object({
  intent: intentOr("create"),
  name: z.string().trim().min(1).max(MAX_LIST_NAME_LENGTH),
  from: z.enum(["cart", "order", "lines"]).default("lines"),
  order: Id.optional(),
  lines: z.string().max(60_000).optional(),
  file: z.instanceof(File).optional(),
  ...forCustomer,
  ...formId,
});
/** Read separately: `qty.{product}`, for `add` and `save`. */
export const orderListForm = z.discriminatedUnion("intent", [
  /** Without any `qty.{product}`, the whole list. */
  z.object({ intent: intentOr("add"), ...forCustomer, ...formId }),
  z.object({ intent: z.literal("save"), lines: z.string().max(60_000).optional(), ...forCustomer }),
  z.object({
    intent: z.literal("rename"),
    name: z.string().trim().min(1).max(MAX_LIST_NAME_LENGTH),
    ...forCustomer,
  }),
  /** Blank weeks: no interval. */
  z.object({
    intent: z.literal("rhythm"),
    weeks: z.enum(RHYTHM_WEEKS.map(String)).optional(),
    next_day: Day.optional(),
    ...forCustomer,
  }),
  z.object({ intent: z.literal("delete"), confirm: z.string().max(10).optional(), ...forCustomer }),
]);

const choice = z.string().max(20).optional();
const checkoutFields = {
  billing_address: choice,
  shipping_address: choice,
  shipping_policy: choice,
  payment_method: choice,
  coupon: z.string().trim().max(MAX_COUPON_LENGTH).optional(),
  customer_reference: z.string().trim().max(MAX_CUSTOMER_REFERENCE_LENGTH).optional(),
  cig: z.string().max(MAX_TENDER_CODE_LENGTH).optional(),
  cup: z.string().max(MAX_TENDER_CODE_LENGTH).optional(),
  notes: z.string().max(MAX_ORDER_NOTES_LENGTH).optional(),
  requested_date: Day.optional(),
  ...forCustomer,
};
export const checkoutForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("place-order"),
    ...checkoutFields,
    idempotency_key: z.string().max(64).optional(),
    expected_total: z.string().max(20).optional(),
  }),
  z.object({ intent: z.literal("refresh"), ...checkoutFields }),
  /** Leads to a new address and back; typed values are stored meanwhile. */
  z.object({ intent: z.literal("add-billing-address"), ...checkoutFields }),
  z.object({ intent: z.literal("add-shipping-address"), ...checkoutFields }),
]);

const required = (max: number) => z.string().trim().min(1).max(max);
const optional = (max: number) => z.string().trim().max(max).optional();
const guestAddress = {
  address_2: optional(ADDRESS_LENGTHS.address_2),
  province: optional(ADDRESS_LENGTHS.province),
  phone: optional(ADDRESS_LENGTHS.phone),
};
/** The checkout without an account; `refresh` requires no fields. */
export const guestCheckoutForm = z.object({
  intent: z.enum(["place-order", "refresh"]).default("place-order"),
  ...GuestInput.omit({ locale: true }).shape,
  ...guestAddress,
  address: required(ADDRESS_LENGTHS.address),
  postal_code: required(ADDRESS_LENGTHS.postal_code),
  city: required(ADDRESS_LENGTHS.city),
  country: required(2),
  tax_code: optional(ADDRESS_LENGTHS.tax_code),
  billing_recipient: optional(ADDRESS_LENGTHS.recipient),
  billing_address: optional(ADDRESS_LENGTHS.address),
  billing_address_2: guestAddress.address_2,
  billing_postal_code: optional(ADDRESS_LENGTHS.postal_code),
  billing_city: optional(ADDRESS_LENGTHS.city),
  billing_province: guestAddress.province,
  billing_country: optional(2),
  billing_phone: guestAddress.phone,
  shipping_policy: required(20),
  payment_method: required(20),
  requested_date: Day.optional(),
  notes: z.string().max(MAX_ORDER_NOTES_LENGTH).optional(),
  newsletter: ticked,
  idempotency_key: z.string().max(64).optional(),
  expected_total: z.string().max(20).optional(),
});

/** A quote of the cart, by an agent. Without a choice, the checkout's preselection applies. */
export const newQuoteForm = z.object({
  intent: intentOr("create"),
  billing_address: choice,
  shipping_address: choice,
  shipping_policy: choice,
  payment_method: choice,
  coupon: checkoutFields.coupon,
  customer_reference: checkoutFields.customer_reference,
  notes: checkoutFields.notes,
  requested_date: checkoutFields.requested_date,
  ...forCustomer,
  valid_until: Day.optional(),
  send: ticked,
  expected_total: z.string().max(20).optional(),
  ...formId,
});
/** A request for a quote of the cart, by a business. */
export const requestQuoteForm = z.object({
  intent: intentOr("request"),
  note: z.string().max(MAX_ORDER_NOTES_LENGTH).optional(),
  ...forCustomer,
  ...formId,
});
const reason = { reason: z.string().trim().max(MAX_QUOTE_REASON_LENGTH).optional() };
export const quoteForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("accept"), ...forCustomer }),
  z.object({ intent: z.literal("decline"), ...reason, ...forCustomer }),
  z.object({ intent: z.literal("withdraw"), ...reason, ...forCustomer }),
  z.object({ intent: z.literal("send"), ...forCustomer }),
]);

export const ordersForm = z.object({ intent: intentOr("reorder"), order: Id, ...forCustomer, ...formId });
export const orderForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("cancel"), ...forCustomer, ...formId }),
  z.object({
    intent: z.literal("reorder"),
    rows: z.union([Id, z.array(Id)]).optional(),
    ...forCustomer,
    ...formId,
  }),
]);

export const wishlistForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), product: Id, notes, redirectTo, ...forCustomer, ...formId }),
  z.object({ intent: z.literal("remove"), row: Id, ...forCustomer }),
  z.object({ intent: z.literal("add-to-cart"), row: Id, qty, ...forCustomer, ...formId }),
  z.object({ intent: z.literal("add-all"), ...forCustomer, ...formId }),
  z.object({ intent: z.literal("note"), row: Id, notes: notes.default(""), ...forCustomer }),
]);

export const addressesForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("create"), ...AddressInput.shape, redirectTo, ...forCustomer, ...formId }),
  z.object({
    intent: z.literal("delete"),
    address: Id,
    confirm: z.string().max(10).optional(),
    ...forCustomer,
  }),
  z.object({ intent: z.literal("default"), address: Id, ...forCustomer }),
]);

export const contactForm = z.object({
  ...ContactMessage.shape,
  /** The API requires that it is ticked; the form does not. */
  privacy_consent: ticked,
  website,
  /** When the page was rendered, signed; scripts send no value. */
  opened: z.string().max(200).optional(),
  ...formId,
});

/** The second post has `confirm=yes`; any other value leads back to the fields. */
export const withdrawalForm = z.object({
  ...Withdrawal.shape,
  rows: z.string().max(MAX_WITHDRAWAL_ROWS_LENGTH).optional(),
  confirm: z.string().max(10).optional(),
  ...formId,
});

/** `qty.12=3&qty.13=` → [["12", "3"], ["13", ""]] */
export function dottedFields(form: FormData, prefix: string): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] =>
    name.startsWith(`${prefix}.`) && typeof value === "string"
      ? [[name.slice(prefix.length + 1), value]]
      : [],
  );
}
