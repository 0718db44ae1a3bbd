// The form of a new quote, as typed so far: in the address, or in a post that was refused.
import { QUOTE_DAYS } from "~/contract/constants/limits";
import { addDays, romeDay } from "~/domain/rome-day";
import { nowIso } from "~/platform/clock";
import { type CheckoutInput, readInput } from "~/storefront/checkout/checkout-page";

type Fields = Pick<FormData | URLSearchParams, "get" | "has">;

const textIn = (fields: Fields, name: string): string => {
  const value = fields.get(name);
  return typeof value === "string" ? value.slice(0, 2000) : "";
};

export const choicesOf = (fields: Fields): CheckoutInput["choices"] =>
  readInput((name) => textIn(fields, name)).choices;

/** Of a form that says none yet; the API looks at the day. */
const usualDay = () => addDays(romeDay(nowIso()), QUOTE_DAYS.usual);

export function typedQuote(fields: Fields) {
  const isTyped = fields.has("valid_until");
  const text = (name: string) => textIn(fields, name);
  return {
    input: readInput(text),
    values: {
      customer_reference: text("customer_reference"),
      notes: text("notes"),
      valid_until: isTyped ? text("valid_until") : usualDay(),
    },
    sends: isTyped ? fields.has("send") : true,
  };
}
