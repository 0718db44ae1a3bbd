// Lines of an `add` or `add-many` that failed as a whole, shown with their quantities for a retry.

import { attempt } from "~/contract/client";
import { MAX_ANONYMOUS_LINES, MAX_BATCH_ROWS } from "~/contract/constants/limits";
import { dottedFields } from "~/contract/forms";
import { idIn } from "~/contract/input/id";
import { formText } from "~/storefront/forms/posted-form";
import type { RequestContext } from "~/storefront/request/context";
import { type RefusedAdd, refusedAdds } from "./cart-refusal";

/** Returns an empty list for other intents. An add without a quantity means 1. */
export function addedLinesIn(form: FormData): { product: number; qty: string }[] {
  const field = (name: string) => formText(form, name) ?? "";
  const requested: [string, string][] =
    field("intent") === "add"
      ? [[field("product"), field("qty") || "1"]]
      : field("intent") === "add-many"
        ? dottedFields(form, "qty").filter(([, qty]) => qty.trim() !== "")
        : [];
  return requested.flatMap(([id, qty]) => {
    const product = idIn(id);
    return product === null ? [] : [{ product, qty }];
  });
}

/** Reads the items with a batch call without quantities: the API adds nothing, and each refusal contains its item. */
export async function unsentLines(
  { shop, viewer, t }: RequestContext,
  form: FormData,
  reason: string,
): Promise<RefusedAdd[]> {
  const requested = addedLinesIn(form);
  if (requested.length === 0) return [];
  const { isShopper, customer } = viewer;
  const rows = requested
    .slice(0, isShopper ? MAX_ANONYMOUS_LINES : MAX_BATCH_ROWS)
    .map(({ product }) => ({ product, qty: null }));
  const answer = await attempt(
    isShopper
      ? shop.checkout.quote({ lines: [], add: rows })
      : shop.cart.batch({ customer: customer?.id, rows }),
  );
  const items = new Map(answer.ok ? answer.value.refused.map(({ index, item }) => [index, item]) : []);
  const refused = requested.map((_, index) => ({
    index,
    code: "",
    message: "",
    item: items.get(index) ?? null,
  }));
  return refusedAdds(refused, requested, t).map((one) => ({ ...one, reason }));
}
