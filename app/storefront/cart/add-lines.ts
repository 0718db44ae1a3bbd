// The quick order: valid lines go into the cart, the others come back with their reasons.

import { MAX_BATCH_ROWS, MAX_SKU_LENGTH } from "~/contract/constants/limits";
import { decodeText } from "~/csv/text";
import type { Translate } from "~/i18n/translator";
import { paths } from "~/paths";
import { done } from "~/storefront/forms/form";
import { formText } from "~/storefront/forms/posted-form";
import { flashMessage } from "~/storefront/request/flash";
import { type CartIntentArgs, refuseCart } from "./cart-actions";
import type { CartPost } from "./cart-post";
import { otherFields, reasonOf, typedRows } from "./cart-refusal";
import { putRows } from "./put-rows";
import { parseLines } from "./quick-order";
import { saveReport } from "./reorder-report";
import { saveCart } from "./save-cart";

const MAX_FILE_BYTES = 256 * 1024;

export async function addLines(posted: CartPost, input: CartIntentArgs<"add-lines">) {
  const { args, reqContext, form } = posted;
  const { lines = "", file, form_id } = input;
  const { viewer, t } = reqContext;
  const refuse = (error: string, text = lines) =>
    refuseCart({ ...otherFields(form), lines: { text, errors: [error], refused: [] } }, 400);
  const saveRefusal = await saveCart(posted, input);
  if (saveRefusal) return saveRefusal;
  const uploaded = await fileText(file, t);
  if ("error" in uploaded) return refuse(uploaded.error);
  const text = joinLines(lines, uploaded.text);
  const parsedLines = parseLines(text);
  if (parsedLines.length === 0) return refuse(t("server:cart.quick.none"));
  // A list that is too long is refused as a whole, not truncated.
  if (parsedLines.length > MAX_BATCH_ROWS)
    return refuse(t("server:cart.quick.tooMany", { count: parsedLines.length, max: MAX_BATCH_ROWS }), text);

  const rows = parsedLines.map(({ sku, qty }) => ({ sku: sku.slice(0, MAX_SKU_LENGTH), qty }));
  let isReplay = false;
  const onReplay = () => {
    isReplay = true;
  };
  const answer = await putRows(
    posted,
    { rows },
    { onReplay, ...(form_id ? { idempotencyKey: form_id } : {}) },
  );
  if (!answer.ok) return refuse(answer.error.message, text);
  const { added } = answer.value;
  const refused = answer.value.refused.flatMap((refusal) => {
    const line = parsedLines[refusal.index];
    return line ? [{ line: line.line, written: line.written, reason: reasonOf(refusal, t) }] : [];
  });
  const refusedText = refused.map((line) => line.written).join("\n");
  if (added.length === 0)
    return refuseCart({ ...otherFields(form), lines: { text: refusedText, errors: [], refused } }, 400);
  const notice = flashMessage(
    "ok",
    t(isReplay ? "server:cart.notices.alreadyMany" : "server:cart.notices.addedMany", {
      count: added.length,
    }),
  );
  if (refused.length === 0) return done(args, null, paths.cart(), [notice]);
  // Only what a user has sent is stored.
  if (viewer.isShopper) {
    const message = { lead: notice.text, text: "", isGood: true as const };
    return refuseCart({ message, lines: { text: refusedText, errors: [], refused } }, 400);
  }
  const report = await saveReport(args.context.env, { user: viewer.session?.user.id ?? 0, refused });
  return done(args, null, paths.cart({ report }), [notice]);
}

/**
 * A file that was sent with another button of the form: its lines are appended to the typed ones.
 * @returns the refused page, or null where there is no file or it was read
 */
export async function linesFromFile({ reqContext, form }: CartPost) {
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return null;
  const typed = formText(form, "lines") ?? "";
  const uploaded = await fileText(file, reqContext.t);
  if ("error" in uploaded) {
    const lines = { text: typed, errors: [uploaded.error], refused: [] };
    return refuseCart({ ...otherFields(form), rows: typedRows(form), lines }, 400);
  }
  form.set("lines", joinLines(typed, uploaded.text));
  return null;
}

export async function fileText(
  file: File | undefined,
  t: Translate,
): Promise<{ text: string } | { error: string }> {
  if (file && file.size > MAX_FILE_BYTES) return { error: t("server:cart.quick.tooLarge") };
  const text = file ? decodeText(new Uint8Array(await file.arrayBuffer())) : "";
  return text === null ? { error: t("server:cart.quick.noText") } : { text };
}

export const joinLines = (...parts: string[]): string =>
  parts.filter((part) => part.trim() !== "").join("\n");
