// Validates the choices of an order or a quote: chosen, allowed, and at the total that the customer agreed
// to.
import { MAX_CUSTOMER_REFERENCE_LENGTH } from "~/contract/constants/limits";
import { toCents } from "~/contract/wire";
import { isReference } from "~/domain/orders/invoice-data";
import type { AddressField } from "~/domain/orders/quote-facts";
import type { ServiceContext } from "~/services/context";
import { invalidField, Refusal, type RefusedField } from "~/services/refusal";
import type { OrderChoices } from "./order-draft";
import {
  ADDRESS_TYPE_OF,
  type CheckoutQuote,
  type Choice,
  couponTyped,
  findAddress,
  type LoadedCheckout,
} from "./quote-checkout";
import { refuseImpossibleDay } from "./requested-day";
import { serializeProblems, serializeTotals } from "./serialize-checkout";

interface AgreedInput extends Choice {
  customer_reference?: string | null | undefined;
  notes?: string | undefined;
  requested_date?: string | null | undefined;
  /** Without it any total is agreed to. */
  expected_total?: string | undefined;
}

/**
 * @throws Refusal 404 for an address that is not the customer's, 409 with the reason why this cart cannot
 * become an order
 */
export function agreedChoices(
  c: ServiceContext,
  loaded: LoadedCheckout,
  quoted: CheckoutQuote,
  input: AgreedInput,
): Omit<OrderChoices, "cig" | "cup"> {
  const billing = addressNamed(loaded, input, "billing_address");
  const shipping = addressNamed(loaded, input, "shipping_address");
  if (!loaded.shop.hasOwnRates) throw new Refusal(503, "not_set_up");
  if (input.customer_reference && !isReference(input.customer_reference))
    throw new Refusal(400, "invalid_input", {}, [referenceFault]);
  const totals = serializeTotals(quoted.totals, loaded.shop.currency);
  const [problem, ...others] = serializeProblems(quoted, loaded.cart.rows, loaded.shop.currency, c.locale);
  if (problem) {
    const { message: _, ...facts } = problem;
    throw new Refusal(409, problem.code, { ...facts, problems: [problem, ...others], totals });
  }
  if (input.expected_total !== undefined && toCents(input.expected_total) !== quoted.totals.total)
    throw new Refusal(409, "total_changed", { total: totals.total, totals });
  const policy = quoted.shippingPolicies.find(({ id }) => id === input.shipping_policy);
  const method = quoted.paymentMethods.find(({ id }) => id === input.payment_method);
  // The quote has a problem where one of them is missing.
  if (!billing || !shipping || !policy || !method) throw new Error("a quote without problems lacks a choice");
  if (input.requested_date)
    refuseImpossibleDay(c, loaded.shop, input.requested_date, policy, shipping.country);
  return {
    billing,
    shipping,
    policy,
    method,
    coupon: couponTyped(input.coupon),
    customerReference: input.customer_reference || null,
    notes: input.notes ?? "",
    requestedDate: input.requested_date || null,
  };
}

/** A reference that does not fit completely into an invoice (domain/orders/invoice-data.ts). */
export const referenceFault: RefusedField = {
  field: "customer_reference",
  code: "reference_form",
  values: { max: MAX_CUSTOMER_REFERENCE_LENGTH },
};

/**
 * Null if the input names no address. @throws Refusal 404 for an address that is not the customer's, 400
 * for one of the other type
 */
function addressNamed(loaded: LoadedCheckout, input: AgreedInput, field: AddressField) {
  const named = input[field];
  if (named === null || named === undefined) return null;
  const found = findAddress(loaded, named);
  if (!found) throw new Refusal(404, "not_found", {}, [{ field, code: "not_found" }]);
  if (found.type !== ADDRESS_TYPE_OF[field]) throw invalidField(field, "address_kind");
  return found;
}
