// Quick order: adds valid lines to the cart and returns the others with their reasons.
import { MAX_BATCH_ROWS } from "~/contract/constants/limits";
import { translator } from "~/i18n/server";
import { paths } from "~/paths";
import { done } from "~/storefront/forms/form";
import { formText } from "~/storefront/forms/posted-form";
import {
  columnsIn,
  type FilePreview,
  fileText,
  joinLines,
  lineCount,
  type NumberedLine,
  type ReadOrder,
  readConfirmed,
  readOrderFile,
  readOrderText,
  shortList,
} from "~/storefront/order-pad/read-lines";
import { flashMessage } from "~/storefront/request/flash";
import { type CartIntentArgs, refuseCart } from "./cart-actions";
import type { CartPost } from "./cart-post";
import { otherFields, reasonOf, typedRows } from "./cart-refusal";
import { putRows } from "./put-rows";
import { saveReport } from "./reorder-report";
import { saveCart } from "./save-cart";

export async function addLines(posted: CartPost, input: CartIntentArgs<"add-lines">) {
  const { shop, t } = posted.reqContext;
  const { lines = "", file, form_id } = input;
  const saveRefusal = await saveCart(posted, input);
  if (saveRefusal) return saveRefusal;
  const uploaded = await fileText(file, t);
  if ("error" in uploaded) return refuseLines(posted, uploaded.error, lines);
  const fromFile = uploaded.text.trim() === "" ? { lines: [] } : await readOrderFile(shop, uploaded.text);
  if ("preview" in fromFile) return refuseLines(posted, null, lines, fromFile.preview);
  const typed = await readOrderText(shop, lines);
  return addRead(posted, typed, fromFile, joinLines(lines, uploaded.text), form_id);
}

/** Adds the lines of a file whose column roles the user has confirmed. */
export async function addFile(posted: CartPost, { table, form_id }: CartIntentArgs<"add-file">) {
  const { reqContext, form } = posted;
  const confirmed = await readConfirmed(posted.reqContext.shop, table, columnsIn(form));
  if ("problem" in confirmed) {
    const error = translator(reqContext.locale, "pad")(`file.${confirmed.problem}`);
    return refuseLines(posted, error, "", confirmed.preview);
  }
  return addRead(posted, { lines: [] }, confirmed, "", form_id);
}

const refuseLines = (
  { form }: CartPost,
  error: string | null,
  text: string,
  preview: FilePreview | null = null,
) =>
  refuseCart(
    { ...otherFields(form), lines: { text, errors: error === null ? [] : [error], refused: [] } },
    error === null ? 200 : 400,
    { preview },
  );

async function addRead(
  posted: CartPost,
  typed: ReadOrder,
  fromFile: ReadOrder,
  text: string,
  form_id: string | undefined,
) {
  const { args, reqContext, form } = posted;
  const { viewer, t } = reqContext;
  const refuse = (error: string) => refuseLines(posted, error, text);
  for (const read of [typed, fromFile]) if ("error" in read) return refuse(read.error);
  const count = lineCount(typed) + lineCount(fromFile);
  if (count === 0) return refuse(t("server:cart.quick.none"));
  // A list that is too long is refused as a whole, not truncated.
  if (count > MAX_BATCH_ROWS) return refuse(t("server:cart.quick.tooMany", { count, max: MAX_BATCH_ROWS }));
  const lines = [typed, fromFile].flatMap((read) => ("lines" in read ? read.lines : []));

  // Next to article lines, lines of words only are the greeting or signature of an email: they are reported, not sent.
  const isWords = ({ shape }: NumberedLine) =>
    shape === "words" && lines.some((line) => line.shape !== "words");
  const words = lines.filter(isWords);
  const sent = lines.filter((line) => line.doubt === null && !isWords(line));
  const rows = sent.map(({ code, qty, notes }) => ({
    sku: code,
    qty,
    ...(notes && !viewer.isShopper ? { notes } : {}),
  }));
  let isReplay = false;
  const onReplay = () => {
    isReplay = true;
  };
  const options = { onReplay, ...(form_id ? { idempotencyKey: form_id } : {}) };
  const answer = rows.length === 0 ? null : await putRows(posted, { rows }, options);
  if (answer && !answer.ok) return refuse(answer.error.message);
  const { added = [], refused: notAdded = [] } = answer?.value ?? {};
  const refusedAt = new Map(notAdded.map((refusal) => [sent[refusal.index], reasonOf(refusal, t)]));
  const refused = lines.flatMap((line) => {
    const reason = line.doubt === null ? refusedAt.get(line) : line.message;
    return reason ? [{ line: line.line, written: line.written, reason }] : [];
  });
  const refusedText = refused.map((line) => line.written).join("\n");
  const [firstWords] = words;
  const report = firstWords
    ? [
        ...refused,
        {
          line: firstWords.line,
          written: words.map(({ written }) => written).join(" · "),
          reason: t("server:cart.quick.words", { count: words.length }),
        },
      ]
    : refused;
  if (added.length === 0)
    return refuseCart(
      { ...otherFields(form), lines: { text: refusedText, errors: [], refused: report } },
      400,
    );
  const lead = t(isReplay ? "server:cart.notices.alreadyMany" : "server:cart.notices.addedMany", {
    count: added.length,
  });
  const names = shortList(sent.filter((line) => !refusedAt.has(line)));
  const notice = flashMessage("ok", names === "" ? lead : `${lead} ${names}.`);
  if (report.length === 0) return done(args, null, paths.cart(), [notice]);
  // Reports in KV belong to a user, so an anonymous visitor gets the report on the same page.
  if (viewer.isShopper) {
    const message = { lead: notice.text, text: "", isGood: true as const };
    return refuseCart({ message, lines: { text: refusedText, errors: [], refused: report } }, 400);
  }
  const id = await saveReport(args.context.env, {
    user: viewer.session?.user.id ?? 0,
    refused: report,
    text: refusedText,
  });
  return done(args, null, paths.cart({ report: id }), [notice]);
}

/**
 * Appends the lines of an uploaded file to the typed lines, if the form was posted with another button.
 * @returns the refused page, or null if there is no file or it was read
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
