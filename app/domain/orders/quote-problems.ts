// Problems that block an order.
import type { Cents } from "~/contract/units";
import { mayHold, type StockRefusal } from "~/domain/catalogue/stock";
import type { AddressField, AnyFacts, CodeOf, QuotedRow, QuoteProblem } from "./quote-facts";
import type { ShippingRefusal } from "./shipping";

/** Problems of the rows: an empty cart, stock (CONTRACT §4), or a product that this customer cannot buy. */
export function rowProblems(facts: AnyFacts, counted: readonly QuotedRow[]): QuoteProblem[] {
  if (facts.rows.length === 0) return [{ code: "cart_empty" }];
  const countedIds = new Set(counted.map((row) => row.id));
  return facts.rows.flatMap((row): QuoteProblem[] => {
    const held = mayHold(row, { qty: row.qty, held: row.held, kind: facts.vat.kind });
    if (!held.ok) return [{ ...problemOf(held), row: row.id }];
    return countedIds.has(row.id) ? [] : [{ code: "quantity_invalid", row: row.id }];
  });
}

/**
 * The minimum order applies to the goods before the coupon, so that a coupon never makes an order too
 * small. @param rowsTotal in the displayed view
 */
export function minimumProblem({ rows, minOrder, vat }: AnyFacts, rowsTotal: Cents): QuoteProblem[] {
  const minimum = minOrder[vat.kind];
  return rows.length > 0 && rowsTotal < minimum
    ? [{ code: "min_order", minimum, missing: minimum - rowsTotal }]
    : [];
}

/** Billing and shipping address: chosen, existing, and of the right type. */
export function addressProblems({
  billingAddress,
  shippingAddress,
  otherKind = [],
}: AnyFacts): QuoteProblem[] {
  const problem = (field: AddressField): QuoteProblem => ({
    code: otherKind.includes(field) ? "address_kind" : "address_required",
    field,
  });
  return [
    ...(billingAddress ? [] : [problem("billing_address")]),
    ...(shippingAddress ? [] : [problem("shipping_address")]),
  ];
}

/**
 * @param isServed whether any policy delivers the goods to the address
 * @param isAllowed whether the chosen policy does
 * @param refused why the goods are too heavy, or their weight is unknown, by policy
 */
export function shippingProblem(
  facts: AnyFacts,
  {
    isServed,
    isAllowed,
    refused,
  }: {
    isServed: boolean;
    isAllowed: boolean;
    refused: readonly { id: number; refusals: ShippingRefusal[] }[];
  },
): QuoteProblem[] {
  if (isAllowed || facts.shippingAddress === null) return [];
  const chosen = refused.find(({ id }) => id === facts.shippingPolicy);
  const [first] = isServed ? [] : refused;
  const reason = chosen ?? first;
  if (reason) return reason.refusals;
  // A policy chosen for one address may not serve another.
  if (!isServed || facts.shippingPolicy !== null) return [{ code: "address_not_served" }];
  return [{ code: "shipping_policy_required" }];
}

/** @param isAllowed whether this customer may choose the method */
export function paymentProblem(facts: AnyFacts, isAllowed: boolean): QuoteProblem[] {
  if (isAllowed) return [];
  return [{ code: facts.paymentMethod === null ? "payment_method_required" : "payment_not_allowed" }];
}

function problemOf({ ok, ...refusal }: StockRefusal): CodeOf<StockRefusal> {
  return refusal;
}
