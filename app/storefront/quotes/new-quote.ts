// Values of the form for a new quote, from the URL or from a refused post.
import { QUOTE_DAYS } from "~/contract/constants/limits";
import { localMoment } from "~/contract/constants/moment";
import { DAY, later, now } from "~/platform/clock";
import { type CheckoutInput, readInput } from "~/storefront/checkout/checkout-page";

type Fields = Pick<FormData | URLSearchParams, "get" | "has">;

const textIn = (fields: Fields, name: string): string => {
  const value = fields.get(name);
  return typeof value === "string" ? value.slice(0, 2000) : "";
};

export const choicesOf = (fields: Fields): CheckoutInput["choices"] =>
  readInput((name) => textIn(fields, name)).choices;

/** Default for forms without a date, in the shop's time zone. The API validates the date. */
const usualDay = (zone: string) => localMoment(later(now(), QUOTE_DAYS.usual * DAY), zone).slice(0, 10);

export function typedQuote(fields: Fields, zone: string) {
  const isTyped = fields.has("valid_until");
  const text = (name: string) => textIn(fields, name);
  return {
    input: readInput(text),
    values: {
      customer_reference: text("customer_reference"),
      notes: text("notes"),
      requested_date: text("requested_date"),
      valid_until: isTyped ? text("valid_until") : usualDay(zone),
    },
    sends: isTyped ? fields.has("send") : true,
  };
}
