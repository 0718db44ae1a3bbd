// Actions of the wishlist's forms: one function for each intent of CONTRACT §6.
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { type ApiError, attempt } from "~/contract/client";
import { MAX_BATCH_ROWS } from "~/contract/constants/limits";
import type { wishlistForm } from "~/contract/forms";
import { idIn } from "~/contract/input/id";
import type { WishlistRow } from "~/contract/wishlist";
import { paths } from "~/paths";
import { refusalFrom } from "~/storefront/cart/cart-actions";
import { reasonOf } from "~/storefront/cart/cart-refusal";
import { redirectWithReport } from "~/storefront/cart/reorder";
import { done } from "~/storefront/forms/form";
import { formText } from "~/storefront/forms/posted-form";
import type { RequestContext } from "~/storefront/request/context";
import { type FlashMessage, flashMessage } from "~/storefront/request/flash";

type IntentArgs<Intent extends string> = Extract<z.output<typeof wishlistForm>, { intent: Intent }>;

export interface WishlistRefusal {
  kind: FlashMessage["kind"];
  /** Title of the failure. null if `message` alone is sufficient. */
  lead: string | null;
  message: string;
  row: TypedWishlistRow | null;
}

/** Typed values of a row. A field is null if it was not posted. */
export interface TypedWishlistRow {
  id: number;
  qty: string | null;
  notes: string | null;
}

export function typedWishlistRow(field: (name: string) => string | null): TypedWishlistRow | null {
  const [id, qty, notes] = [idIn(field("row")), field("qty"), field("notes")];
  return id === null || (qty === null && notes === null) ? null : { id, qty, notes };
}

/** Refuses a form that did not validate: returns the typed values with their errors. */
export function refuseUnparsed(
  errors: Record<string, string[] | null>,
  form: FormData,
  { t }: RequestContext,
) {
  const row = typedWishlistRow((name) => formText(form, name));
  const messages = Object.values(errors).flatMap((messages) => messages ?? []);
  const lead = t("errors:failures.wishlistUpdate");
  return refuse({ kind: "err", lead, message: [...new Set(messages)].join(" "), row }, 400);
}

const refuse = (refusal: WishlistRefusal, status: number) => data({ refusal }, { status });

export async function add(args: ActionFunctionArgs, reqContext: RequestContext, input: IntentArgs<"add">) {
  const { shop, viewer, t } = reqContext;
  const { product, notes, form_id, redirectTo } = input;
  const answer = await attempt(
    shop.wishlist.addRow(
      { customer: viewer.customer?.id, product, ...(notes === undefined ? {} : { notes }) },
      form_id ? { idempotencyKey: form_id } : {},
    ),
  );
  if (answer.ok) {
    const { name, slug } = answer.value.product_detail;
    const notice = flashMessage("ok", t("server:account.wishlist.added", { name }));
    return done(args, redirectTo, paths.product(slug), [notice]);
  }
  // SPEC §8: adding a product that is already in the wishlist is a warning, not an error.
  const { code, message } = answer.error;
  if (code !== "already_in_wishlist") return failed(answer.error, t("errors:failures.wishlistAdd"));
  const row = redirectTo ? null : (await wishlistRows(reqContext)).find((one) => one.product === product);
  const returnTo = row ? paths.product(row.product_detail.slug) : paths.wishlist();
  return done(args, redirectTo, returnTo, [flashMessage("warn", message)]);
}

export async function remove(
  args: ActionFunctionArgs,
  { shop, t }: RequestContext,
  { row }: IntentArgs<"remove">,
) {
  const answer = await attempt(shop.wishlist.removeRow({ id: row }));
  if (!answer.ok) return failedOrNotFound(t, answer.error, t("errors:failures.wishlistRemove"));
  return done(args, null, paths.wishlist(), [flashMessage("ok", t("server:account.wishlist.removed"))]);
}

export async function editNote(
  args: ActionFunctionArgs,
  { shop, t }: RequestContext,
  { row, notes }: IntentArgs<"note">,
) {
  const answer = await attempt(shop.wishlist.editRow({ id: row, notes }));
  if (!answer.ok) return failedOrNotFound(t, answer.error, t("errors:failures.wishlistUpdate"));
  return done(args, null, paths.wishlist(), [flashMessage("ok", t("server:account.wishlist.noted"))]);
}

export async function addToCart(
  args: ActionFunctionArgs,
  reqContext: RequestContext,
  input: IntentArgs<"add-to-cart">,
) {
  const { shop, viewer, t } = reqContext;
  const { row, qty, form_id } = input;
  const found = (await wishlistRows(reqContext)).find(({ id }) => id === row);
  if (!found) return rowNotFound(t);
  const answer = await attempt(
    shop.cart.addRow(
      { customer: viewer.customer?.id, product: found.product, qty: qty.trim() },
      form_id ? { idempotencyKey: form_id } : {},
    ),
  );
  if (!answer.ok) {
    const message = reasonOf(refusalFrom(answer.error), t);
    const refusal = { kind: "err" as const, lead: null, message };
    return refuse({ ...refusal, row: { id: row, qty, notes: null } }, answer.error.status);
  }
  const { product_detail, qty: number } = answer.value;
  const notice = t("server:cart.notices.added", { name: product_detail.name, number });
  return done(args, null, paths.wishlist(), [flashMessage("ok", notice)]);
}

/**
 * Adds every row to the cart at its minimum quantity. Products with variants are reported, because the customer must
 * choose a variant.
 */
export async function addAll(
  args: ActionFunctionArgs,
  reqContext: RequestContext,
  { form_id }: IntentArgs<"add-all">,
) {
  const { shop, viewer, t } = reqContext;
  const all = (await wishlistRows(reqContext)).map(({ product, product_detail, variants_count }, index) => ({
    product,
    line: index + 1,
    sku: product_detail.sku,
    qty: product_detail.min_qty,
    name: product_detail.name,
    needsVariant: variants_count > 0,
  }));
  const ready = all.filter((row) => !row.needsVariant);
  const requested = ready.slice(0, MAX_BATCH_ROWS);
  const skipped = [
    ...all
      .filter((row) => row.needsVariant)
      .map((row) => ({ ...row, reason: t("server:account.wishlist.toChoose") })),
    ...ready.slice(MAX_BATCH_ROWS).map((row) => ({ ...row, reason: t("server:cart.reorder.tooMany") })),
  ];
  const answer = await shop.cart.batch(
    { customer: viewer.customer?.id, rows: requested.map(({ product, qty }) => ({ product, qty })) },
    form_id ? { idempotencyKey: form_id } : {},
  );
  const isAll = skipped.length === 0 && answer.refused.length === 0 && answer.added.length > 0;
  if (isAll)
    return done(args, null, paths.cart(), [flashMessage("ok", t("server:account.wishlist.allAdded"))]);
  return redirectWithReport(args, reqContext, answer, requested, skipped);
}

export async function wishlistRows({ shop, viewer }: RequestContext): Promise<WishlistRow[]> {
  const { id } = await shop.wishlist.getOrCreate({ lazy: true, customer: viewer.customer?.id });
  return id === null ? [] : (await shop.wishlist.rows({ wishlist: id })).results;
}

const failed = (error: ApiError, lead: string) =>
  refuse({ kind: "err", lead, message: error.message, row: null }, error.status);

const rowNotFound = (t: RequestContext["t"]) =>
  refuse({ kind: "err", lead: null, message: t("errors:codes.not_in_wishlist"), row: null }, 404);

const failedOrNotFound = (t: RequestContext["t"], error: ApiError, lead: string) =>
  error.status === 404 ? rowNotFound(t) : failed(error, lead);
