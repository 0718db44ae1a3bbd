// Forms of a customer's page in the back office. The calls validate the values.
import { z } from "zod";
import { type CUSTOMER_TYPES, LOCALES } from "~/contract/constants/enums";
import { Id } from "~/contract/wire";
import { wireAmount } from "./amount";

/** The call validates each field; the form only limits its length. */
const text = z.string().trim().max(300).default("");

/** A user's fields as form values: empty means no agent, no limit and the default payment term. */
export const customerFields = {
  email: text,
  first_name: text,
  last_name: text,
  business_name: text,
  vat_number: text,
  tax_code: text,
  sdi_code: text,
  pec: text,
  agent_code: text,
  locale: z.enum(LOCALES),
  price_list: text,
  agent: text.transform(wholeOrNull),
  credit_limit: text.transform((sum) => (sum === "" ? null : wireAmount(sum))),
  payment_days: text.transform(wholeOrNull),
};

/** Returns -1, which no field accepts, for a text that is not a number. */
function wholeOrNull(typed: string): number | null {
  if (typed === "") return null;
  return /^\d{1,15}$/.test(typed) ? Number(typed) : -1;
}
export type CustomerField = keyof typeof customerFields;

/** Fields `choose.{field}` of a conflict are read separately. */
export const operatorCustomerForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("edit"), version: z.string().max(100), ...customerFields }),
  z.object({ intent: z.literal("reset") }),
  z.object({ intent: z.literal("end-sessions") }),
  z.object({ intent: z.literal("disable"), confirm: z.literal("on") }),
  z.object({ intent: z.literal("enable") }),
  z.object({ intent: z.literal("erase"), confirm: z.literal("on") }),
  z.object({ intent: z.literal("check-vat") }),
  z.object({ intent: z.literal("end-key"), key: Id }),
]);

/** The fields that apply to a user: an agent has no payment terms, a customer no agent code. */
export const fieldsOf = (type: (typeof CUSTOMER_TYPES)[number] | null): CustomerField[] => {
  const person = ["first_name", "last_name", "email", "locale"] as const;
  if (type === null) return [...person, "agent_code"];
  const terms = ["price_list", "agent", "credit_limit", "payment_days"] as const;
  const business = ["business_name", "vat_number", "tax_code", "sdi_code", "pec"] as const;
  return [...(type === "business" ? business : (["tax_code"] as const)), ...person, ...terms];
};
