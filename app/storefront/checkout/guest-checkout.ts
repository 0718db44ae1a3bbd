// /cart/checkout of an anonymous visitor: its loader and its action.
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { dottedFields, guestCheckoutForm } from "~/contract/forms";
import { paths } from "~/paths";
import { settingsOf } from "~/storefront/content/settings";
import { constraintOf } from "~/storefront/forms/constraint";
import { read } from "~/storefront/forms/form";
import { formText } from "~/storefront/forms/posted-form";
import type { RequestContext } from "~/storefront/request/context";
import { loadGuestPage, readGuestInput } from "./guest-page";
import { placeGuestOrder, rerenderGuest } from "./place-guest-order";

/** @throws Response that redirects to the login if only accounts may order */
export async function loadGuestCheckout(args: LoaderFunctionArgs, reqContext: RequestContext) {
  await requireGuestCheckout(args);
  const page = await loadGuestPage(
    args,
    reqContext,
    readGuestInput(() => ""),
  );
  return {
    guest: {
      ...page,
      idempotencyKey: crypto.randomUUID(),
      constraint: constraintOf(guestCheckoutForm),
    },
    title: reqContext.t("checkout:title"),
  };
}

export async function postGuestCheckout(args: ActionFunctionArgs, reqContext: RequestContext) {
  await requireGuestCheckout(args);
  const { form, submission, isDraft } = await read(args, guestCheckoutForm, reqContext.locale);
  const typed = readGuestInput((name) => formText(form, name) ?? "");
  if (isDraft || formText(form, "intent") === "refresh") return rerenderGuest(args, reqContext, typed, 200);
  const errors = submission.status === "success" ? {} : (submission.error ?? {});
  const wrong = Object.entries(errors).map(([name, texts]) => [name, texts ?? []]);
  if (submission.status !== "success")
    return rerenderGuest(args, reqContext, typed, 400, { errors: Object.fromEntries(wrong) });
  const { idempotency_key = "", expected_total = "" } = submission.value;
  return placeGuestOrder(args, reqContext, {
    typed: { ...typed, email: submission.value.email },
    idempotencyKey: idempotency_key,
    shownPrices: { total: expected_total, prices: new Map(dottedFields(form, "seen")) },
  });
}

async function requireGuestCheckout(args: LoaderFunctionArgs): Promise<void> {
  const settings = await settingsOf(args);
  if (settings.get("GUEST_CHECKOUT") !== true) throw redirect(paths.login({ redirectTo: paths.checkout() }));
}
