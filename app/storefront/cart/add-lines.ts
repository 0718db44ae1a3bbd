// The quick order: good lines go into the cart, the others come back with their reasons to be put right.

import { attempt } from "~/contract/client";
import { MAX_BATCH_ROWS, MAX_SKU_LENGTH } from "~/contract/constants/limits";
import type { Translate } from "~/i18n/translator";
import { paths } from "~/paths";
import { done } from "~/storefront/forms/form";
import { formText } from "~/storefront/forms/posted-form";
import { flashMessage } from "~/storefront/request/flash";
import { type CartIntentArgs, type Posted, refuseCart } from "./cart-actions";
import { besides, reasonOf, rowsTyped } from "./cart-refusal";
import { readLines, textOf } from "./quick-order";
import { saveReport } from "./reorder-report";
import { save } from "./save-cart";

const MAX_FILE_BYTES = 256 * 1024;

export async function addLines(posted: Posted, input: CartIntentArgs<"add-lines">) {
  const { args, reqContext, form } = posted;
  const { lines = "", file, form_id } = input;
  const { shop, viewer, t } = reqContext;
  const refuse = (error: string, text = lines) =>
    refuseCart({ ...besides(form), lines: { text, errors: [error], refused: [] } }, 400);
  const unsaved = await save(posted, input);
  if (unsaved) return unsaved;
  const sent = await textSent(file, t);
  if ("fault" in sent) return refuse(sent.fault);
  const text = joined(lines, sent.text);
  const written = readLines(text);
  if (written.length === 0) return refuse(t("cart:quick.none"));
  // None is cut off: a list that is too long is refused whole.
  if (written.length > MAX_BATCH_ROWS)
    return refuse(t("cart:quick.tooMany", { count: written.length, max: MAX_BATCH_ROWS }), text);

  const rows = written.map(({ sku, qty }) => ({ sku: sku.slice(0, MAX_SKU_LENGTH), qty }));
  let isReplay = false;
  const onReplay = () => {
    isReplay = true;
  };
  const answer = await attempt(
    shop.cart.batch(
      { customer: viewer.customer?.id, rows },
      { onReplay, ...(form_id ? { idempotencyKey: form_id } : {}) },
    ),
  );
  if (!answer.ok) return refuse(answer.error.message, text);
  const { added } = answer.value;
  const refused = answer.value.refused.flatMap((refusal) => {
    const line = written[refusal.index];
    return line ? [{ line: line.line, written: line.written, reason: reasonOf(refusal, t) }] : [];
  });
  const again = refused.map((line) => line.written).join("\n");
  if (added.length === 0)
    return refuseCart({ ...besides(form), lines: { text: again, errors: [], refused } }, 400);
  const notice = flashMessage(
    "ok",
    t(isReplay ? "cart:notices.alreadyMany" : "cart:notices.addedMany", { count: added.length }),
  );
  if (refused.length === 0) return done(args, null, paths.cart(), [notice]);
  const report = await saveReport(args.context.env, { user: viewer.session?.user.id ?? 0, refused });
  return done(args, null, paths.cart({ report }), [notice]);
}

/**
 * A file that was chosen and came by another button: its lines wait in the field with those that were typed there.
 * @returns the page with what is wrong with it, or null
 */
export async function linesFromFile({ reqContext, form }: Posted) {
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return null;
  const typed = formText(form, "lines") ?? "";
  const sent = await textSent(file, reqContext.t);
  if ("fault" in sent) {
    const lines = { text: typed, errors: [sent.fault], refused: [] };
    return refuseCart({ ...besides(form), rows: rowsTyped(form), lines }, 400);
  }
  form.set("lines", joined(typed, sent.text));
  return null;
}

async function textSent(file: File | undefined, t: Translate): Promise<{ text: string } | { fault: string }> {
  if (file && file.size > MAX_FILE_BYTES) return { fault: t("cart:quick.tooLarge") };
  const text = file ? await textOf(file) : "";
  return text === null ? { fault: t("cart:quick.noText") } : { text };
}

const joined = (...parts: string[]): string => parts.filter((part) => part.trim() !== "").join("\n");
