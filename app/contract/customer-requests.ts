// Agents' requests for new customers, which the operator decides.
import { z } from "zod";
import { MAX_ORDER_NOTES_LENGTH, MAX_PERSON_NAME_LENGTH } from "./constants/limits";
import { AddressInput } from "./customers";
import { printedLine } from "./messages";
import { Email, Locale } from "./wire";

/** A business with its contact person, and the address of its invoices and parcels. */
export const NewCustomerRequest = AddressInput.omit({ type: true, recipient: true, email: true }).extend({
  business_name: AddressInput.shape.recipient,
  email: Email,
  name: printedLine(MAX_PERSON_NAME_LENGTH),
  surname: printedLine(MAX_PERSON_NAME_LENGTH),
  /** Language of the customer's emails; default: the request's. */
  locale: Locale.optional(),
  notes: z.string().trim().max(MAX_ORDER_NOTES_LENGTH).default(""),
});

export const CustomerRequest = z.object({
  id: z.int(),
  business_name: z.string(),
  email: z.string(),
  created_at: z.string(),
});
export type CustomerRequest = z.infer<typeof CustomerRequest>;
