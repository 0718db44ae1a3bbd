// Forms of draft orders. The calls validate the values; `qty.{product}`, `price.{product}` and
// `reason.{product}` are read separately: see dottedFields.
import { z } from "zod";
import { QuoteReason } from "~/contract/quotes";
import { Day, Id } from "~/contract/wire";
import { wireAmount } from "./amount";
import { DraftGuest, EditDraft, price } from "./draft-orders";

const formId = z.uuid().optional();
const id = Id.optional();
/** "12,5" is "12.50"; empty: null. */
const amount = z
  .string()
  .trim()
  .max(20)
  .default("")
  .transform((text) => (text === "" ? null : wireAmount(text)))
  .pipe(price.nullable());

/** A new draft, for a customer of the list or for somebody without an account. */
export const operatorNewDraftForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("customer"), customer: Id, form_id: formId }),
  z.object({ intent: z.literal("guest"), ...DraftGuest.shape, form_id: formId }),
]);

export const operatorDraftForm = z.object({
  intent: z.enum(["save", "quote", "order", "refuse", "delete"]),
  version: z.coerce.number().pipe(EditDraft.shape.version),
  /** The total that the page showed. */
  expected_total: z.string().max(20).default(""),
  refusal: QuoteReason.shape.reason,
  lines: z.string().max(60_000).default(""),
  billing_address: id,
  shipping_address: id,
  shipping_policy: id,
  payment_method: id,
  discount: amount,
  shipping_price: amount,
  customer_reference: EditDraft.shape.customer_reference,
  notes: EditDraft.shape.notes,
  valid_until: Day.optional(),
});
