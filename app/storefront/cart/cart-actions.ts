// Actions of the cart's forms: one function for each intent of CONTRACT §6.

import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { IN_PLACE } from "~/browser/boot";
import type { CartRow } from "~/contract/cart";
import { type ApiError, attempt } from "~/contract/client";
import { type cartForm, dottedFields } from "~/contract/forms";
import { idIn } from "~/contract/input/id";
import { paths } from "~/paths";
import { settingsOf } from "~/storefront/content/settings";
import { done } from "~/storefront/forms/form";
import type { FilePreview } from "~/storefront/order-pad/read-lines";
import { safePath } from "~/storefront/request/access-rules";
import { withCookieCheck } from "~/storefront/request/blocked-cookies";
import type { RequestContext } from "~/storefront/request/context";
import { type FlashMessage, flashMessage, shownNotices } from "~/storefront/request/flash";
import { openCustomersCookie } from "~/storefront/request/open-customers";
import { sessionCookie } from "~/storefront/request/session";
import { readAnonymousCart, saveAnonymousCart } from "./anonymous-cart";
import type { CartPost } from "./cart-post";
import { type CartRefusal, cartRefusal, reasonOf, refusedAdds } from "./cart-refusal";
import { putRows } from "./put-rows";
import { readCart, shownTotal } from "./read-cart";
import { unsentLines } from "./unsent-lines";

export type CartIntentArgs<Intent extends string> = Extract<z.output<typeof cartForm>, { intent: Intent }>;

export const refuseCart = (
  parts: Partial<CartRefusal>,
  status: number,
  { cookies = [], preview = null }: { cookies?: string[]; preview?: FilePreview | null } = {},
) =>
  data(
    { refusal: cartRefusal(parts), preview },
    { status, headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) },
  );

export function add(posted: CartPost, input: CartIntentArgs<"add">) {
  const { product, qty, notes, form_id, redirectTo, stay } = input;
  const row = { product, qty, ...(notes === undefined ? {} : { notes }) };
  return addRows(posted, [row], form_id, (added) =>
    redirectTo === undefined && stay && added ? paths.product(added.product_detail.slug) : redirectTo,
  );
}

/** Adds several products. If no quantity was typed, the error is shown on the page with the form. */
export function addMany(posted: CartPost, { form_id, redirectTo }: CartIntentArgs<"add-many">) {
  const rows = dottedFields(posted.form, "qty").flatMap(([name, qty]) => {
    const product = idIn(name);
    return product !== null && !/^0*$/.test(qty.trim()) ? [{ product, qty }] : [];
  });
  const { t } = posted.reqContext;
  if (rows.length === 0) {
    const [lead, text] = [t("server:cart.addMany.none"), t("server:cart.addMany.noneText")];
    return redirectTo
      ? done(posted.args, redirectTo, paths.cart(), [flashMessage("err", text, lead)])
      : refuseCart({ message: { lead, text } }, 400);
  }
  return addRows(posted, rows, form_id, () => redirectTo);
}

interface RequestedRow {
  product: number;
  qty: string;
  notes?: string;
}

async function addRows(
  posted: CartPost,
  requested: RequestedRow[],
  formId: string | undefined,
  returnTo: (added: CartRow | undefined) => string | undefined,
) {
  const { args, reqContext, form } = posted;
  const { t } = reqContext;
  let isReplay = false;
  const onReplay = () => {
    isReplay = true;
  };
  const rows = requested.map((row) => ({ ...row, qty: row.qty.trim() }));
  const answer = await putRows(posted, { rows }, { onReplay, ...(formId ? { idempotencyKey: formId } : {}) });
  if (!answer.ok) {
    const { message, status } = answer.error;
    return refuseCart(
      { message: messageOf(answer.error, reqContext), adds: await unsentLines(reqContext, form, message) },
      status,
    );
  }
  const { added, refused, cart } = answer.value;
  const [first] = added;
  const count = added.length;
  const notice =
    first && count === 1
      ? t(isReplay ? "server:cart.notices.already" : "server:cart.notices.added", {
          name: first.product_detail.name,
          number: first.qty,
        })
      : t(isReplay ? "server:cart.notices.alreadyMany" : "server:cart.notices.addedMany", { count });
  if (refused.length > 0) {
    const message = count > 0 ? { lead: notice, text: "", isGood: true as const } : null;
    return refuseCart({ message, adds: refusedAdds(refused, requested, t) }, 400);
  }
  const message = { ...flashMessage("ok", notice), toCart: cart ? shownTotal(cart) : null };
  const path = safePath(returnTo(first)) ?? paths.cart();
  const to = withCookieCheck(args.request, path);
  if (form.has(IN_PLACE) && to === path) return { added: await addedInPlace(posted, message) };
  return done(args, to, paths.cart(), [message]);
}

/** Data of the page's frame after the add. */
async function addedInPlace({ args, reqContext }: CartPost, message: FlashMessage) {
  const settings = await settingsOf(args);
  const cart = reqContext.viewer.isShopper ? null : await readCart(reqContext);
  return {
    cart: cart && { rows: cart.rows_count, ...shownTotal(cart) },
    notices: shownNotices([message], settings.get("NOTICES")).map((one) => ({
      ...one,
      id: crypto.randomUUID(),
    })),
  };
}

