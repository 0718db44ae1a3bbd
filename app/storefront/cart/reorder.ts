// Reorder: adds an order's rows to the cart at current prices. Rows that could not be added are reported with the
// reason.
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import type { BatchAnswer } from "~/contract/cart";
import { MAX_BATCH_ROWS } from "~/contract/constants/limits";
import { paths } from "~/paths";
import { done } from "~/storefront/forms/form";
import type { RequestContext } from "~/storefront/request/context";
import { flashMessage } from "~/storefront/request/flash";
import { reasonOf } from "./cart-refusal";
import { type Report, saveReport } from "./reorder-report";

/** @param chosen ids of order rows; empty means all rows */
export async function reorder(
  args: ActionFunctionArgs,
  reqContext: RequestContext,
  order: number,
  chosen: readonly number[],
  formId: string | undefined,
) {
  const { shop, viewer, t } = reqContext;
  const { results } = await shop.orders.rows({ order });
  const selected = results
    .map((row, index) => ({ ...row, line: index + 1 }))
    .filter((row) => chosen.length === 0 || chosen.includes(row.id));
  if (selected.length === 0) return data({ refusal: t("server:cart.reorder.none") }, { status: 404 });
  const reorderable = selected.filter((row) => row.can_reorder);
  const rows = reorderable.slice(0, MAX_BATCH_ROWS);
  const skipped = [
    ...selected
      .filter((row) => !row.can_reorder)
      .map((row) => ({ ...row, reason: t("server:cart.reorder.gone") })),
    ...reorderable.slice(MAX_BATCH_ROWS).map((row) => ({ ...row, reason: t("server:cart.reorder.tooMany") })),
  ];
  const answer = await shop.cart.batch(
    { customer: viewer.customer?.id, rows: rows.map(({ product, qty }) => ({ product, qty })) },
    formId ? { idempotencyKey: formId } : {},
  );
  return redirectWithReport(args, reqContext, answer, rows, skipped);
}

export interface RequestedLine {
  line: number;
  sku: string;
  qty: number;
  name: string;
}

/**
 * Redirects to the cart, which shows the added and skipped lines with the reasons. The report is in KV, because a long
 * list does not fit into a cookie.
 */
export async function redirectWithReport(
  args: ActionFunctionArgs,
  { viewer, t }: RequestContext,
  { added, refused }: BatchAnswer,
  rows: readonly RequestedLine[],
  skipped: readonly (RequestedLine & { reason: string })[],
) {
  const lines = [
    ...skipped,
    ...refused.flatMap((refusal) => {
      const row = rows[refusal.index];
      return row ? [{ ...row, reason: reasonOf(refusal, t) }] : [];
    }),
  ].toSorted((a, b) => a.line - b.line);
  const notices =
    added.length > 0 ? [flashMessage("ok", t("server:cart.reorder.added", { count: added.length }))] : [];
  if (lines.length === 0) return done(args, null, paths.cart(), notices);
  const reportLines: Report["refused"] = lines.map(({ line, sku, qty, name, reason }) => ({
    line,
    written: `${sku} ${qty}`,
    reason: `${name}: ${reason}`,
  }));
  const report = await saveReport(args.context.env, {
    user: viewer.session?.user.id ?? 0,
    refused: reportLines,
  });
  return done(args, null, paths.cart({ report }), notices);
}
