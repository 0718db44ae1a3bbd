// What is typed into the cart's rows: every button of its form saves it first. What has not changed is left alone.
import type { CartRow } from "~/contract/cart";
import { attempt } from "~/contract/client";
import { MAX_ROW_NOTES_LENGTH } from "~/contract/constants/limits";
import { dottedFields } from "~/contract/forms";
import { paths } from "~/paths";
import { done } from "~/storefront/forms/form";
import { formText } from "~/storefront/forms/posted-form";
import { type FlashMessage, flashMessage } from "~/storefront/request/flash";
import { changed, messageOf, notInCart, type Posted, refuseCart, versionOf } from "./cart-actions";
import { besides, type CartRefusal, reasonOf, rowsTyped } from "./cart-refusal";
import { saveReport } from "./reorder-report";

interface Typed {
  row: CartRow;
  qty: string;
  notes: string;
}

/**
 * One call, whatever has changed: quantities, notes, rows of no quantity, and the row that `remove` names.
 * @returns the page with what could not be saved, or null: all is saved, or nothing was typed
 */
export async function save(
  { reqContext, form }: Posted,
  input: { version?: string | undefined },
  remove: number | null = null,
): Promise<ReturnType<typeof refuseCart> | null> {
  const { shop, viewer, t } = reqContext;
  const asTyped = { ...besides(form), rows: rowsTyped(form) };
  if (remove === null && Object.keys(asTyped.rows).length === 0) return null;
  const cart = await shop.cart.getOrCreate({ lazy: true, customer: viewer.customer?.id });
  const rows = cart.id === null ? [] : (await shop.cart.rows({ cart: cart.id })).results;
  if (remove !== null && !rows.some(({ id }) => id === remove)) return notInCart(reqContext, asTyped);

  const typed = typedInto(rows, form).filter(({ row }) => row.id !== remove);
  const gone = typed.filter(({ qty }) => /^(-\d+|0+)$/.test(qty));
  const tooLong = typed.filter((one) => !gone.includes(one) && one.notes.length > MAX_ROW_NOTES_LENGTH);
  const good = typed.filter((one) => !gone.includes(one) && !tooLong.includes(one));
  const set = good.filter(({ row, qty, notes }) => qty !== String(row.qty) || notes !== row.notes);
  const removed = [...gone.map(({ row }) => row.id), ...(remove === null ? [] : [remove])];
  const problems: CartRefusal["rows"] = {};
  for (const { row, qty, notes } of tooLong) {
    const problem = t("cart:rows.noteTooLong", { max: MAX_ROW_NOTES_LENGTH });
    problems[row.id] = { qty, notes, problem, field: "notes" };
  }
  if (cart.id !== null && set.length + removed.length > 0) {
    const { version = cart.version } = versionOf(input);
    const lines = set.map(({ row, qty, notes }) => ({
      product: row.product,
      set: true,
      ...(qty === String(row.qty) ? {} : { qty }),
      notes,
    }));
    const answer = await attempt(
      shop.cart.batch({ cart: cart.id, rows: lines, remove: removed }, { version }),
    );
    if (!answer.ok) {
      if (answer.error.code === "cart_changed") return changed(reqContext, asTyped);
      return refuseCart({ ...asTyped, message: messageOf(answer.error, reqContext) }, answer.error.status);
    }
    for (const refusal of answer.value.refused) {
      const one = set[refusal.index];
      if (one) problems[one.row.id] = { qty: one.qty, notes: one.notes, problem: reasonOf(refusal, t) };
    }
  }
  return Object.keys(problems).length > 0 ? refuseCart({ ...besides(form), rows: problems }, 400) : null;
}

/** Back to the cart; lines that were written for the quick order and not sent come along. */
export async function doneInCart(
  { args, reqContext, form }: Posted,
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

/** What the form says of each row that is still there. */
function typedInto(rows: readonly CartRow[], form: FormData): Typed[] {
  const qty = new Map(dottedFields(form, "qty"));
  const notes = new Map(dottedFields(form, "notes"));
  return rows.map((row) => {
    const id = String(row.id);
    return { row, qty: (qty.get(id) ?? String(row.qty)).trim(), notes: notes.get(id) ?? row.notes };
  });
}
