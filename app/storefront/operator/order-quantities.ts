// Quantities of an order's rows and its next status, as the forms of the back office post them.
import type { z } from "zod";
import { MAX_QTY_DIGITS } from "~/contract/constants/limits";
import { dottedFields } from "~/contract/forms";
import { idIn } from "~/contract/input/id";
import type { operatorOrderForm } from "~/contract/operator/forms";

/** Returns the whole numbers of `{name}.{row}`. The API checks them against the order. */
export const quantitiesIn = (form: FormData, name: string) =>
  dottedFields(form, name).flatMap(([row, value]) => {
    const id = idIn(row);
    const qty = DIGITS.test(value) ? Number(value) : null;
    return id !== null && qty !== null ? [{ id, qty }] : [];
  });

const DIGITS = new RegExp(`^\\d{1,${MAX_QTY_DIGITS}}$`);

type PostedMove = Extract<z.infer<typeof operatorOrderForm>, { intent: "move" }>;

/** Builds the body of a move. Rows are included only for a partial shipment, parcel data only if any was entered. */
export function moveIn<To extends PostedMove["to"]>(
  { to, note, carrier, tracking, url }: Omit<PostedMove, "to" | "intent"> & { to: To },
  form: FormData,
) {
  const isTracked = [carrier, tracking, url].some((part) => part !== "");
  return {
    to,
    note,
    rows:
      to === "partially_shipped"
        ? quantitiesIn(form, "shipped").map(({ id, qty }) => ({ id, shipped_qty: qty }))
        : [],
    ...(isTracked && { tracking: { carrier, number: tracking, url } }),
  };
}
