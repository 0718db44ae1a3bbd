// Saves the typed rows of the cart, before the action of any button. Unchanged rows are not sent.
import type { CartRow } from "~/contract/cart";
import { MAX_ROW_NOTES_LENGTH } from "~/contract/constants/limits";
import { dottedFields } from "~/contract/forms";
import { paths } from "~/paths";
import { done } from "~/storefront/forms/form";
import { formText } from "~/storefront/forms/posted-form";
import { type FlashMessage, flashMessage } from "~/storefront/request/flash";
import { messageOf, notInCart, refuseCart, refuseChanged, versionOf } from "./cart-actions";
import type { CartPost } from "./cart-post";
import { type CartRefusal, otherFields, reasonOf, typedRows } from "./cart-refusal";
import { cartRows, putRows } from "./put-rows";
import { saveReport } from "./reorder-report";

interface EditedRow {
  row: CartRow;
  qty: string;
  notes: string;
}

/**
 * Saves all changes in one batch call: quantities, notes, removal of rows set to zero and of the row `remove`.
 * @returns the refused page, or null if everything is saved or nothing was typed
 */
export async function saveCart(
  posted: CartPost,
  input: { version?: string | undefined },
  remove: number | null = null,
): Promise<ReturnType<typeof refuseCart> | null> {
  const { reqContext, form } = posted;
  const { t } = reqContext;
  const typedForm = { ...otherFields(form), rows: typedRows(form) };
  if (remove === null && Object.keys(typedForm.rows).length === 0) return null;
  const { rows, version: current } = await cartRows(posted);
  if (remove !== null && !rows.some(({ id }) => id === remove)) return notInCart(reqContext, typedForm);

  const edited = editedRows(rows, form).filter(({ row }) => row.id !== remove);
  const toRemove = edited.filter(({ qty }) => /^(-\d+|0+)$/.test(qty));
  const tooLong = edited.filter((one) => !toRemove.includes(one) && one.notes.length > MAX_ROW_NOTES_LENGTH);
  const valid = edited.filter((one) => !toRemove.includes(one) && !tooLong.includes(one));
  const set = valid.filter(({ row, qty, notes }) => qty !== String(row.qty) || notes !== row.notes);
  const removed = [...toRemove.map(({ row }) => row.id), ...(remove === null ? [] : [remove])];
  const problems: CartRefusal["rows"] = {};
  for (const { row, qty, notes } of tooLong) {
    const problem = t("server:cart.rows.noteTooLong", { max: MAX_ROW_NOTES_LENGTH });
    problems[row.id] = { qty, notes, problem, field: "notes" };
  }
  if (set.length + removed.length > 0) {
    const { version = current } = versionOf(input);
    const lines = set.map(({ row, qty, notes }) => ({
      product: row.product,
      set: true,
      ...(qty === String(row.qty) ? {} : { qty }),
      notes,
    }));
    const answer = await putRows(posted, { rows: lines, remove: removed }, { version });
    if (!answer.ok) {
      if (answer.error.code === "cart_changed") return refuseChanged(reqContext, typedForm);
      return refuseCart({ ...typedForm, message: messageOf(answer.error, reqContext) }, answer.error.status);
    }
    for (const refusal of answer.value.refused) {
      const one = set[refusal.index];
      if (one) problems[one.row.id] = { qty: one.qty, notes: one.notes, problem: reasonOf(refusal, t) };
    }
  }
  return Object.keys(problems).length > 0 ? refuseCart({ ...otherFields(form), rows: problems }, 400) : null;
}

/** Redirects to the cart and keeps quick order lines that were typed but not sent. */
export async function redirectToCart(
  { args, reqContext, form }: CartPost,
  notice: FlashMessage[] | string,
  cookies: string[] = [],
) {
  const notices = typeof notice === "string" ? [flashMessage("ok", notice)] : notice;
  const text = formText(form, "lines")?.trim() ?? "";
  if (text === "") return done(args, null, paths.cart(), notices, cookies);
  const user = reqContext.viewer.session?.user.id ?? 0;
  const report = await saveReport(args.context.env, { user, refused: [], text });
  return done(args, null, paths.cart({ report }), notices, cookies);
}

function editedRows(rows: readonly CartRow[], form: FormData): EditedRow[] {
  const qty = new Map(dottedFields(form, "qty"));
  const notes = new Map(dottedFields(form, "notes"));
  return rows.map((row) => {
    const id = String(row.id);
    return { row, qty: (qty.get(id) ?? String(row.qty)).trim(), notes: notes.get(id) ?? row.notes };
  });
}
