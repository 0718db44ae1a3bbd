// Forms of the operator's pages. The schemas of the calls validate their values.
import { z } from "zod";
import { MAX_PASSWORD_INPUT_LENGTH, MAX_REDIRECT_LENGTH } from "~/contract/constants/limits";
import { QuoteReason } from "~/contract/quotes";
import { Day, Email, Id, Locale } from "~/contract/wire";
import { INVOICE_DATA_FIELDS } from "../constants/address-fields";
import { INBOX_STATES, ROUNDINGS } from "../constants/enums";
import { ROW_JOBS } from "../constants/jobs";
import { SHOP_FILE_SOURCES } from "../constants/shop-files";
import { OperatorLinkKey } from "./access/links";
import { wireAmount } from "./amount";
import { BULK_COLUMNS } from "./bulk";
import { NewDocument } from "./documents";
import { AnswerMessage } from "./inbox";
import { ItemName, PutPrice, StockChange } from "./items";
import { CreateOperatorKey } from "./keys";
import { NUMBER_SERIES, SetNumbering } from "./numbering";
import { AddOrderNote } from "./order-desk";
import { InvoiceOrder, MoveOrder, RefundOrder } from "./orders";
import { ChangeOwnPassword, CreateOperator } from "./people";
import { Alt } from "./pictures";
import { ShopFileOptions } from "./shop-files";
import { CreateWebhook } from "./webhooks";

/** The call validates each field; the form only limits its length. */
const text = z.string().trim().max(2000).default("");

const amount = z.string().trim().transform(wireAmount).pipe(PutPrice.shape.standard_price);

/** Parses "10: 9,00", separated by lines or dots; null if a part is not readable. */
function tiersOf(typed: string): { min_qty: number; price: string }[] | null {
  const lines = typed.split(/[\n·;]/).map((line) => line.trim());
  const read = lines.filter(Boolean).map((line) => {
    const [, minQty, price] = /^(\d{1,6})\s*[:+]\s*(\d{1,9}(?:[.,]\d{1,2})?)$/.exec(line) ?? [];
    return minQty === undefined || price === undefined
      ? null
      : { min_qty: Number(minQty), price: wireAmount(price) };
  });
  return read.includes(null) ? null : read.filter((one) => one !== null);
}

export const operatorSignInForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("sign-in").default("sign-in"),
    /** Empty: the password is the operator's token. */
    email: z.string().trim().max(254).default(""),
    password: z.string().trim().min(1).max(MAX_PASSWORD_INPUT_LENGTH),
    code: z.string().trim().max(20).default(""),
    redirectTo: z.string().max(MAX_REDIRECT_LENGTH).optional(),
  }),
  z.object({ intent: z.literal("leave") }),
]);

export const operatorForgottenForm = CreateOperator.pick({ email: true });

/** The key of the link. */
export const operatorPasswordForm = z.object({
  key: OperatorLinkKey,
  password: ChangeOwnPassword.shape.password,
});

/** Format: "+12" or "-3". */
const signedChange = z
  .string()
  .trim()
  .regex(/^[+-]?\d+$/)
  .transform(Number)
  .pipe(StockChange.shape.change.unwrap());

/** In a row of the stock list. */
export const operatorStockForm = z.object({
  ...ItemName.shape,
  change: signedChange,
  reason: StockChange.shape.reason,
});

export const operatorItemsForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("stock"),
    ...ItemName.shape,
    quantity: z
      .string()
      .trim()
      .regex(/^\d+$/)
      .transform(Number)
      .pipe(StockChange.shape.quantity.unwrap())
      .optional(),
    change: signedChange.optional(),
    reason: StockChange.shape.reason,
  }),
  z.object({
    intent: z.literal("weight"),
    ...ItemName.shape,
    /** Empty: unknown. */
    weight_g: z.coerce.number().pipe(StockChange.shape.weight_g.unwrap().unwrap()).optional(),
  }),
  z.object({
    intent: z.literal("price"),
    ...ItemName.shape,
    list: PutPrice.shape.list,
    standard_price: amount,
    special_price: amount.optional(),
    includes_vat: z.enum(["true", "false"]).optional(),
    special_from: Day.optional(),
    special_to: Day.optional(),
    tiers: z
      .string()
      .max(2000)
      .default("")
      .transform((typed, context) => {
        const read = tiersOf(typed);
        if (read === null) context.addIssue({ code: "custom", params: { code: "tiers_unread" } });
        return read ?? [];
      })
      .pipe(PutPrice.shape.tiers.unwrap()),
    version: z.string().max(100).optional(),
  }),
]);

/** One form per kind of change; the products are in the URL. */
export const operatorBulkForm = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("visible"), value: z.enum(["true", "false"]) }),
  z.object({ kind: z.literal("category"), category: text, action: z.enum(["add", "remove"]) }),
  z.object({
    kind: z.literal("price"),
    list: text,
    how: z.enum(["percent_up", "percent_down", "amount_up", "amount_down", "set"]),
    by: amount,
    rounding: z.enum(ROUNDINGS),
  }),
  z.object({ kind: z.literal("field"), field: text, value: text }),
  z.object({ kind: z.literal("column"), column: z.enum(BULK_COLUMNS), value: text }),
]);

/**
 * `shipped.{row}`, `refund.{row}`, `restock.{row}` and `change.{row}` are read separately: see
 * dottedFields.
 */
