// The posted form of a draft order: its rows, and pasted lines, parsed by the grammar of the order pad.
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { ApiError } from "~/contract/client";
import { MAX_BATCH_ROWS, MAX_QTY_DIGITS } from "~/contract/constants/limits";
import { dottedFields } from "~/contract/forms";
import { idIn } from "~/contract/input/id";
import { wireAmount } from "~/contract/operator/amount";
import type { DraftOrder, EditDraft } from "~/contract/operator/draft-orders";
import { type Locale, Money } from "~/contract/wire";
import { messageFor, translator } from "~/i18n/server";
import { readOrderText } from "~/storefront/order-pad/read-lines";
import { shopClientFor } from "~/storefront/request/shop-client";

type Rows = NonNullable<EditDraft["rows"]>;
type Errors = Record<string, string[]>;

const DIGITS = new RegExp(`^\\d{1,${MAX_QTY_DIGITS}}$`);

/** Returns the posted rows. A row that the form does not contain is kept. Errors are by field. */
export function rowsIn(form: FormData, draft: DraftOrder, locale: Locale): { rows: Rows; errors: Errors } {
  const errors: Errors = {};
  const [quantities, prices, reasons] = ["qty", "price", "reason"].map(
    (name) => new Map(dottedFields(form, name).map(([product, value]) => [idIn(product), value.trim()])),
  );
  const rows = draft.rows.map(({ product, qty, notes, unit_price, is_agreed, reason }) => {
    const [typedQty, typedPrice] = [quantities?.get(product), prices?.get(product)];
    const price = wireAmount(typedPrice ?? "");
    if (typedQty !== undefined && typedQty !== "" && !DIGITS.test(typedQty))
      errors[`qty.${product}`] = [messageFor(locale, "quantity_invalid")];
    if (typedPrice && (!Money.safeParse(price).success || price.startsWith("-")))
      errors[`price.${product}`] = [messageFor(locale, "not_an_amount")];
    const agreed = typedPrice === undefined && is_agreed ? unit_price : price || null;
    return {
      ...{ product, notes },
      qty: typedQty === undefined ? qty : Number(typedQty || 0),
      unit_price: agreed,
      reason: reasons?.get(product) ?? reason,
    };
  });
  return { rows, errors };
}

interface PastedLines {
  rows: Rows;
  /** The text of each row, in the same order. */
  written: string[];
  /** Lines that could not be parsed, with the reasons. */
  unread: { written: string; message: string }[];
}

/** Parses pasted codes and quantities. Uncertain lines are left to the operator. */
export async function pastedRows(
  args: ActionFunctionArgs,
  text: string,
  locale: Locale,
): Promise<PastedLines | { error: string }> {
  if (text.trim() === "") return { rows: [], written: [], unread: [] };
  const read = await readOrderText(shopClientFor(args.context, args.request, locale, "b2b", null), text);
  if ("error" in read) return read;
  if ("tooMany" in read) {
    const values = { count: read.tooMany, max: MAX_BATCH_ROWS };
    return { error: translator(locale, "server")("cart.quick.tooMany", values) };
  }
  const certain = read.lines.filter(({ doubt, qty, code }) => !doubt && DIGITS.test(qty) && code !== "");
  return {
    rows: certain.map(({ code, qty, notes }) => ({ sku: code, qty: Number(qty), notes, reason: "" })),
    written: certain.map(({ written }) => written),
    unread: read.lines
      .filter((line) => !certain.includes(line) && line.shape !== "words")
      .map(({ written, message }) => ({
        written,
        message: message ?? messageFor(locale, "quantity_missing"),
      })),
  };
}

/** Maps the API's errors to the fields of the form: `rows.2.qty` is the quantity of the third row's article. */
export function draftErrors({ fields, message }: ApiError, rows: Rows): Errors {
  if (fields.length === 0) return { "": [message] };
  const errors: Errors = {};
  for (const { field, message: text } of fields) {
    const [, index, part = ""] = /^rows\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const product = rows[Number(index)]?.product;
    const name = product ? `${part === "unit_price" ? "price" : part}.${product}` : field;
    errors[name] = [...(errors[name] ?? []), text];
  }
  return errors;
}
