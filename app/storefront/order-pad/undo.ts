// Undo of the order pad's last add. The token in the button's URL has the form id and the quantity of each product.

import type { CartRow } from "~/contract/cart";
import { attempt } from "~/contract/client";
import { idIn } from "~/contract/input/id";
import type { PadLine } from "~/contract/order-pad";
import type { RequestContext } from "~/storefront/request/context";

/** A larger add has no undo button; each of its rows can be removed. */
const MAX_PRODUCTS = 20;
const TOKEN = /^([\da-f-]{36})((?:\.\d{1,12}x\d{1,6})+)$/;

/** Null if the rows cannot be assigned to the lines with certainty. */
export function undoToken(
  formId: string | undefined,
  lines: readonly Pick<PadLine, "code" | "product" | "qty">[],
  added: readonly CartRow[],
): string | null {
  if (!formId || lines.length === 0) return null;
  const quantities = new Map<number, number>();
  for (const { code = "", product, qty } of lines) {
    const row =
      added.length === 1
        ? added[0]
        : added.find(
            (one) =>
              one.product === product || one.product_detail.sku.toUpperCase() === code.trim().toUpperCase(),
          );
    const count = Number(qty);
    if (!row || !Number.isInteger(count) || count <= 0) return null;
    quantities.set(row.product, (quantities.get(row.product) ?? 0) + count);
  }
  const parts = [...quantities].map(([product, qty]) => `.${product}x${qty}`);
  return parts.length > MAX_PRODUCTS ? null : formId + parts.join("");
}

/** Reads the token from the URL; null if it is missing or invalid. */
export const undoIn = (url: URL): string | null => {
  const token = url.searchParams.get("undo") ?? "";
  return TOKEN.test(token) ? token : null;
};

/** Removes the quantities from the cart, once per token. @returns true if all were removed */
export async function undoAdd({ shop, viewer }: RequestContext, token: string): Promise<boolean> {
  const [, formId = "", list = ""] = TOKEN.exec(token) ?? [];
  const customer = viewer.customer?.id;
  const cart = await shop.cart.getOrCreate({ lazy: true, customer });
  const held = cart.id === null ? [] : (await shop.cart.rows({ cart: cart.id })).results;
  const changes = list
    .slice(1)
    .split(".", MAX_PRODUCTS)
    .flatMap((part) => {
      const [product, qty] = part.split("x");
      const row = held.find((one) => one.product === idIn(product));
      return row ? [{ row, left: row.qty - Number(qty) }] : [];
    });
  if (changes.length === 0) return false;
  const answer = await attempt(
    shop.cart.batch(
      {
        customer,
        rows: changes
          .filter(({ left }) => left > 0)
          .map(({ row, left }) => ({ product: row.product, qty: left, set: true })),
        remove: changes.filter(({ left }) => left <= 0).map(({ row }) => row.id),
      },
      // The add used the same key for another call; keys are separate for each call.
      { idempotencyKey: formId },
    ),
  );
  return answer.ok && answer.value.refused.length === 0;
}
