// Products of a bulk change: the checked ones, or all that match the list's filters. Both are in the URL.
import type { z } from "zod";
import { idIn } from "~/contract/input/id";
import { type BulkChangeOf, type BulkSelection, MAX_BULK_TICKED } from "~/contract/operator/bulk";
import type { operatorBulkForm } from "~/contract/operator/forms";
import { OperatorProductQuery } from "~/contract/operator/products";

/** Returns the list's filters in a URL. Invalid values are ignored. */
export function productQueryIn(url: URL): OperatorProductQuery {
  const fields = Object.entries(OperatorProductQuery.shape).flatMap(([name, shape]) => {
    const read = shape.safeParse(url.searchParams.get(name) ?? undefined);
    return read.success && read.data !== undefined && read.data !== "" ? [[name, read.data] as const] : [];
  });
  return OperatorProductQuery.parse(Object.fromEntries(fields));
}

/** Returns null if nothing is selected. */
export function bulkSelectionIn(url: URL): BulkSelection | null {
  if (url.searchParams.has("found")) {
    const { after: _after, order: _order, list: _list, ...found } = productQueryIn(url);
    return { found };
  }
  const ids = url.searchParams.getAll("product").flatMap((one) => idIn(one) ?? []);
  const products = [...new Set(ids)].slice(0, MAX_BULK_TICKED);
  return products.length > 0 ? { products } : null;
}

/** Converts the form's values to the call's: "reduce by 5 %" becomes -5.00. */
export function bulkChangeOf(posted: z.infer<typeof operatorBulkForm>): BulkChangeOf {
  if (posted.kind === "visible") return { kind: "visible", value: posted.value === "true" };
  if (posted.kind !== "price") return posted;
  const { how, by, ...price } = posted;
  const isDown = how.endsWith("_down") && by !== "0.00";
  const [kind = "set"] = how.split("_");
  return {
    ...price,
    how: kind === "percent" || kind === "amount" ? kind : "set",
    by: isDown ? `-${by}` : by,
  };
}
