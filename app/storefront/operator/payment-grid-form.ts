// The grid of payment methods as it is posted: a row for each method, a box for each kind of customer.
import { attempt } from "~/contract/client";
import { SHOP_CONTEXTS } from "~/contract/constants/enums";
import { formText } from "~/storefront/forms/posted-form";
import type { OperatorContext } from "./require-operator";

const MAX_METHODS = 200;

/** Null: saved. */
export async function savePaymentGrid({ shop }: Pick<OperatorContext, "shop">, form: FormData) {
  const methods = Array.from({ length: MAX_METHODS }, (_, n) => n).flatMap((n) => {
    const code = formText(form, `code.${n}`);
    if (code === null) return [];
    const contexts = SHOP_CONTEXTS.filter((context) => form.has(`${context}.${n}`));
    return [{ code, contexts, is_active: form.has(`active.${n}`) }];
  });
  const saved = await attempt(shop.paymentGrid.save({ version: formText(form, "version") ?? "", methods }));
  if (saved.ok) return null;
  const { fields, message, status } = saved.error;
  return {
    status,
    reply: { methods, errors: fields.length > 0 ? fields.map((one) => one.message) : [message] },
  };
}
