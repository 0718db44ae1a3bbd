// An order's rows into the cart again, at today's prices: what could not be added is reported with its reason.
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import type { BatchAnswer } from "~/contract/cart";
import { MAX_BATCH_ROWS } from "~/contract/constants/limits";
import { paths } from "~/paths";
import { done } from "~/storefront/forms/form";
import type { RequestContext } from "~/storefront/request/context";
import { flashMessage } from "~/storefront/request/flash";
import { reasonOf } from "./cart-refusal";
import { type Report, saveReport } from "./reorder-report";

/** @param chosen ids of order rows; none means all. */
export async function reorder(
  args: ActionFunctionArgs,
  reqContext: RequestContext,
  order: number,
  chosen: readonly number[],
  formId: string | undefined,
) {
  const { shop, viewer, t } = reqContext;
  const { results } = await shop.orders.rows({ order });
  const wanted = results
    .map((row, index) => ({ ...row, line: index + 1 }))
    .filter((row) => chosen.length === 0 || chosen.includes(row.id));
  if (wanted.length === 0) return data({ refusal: t("cart:reorder.none") }, { status: 404 });
  const sold = wanted.filter((row) => row.can_reorder);
  const rows = sold.slice(0, MAX_BATCH_ROWS);
  const left = [
    ...wanted.filter((row) => !row.can_reorder).map((row) => ({ ...row, reason: t("cart:reorder.gone") })),
    ...sold.slice(MAX_BATCH_ROWS).map((row) => ({ ...row, reason: t("cart:reorder.tooMany") })),
  ];
  const answer = await shop.cart.batch(
    { customer: viewer.customer?.id, rows: rows.map(({ product, qty }) => ({ product, qty })) },
    formId ? { idempotencyKey: formId } : {},
  );
  return reported(args, reqContext, answer, rows, left);
}

/** A line that was to go into the cart. */
export interface RequestedLine {
  line: number;
  sku: string;
  qty: number;
  name: string;
}

/**
 * To the cart, which says what was added and lists what was left out and why, to be put right there. In a cookie a long
 * list would be lost.
 */
export async function reported(
  args: ActionFunctionArgs,
  { viewer, t }: RequestContext,
  { added, refused }: BatchAnswer,
  rows: readonly RequestedLine[],
  left: readonly (RequestedLine & { reason: string })[],
) {
  const lines = [
    ...left,
    ...refused.flatMap((refusal) => {
      const row = rows[refusal.index];
      return row ? [{ ...row, reason: reasonOf(refusal, t) }] : [];
    }),
  ].toSorted((a, b) => a.line - b.line);
  const notices =
    added.length > 0 ? [flashMessage("ok", t("cart:reorder.added", { count: added.length }))] : [];
  if (lines.length === 0) return done(args, null, paths.cart(), notices);
  const told: Report["refused"] = lines.map(({ line, sku, qty, name, reason }) => ({
    line,
    written: `${sku} ${qty}`,
    reason: `${name}: ${reason}`,
  }));
  const report = await saveReport(args.context.env, { user: viewer.session?.user.id ?? 0, refused: told });
  return done(args, null, paths.cart({ report }), notices);
}
