// "Update cart": every row's quantity and note in one form. What has not changed is left alone.
import { type CartRow, MAX_NOTES } from "~/contract/cart";
import { attempt } from "~/contract/client";
import { dottedFields } from "~/contract/forms";
import { paths } from "~/paths";
import { type CartDeed, changed, messageOf, type Posted, refuseCart, versionOf } from "./cart-deeds";
import { type CartRefusal, reasonOf } from "./cart-refusal";
import { done } from "./form";
import { noticeOf } from "./notices";

interface Typed {
  row: CartRow;
  qty: string;
  notes: string;
}

export async function updateAll({ args, visit, form }: Posted, deed: CartDeed<"update-all">) {
  const { shop, visitor, t } = visit;
  const cart = await shop.cart.getOrCreate({ lazy: true, customer: visitor.customer?.id });
  if (cart.id === null) return done(args, null, paths.cart());
  const rows = (await shop.cart.rows({ cart: cart.id })).results;
  const typed = typedInto(rows, form);
  const { version = cart.version } = versionOf(deed);
  // The other side's rows are shown as they are; what was typed stands in the fields.
  if (version !== cart.version) return changed(visit, given(typed));

  const gone = typed.filter(({ qty }) => /^(-\d+|0+)$/.test(qty));
  const tooLong = typed.filter((one) => !gone.includes(one) && one.notes.length > MAX_NOTES);
  const good = typed.filter((one) => !gone.includes(one) && !tooLong.includes(one));
  const set = good.filter((one) => one.qty !== String(one.row.qty));
  const noted = good.filter((one) => !set.includes(one) && one.notes !== one.row.notes);
  const lines = set.map(({ row, qty, notes }) => ({ product: row.product, qty, notes, set: true }));
  const answer = await attempt(
    lines.length > 0
      ? shop.cart.batch({ cart: cart.id, rows: lines }, { version })
      : Promise.resolve({ added: [], refused: [] }),
  );
  if (!answer.ok) {
    if (answer.error.code === "cart_changed") return changed(visit, given(typed));
    const message = messageOf(answer.error, visit);
    return refuseCart({ message, rows: given(typed) }, answer.error.status);
  }
  for (const { row, notes } of noted) await attempt(shop.cart.editRow({ id: row.id, notes }));
  // A row that has gone already is as it should be.
  for (const { row } of gone) await attempt(shop.cart.removeRow({ id: row.id }));

  const { refused } = answer.value;
  if (refused.length === 0 && tooLong.length === 0)
    return done(args, null, paths.cart(), [noticeOf("ok", t("cart:notices.cartUpdated"))]);
  const problems: CartRefusal["rows"] = {};
  for (const { row, qty, notes } of tooLong)
    problems[row.id] = { qty, notes, problem: t("cart:rows.noteTooLong", { max: MAX_NOTES }) };
  for (const refusal of refused) {
    const one = set[refusal.index];
    if (one) problems[one.row.id] = { qty: one.qty, notes: one.notes, problem: reasonOf(refusal, t) };
  }
  return refuseCart({ rows: problems }, 400);
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

const given = (typed: readonly Typed[]): CartRefusal["rows"] =>
  Object.fromEntries(typed.map(({ row, qty, notes }) => [row.id, { qty, notes, problem: null }]));
