// An order's rows into the cart again, at today's prices: what could not be added is said with its reason.
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { type BatchAnswer, MAX_BATCH } from "~/contract/cart";
import { paths } from "~/paths";
import type { Visit } from "./enter";
import { done } from "./form";
import { type Notice, noticeOf } from "./notices";

/** @param chosen ids of order rows; none means all. */
export async function reorder(
  args: ActionFunctionArgs,
  { shop, visitor, t }: Visit,
  order: number,
  chosen: readonly number[],
  formId: string | undefined,
) {
  const { results } = await shop.orders.rows({ order });
  const wanted = results.filter((row) => chosen.length === 0 || chosen.includes(row.id)).slice(0, MAX_BATCH);
  const left = wanted.filter((row) => !row.can_reorder);
  const rows = wanted.filter((row) => row.can_reorder);
  const answer = await shop.cart.batch(
    {
      customer: visitor.customer?.id,
      rows: rows.map(({ product, qty }) => ({ product, qty })),
    },
    formId ? { idempotencyKey: formId } : {},
  );
  const gone = left.map(({ name }) => t("cart:reorder.gone", { name }));
  return done(args, null, paths.cart(), batchNotices(t, answer, rows, gone));
}

/** What went into the cart, and what was left out and why. */
export function batchNotices(
  t: Visit["t"],
  { added, refused }: BatchAnswer,
  rows: readonly { name: string }[],
  gone: readonly string[],
): Notice[] {
  const reasons = [
    ...gone,
    ...refused.map(({ index, message }) =>
      t("cart:reorder.refused", { name: rows[index]?.name ?? "", reason: message }),
    ),
  ];
  const notices: Notice[] = [];
  if (added.length > 0) notices.push(noticeOf("ok", t("cart:reorder.added", { count: added.length })));
  if (reasons.length > 0) notices.push(noticeOf("warn", [t("cart:reorder.leftOut"), ...reasons].join(" ")));
  return notices;
}