/** Updates a row. A quantity of zero or less removes it (SPEC §4). */
export async function update(posted: CartPost, input: CartIntentArgs<"update">) {
  const { args, reqContext } = posted;
  const { shop, t } = reqContext;
  const { row, qty, notes } = input;
  if (reqContext.viewer.isShopper) return updateAnonymousRow(posted, input);
  if (/^(-\d+|0+)$/.test(qty.trim())) return removeRow(posted, input);
  const answer = await attempt(
    shop.cart.editRow(
      { id: row, qty: qty.trim(), ...(notes === undefined ? {} : { notes }) },
      versionOf(input),
    ),
  );
  if (answer.ok)
    return done(args, null, paths.cart(), [flashMessage("ok", t("server:cart.notices.updated"))]);
  if (answer.error.status === 404) return notInCart(reqContext);
  const typed = { qty, notes: notes ?? null };
  if (answer.error.code === "cart_changed")
    return refuseChanged(reqContext, { rows: { [row]: { ...typed, problem: null } } });
  const problem = reasonOf(refusalFrom(answer.error), t);
  return refuseCart({ rows: { [row]: { ...typed, problem } } }, answer.error.status);
}

/** Updates a row of an anonymous cart, where row ids are product ids. */
async function updateAnonymousRow(posted: CartPost, { row, qty }: CartIntentArgs<"update">) {
  const { args, reqContext } = posted;
  const { t } = reqContext;
  if (!readAnonymousCart(args).lines.some(([product]) => product === row)) return notInCart(reqContext);
  const isRemoved = /^(-\d+|0+)$/.test(qty.trim());
  const answer = await putRows(posted, {
    rows: isRemoved ? [] : [{ product: row, qty: qty.trim(), set: true }],
    remove: isRemoved ? [row] : [],
  });
  if (!answer.ok) return refuseCart({ message: messageOf(answer.error, reqContext) }, answer.error.status);
  const [refused] = answer.value.refused;
  if (refused)
    return refuseCart({ rows: { [row]: { qty, notes: null, problem: reasonOf(refused, t) } } }, 400);
  const notice = t(isRemoved ? "server:cart.notices.removed" : "server:cart.notices.updated");
  return done(args, null, paths.cart(), [flashMessage("ok", notice)]);
}

async function removeRow({ args, reqContext }: CartPost, input: CartIntentArgs<"update">) {
  const { shop, t } = reqContext;
  const answer = await attempt(shop.cart.removeRow({ id: input.row }, versionOf(input)));
  if (answer.ok)
    return done(args, null, paths.cart(), [flashMessage("ok", t("server:cart.notices.removed"))]);
  if (answer.error.code === "cart_changed") return refuseChanged(reqContext, {});
  if (answer.error.status === 404) return notInCart(reqContext);
  return refuseCart({ message: messageOf(answer.error, reqContext) }, answer.error.status);
}

export const notInCart = ({ t }: RequestContext, typed: Partial<CartRefusal> = {}) =>
  refuseCart({ ...typed, message: { lead: t("server:cart.notices.notInCart"), text: "" } }, 404);

export async function clear({ args, reqContext }: CartPost, input: CartIntentArgs<"clear">) {
  const { shop, viewer, t } = reqContext;
  if (viewer.isShopper) {
    saveAnonymousCart(args, { ...readAnonymousCart(args), lines: [] });
    return done(args, null, paths.cart(), [flashMessage("ok", t("server:cart.notices.cleared"))]);
  }
  const cart = await shop.cart.getOrCreate({ lazy: true, customer: viewer.customer?.id });
  if (cart.id === null) return done(args, null, paths.cart());
  const answer = await attempt(shop.cart.clear({ cart: cart.id }, versionOf(input)));
  if (answer.ok)
    return done(args, null, paths.cart(), [flashMessage("ok", t("server:cart.notices.cleared"))]);
  if (answer.error.code === "cart_changed") return refuseChanged(reqContext, {});
  return refuseCart({ message: messageOf(answer.error, reqContext) }, answer.error.status);
}

/**
 * Returns the Set-Cookie values that store the coupon's code with the session or the anonymous cart, never its discount
 * (CONTRACT §8).
 */
export function couponCookies(
  args: Pick<ActionFunctionArgs, "request" | "context">,
  { viewer }: RequestContext,
  coupon: string | null,
): string[] {
  const { session } = viewer;
  if (viewer.isShopper) saveAnonymousCart(args, { ...readAnonymousCart(args), coupon });
  if (!session || session.coupon === coupon) return [];
  // The loaders of the same request read the session.
  session.coupon = coupon;
  // An agent's URL may contain another customer than the session: store the coupon for the customer in the URL.
  if (session.chosen && viewer.customer)
    return [
      openCustomersCookie(args.request, session, viewer.customer, coupon, args.context.env.SHOP_SECRET),
    ];
  return [sessionCookie(args.request, { ...session, coupon }, args.context.env.SHOP_SECRET)];
}

export const versionOf = ({ version }: { version?: string | undefined }) =>
  version !== undefined && /^\d{1,15}$/.test(version) ? { version: Number(version) } : {};

/**
 * Refuses a post after a version conflict: another session has changed the cart. The page shows its current state and
 * the typed values.
 */
export const refuseChanged = ({ t }: RequestContext, typed: Partial<CartRefusal>) =>
  refuseCart({ ...typed, message: { lead: t("cart:changed.lead"), text: t("cart:changed.text") } }, 409);

export const refusalFrom = ({ message, facts }: ApiError) => ({
  message,
  available: typeof facts.available === "number" ? facts.available : undefined,
  nearest: typeof facts.nearest === "number" || facts.nearest === null ? facts.nearest : undefined,
});

export const messageOf = (error: ApiError, { t }: RequestContext) => ({
  lead: t("server:cart.notices.notUpdated"),
  text: error.message,
});
