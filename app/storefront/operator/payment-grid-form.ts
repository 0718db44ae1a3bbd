// The posted grid of payment methods: a row per method, a checkbox per kind of customer.
import { attempt } from "~/contract/client";
import { SHOP_CONTEXTS } from "~/contract/constants/enums";
import { formText } from "~/storefront/forms/posted-form";
import type { OperatorContext } from "./require-operator";

const MAX_METHODS = 200;

/** Returns null if the grid was saved. */
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