export const operatorOrderForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("move"),
    form_id: z.uuid().optional(),
    to: MoveOrder.shape.to,
    note: text,
    carrier: text,
    tracking: text,
    url: text,
  }),
  z.object({ intent: z.literal("paid") }),
  z.object({ intent: z.literal("note"), text: AddOrderNote.shape.text }),
  z.object({ intent: z.literal("invoice"), ...InvoiceOrder.shape }),
  z.object({
    intent: z.literal("invoice-data"),
    ...Object.fromEntries(INVOICE_DATA_FIELDS.map((field) => [field, text])),
  } as { intent: z.ZodLiteral<"invoice-data"> } & Record<(typeof INVOICE_DATA_FIELDS)[number], typeof text>),
  z.object({
    intent: z.literal("refund"),
    form_id: z.uuid(),
    amount: z.string().trim().transform(wireAmount).pipe(RefundOrder.shape.amount.unwrap()).optional(),
    reason: text,
  }),
  z.object({ intent: z.literal("refund-paid"), refund: Id }),
  z.object({ intent: z.literal("change"), reason: text }),
]);

/** The button's value is the message's list, or the decision on a sign-up. */
export const operatorInboxForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.enum(["message", "withdrawal", "approve", "refuse", "check-vat"]),
    message: Id,
    state: z.enum(INBOX_STATES).default("done"),
  }),
  z.object({ intent: z.literal("answer"), message: Id, form_id: z.uuid(), ...AnswerMessage.shape }),
]);

export const operatorMailsForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("retry"), mail: Id }),
  z.object({ intent: z.literal("retry-all") }),
  z.object({ intent: z.literal("test"), to: Email }),
]);

export const operatorNewWebhookForm = CreateWebhook;

export const operatorWebhookForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("edit"),
    ...CreateWebhook.shape,
    is_active: z.literal("on").optional(),
  }),
  z.object({ intent: z.literal("test") }),
  z.object({ intent: z.literal("resend"), delivery: Id }),
  z.object({ intent: z.literal("resend-all") }),
  z.object({ intent: z.literal("delete") }),
]);

export const operatorJobForm = z.object({ job: z.enum(ROW_JOBS), row: Id });

export const operatorNumberingForm = z.object({
  intent: z.literal("numbering"),
  series: z.enum(NUMBER_SERIES),
  next: z
    .string()
    .trim()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(SetNumbering.shape.next),
});

/** The call reads the file; a validated one is written by its upload's id. */
export const operatorImportForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("check") }),
  z.object({ intent: z.literal("write"), upload: z.uuid() }),
]);

/** The call validates the file; `fields.{n}` are read by its columns. */
export const operatorShopFileForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("file"),
    source: z.enum(SHOP_FILE_SOURCES).optional(),
  }),
  z.object({
    intent: z.literal("plan"),
    ...ShopFileOptions.shape,
    /** Customers have no price list here. */
    list: ShopFileOptions.shape.list.default(""),
    drafts: z.literal("on").optional(),
    redirects: z.literal("on").optional(),
  }),
  z.object({ intent: z.literal("write") }),
]);

/** The call validates the files one by one. */
export const operatorPicturesForm = z.object({});

/** The call validates the file. */
export const operatorPictureForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("alt"),
    alt_it: Alt.default(""),
    alt_en: Alt.default(""),
    alt_es: Alt.default(""),
    /** Texts when the form was opened: the post is refused if they have changed since. */
    was_it: Alt.default(""),
    was_en: Alt.default(""),
    was_es: Alt.default(""),
  }),
  z.object({ intent: z.literal("replace") }),
  z.object({ intent: z.literal("delete") }),
]);

/** The call validates the file. The title defaults to the file's name. */
export const operatorDocumentsForm = NewDocument.extend({ title: NewDocument.shape.title.default("") });

export const operatorDocumentForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("edit"), version: z.string().max(100), ...NewDocument.shape }),
  z.object({ intent: z.literal("replace"), version: z.string().max(100) }),
  z.object({ intent: z.literal("delete"), version: z.string().max(100) }),
]);

export const operatorPeopleForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("create"), ...CreateOperator.shape }),
  z.object({
    intent: z.literal("edit"),
    person: Id,
    name: CreateOperator.shape.name,
    role: CreateOperator.shape.role,
    is_disabled: z.literal("on").optional(),
  }),
  z.object({ intent: z.literal("invite"), ...CreateOperator.shape }),
  z.object({ intent: z.literal("invite-again"), person: Id }),
  z.object({ intent: z.literal("withdraw"), person: Id }),
  z.object({ intent: z.literal("reset"), person: Id }),
  z.object({ intent: z.literal("end-sessions"), person: Id }),
]);

export const operatorKeysForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("create"),
    name: CreateOperatorKey.shape.name,
    role: CreateOperatorKey.shape.role,
    days: z.coerce.number().pipe(CreateOperatorKey.shape.days),
    /** Empty for the operator's token, which has no password. */
    password: z.string().max(MAX_PASSWORD_INPUT_LENGTH).default(""),
    form_id: z.uuid().optional(),
  }),
  z.object({ intent: z.literal("revoke"), key: Id }),
]);

export const operatorNewsletterForm = z.object({ intent: z.literal("remove"), consent: Id });

export const operatorReviewForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("show"), review: Id }),
  z.object({ intent: z.literal("hide"), review: Id, reason: text }),
  z.object({ intent: z.literal("answer"), review: Id, answer: text }),
]);

export const operatorQuoteForm = z.object({ intent: z.literal("withdraw"), ...QuoteReason.shape });

export const operatorProfileForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("password"), ...ChangeOwnPassword.shape }),
  z.object({ intent: z.literal("locale"), locale: Locale }),
  z.object({ intent: z.literal("shortcuts"), shortcuts: z.literal("on").optional() }),
  z.object({ intent: z.literal("start-totp") }),
  z.object({ intent: z.literal("confirm-totp"), code: z.string().trim().min(1).max(20) }),
  z.object({ intent: z.literal("end-totp"), password: ChangeOwnPassword.shape.password }),
]);
