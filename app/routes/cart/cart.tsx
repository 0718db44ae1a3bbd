import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CartHeading } from "~/components/cart/cart-heading";
import { areQuantities, CartRows } from "~/components/cart/cart-rows";
import { CartSummary } from "~/components/cart/cart-summary";
import { CartTrail } from "~/components/cart/cart-trail";
import { CouponForm } from "~/components/cart/coupon-form";
import { EmptyCart } from "~/components/cart/empty-cart";
import { FreeShipping } from "~/components/cart/free-shipping";
import { QuickOrder } from "~/components/cart/quick-order";
import { RefusedAdds } from "~/components/cart/refused-adds";
import { useLiveForm } from "~/components/site/use-live-form";
import { Notice } from "~/components/ui/notice";
import { cartForm } from "~/contract/forms";
import {
  add,
  addMany,
  applyCoupon,
  clear,
  type Posted,
  refuseCart,
  remove,
  removeCoupon,
  update,
} from "~/storefront/cart-deeds";
import { addLines } from "~/storefront/cart-lines";
import { cartPage } from "~/storefront/cart-page";
import { type CartRefusal, cartRefusal, unreadCart } from "~/storefront/cart-refusal";
import { updateAll } from "~/storefront/cart-update-all";
import { enter } from "~/storefront/enter";
import { read, refuseOtherCustomer } from "~/storefront/form";
import { titled } from "~/storefront/titles";
import { sideBetween, stack } from "~/theme/layout.css";

export const meta = titled;

/** After a refusal too: the page shows the cart as it is by then. */
export const shouldRevalidate = () => true;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args);
  const { page, cookies } = await cartPage(args, visit);
  return json(page, { headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) });
}

export async function action(args: ActionFunctionArgs) {
  const visit = await enter(args);
  const { form, submission } = await read(args, cartForm, visit.locale);
  await refuseOtherCustomer(args, form, visit);
  if (submission.status !== "success")
    return refuseCart(unreadCart(submission.error ?? {}, form, visit.t), 400);
  const posted: Posted = { args, visit, form };
  const deed = submission.value;
  switch (deed.intent) {
    case "add":
      return add(posted, deed);
    case "add-many":
      return addMany(posted, deed);
    case "add-lines":
      return addLines(posted, deed);
    case "update":
      return update(posted, deed);
    case "update-all":
      return updateAll(posted, deed);
    case "remove":
      return remove(posted, deed);
    case "clear":
      return clear(posted, deed);
    case "apply-coupon":
      return applyCoupon(posted, deed);
    case "remove-coupon":
      return removeCoupon(posted);
  }
}

export default function CartPage() {
  const loaded = useLoaderData<typeof loader>();
  const { cart, quote, problems: standing, dropped, kept, report, deed, title, mine, freeShipping } = loaded;
  const posted = useActionData<typeof action>();
  const { t } = useTranslation("cart");
  const { isUpdating, onInput, onBlur, onSubmit } = useLiveForm("update-all", areQuantities);
  const refusal = posted?.refusal ?? kept ?? cartRefusal();
  const lines = quickOrder(refusal, report);
  const typedRows = Object.entries(refusal.rows);
  const problems = {
    ...standing,
    ...Object.fromEntries(typedRows.flatMap(([row, { problem }]) => (problem ? [[row, problem]] : []))),
  };
  const minimum = quote?.problems.find(({ code }) => code === "min_order");
  return (
    <div className={stack.s5}>
      <CartTrail here={title} />
      <CartHeading title={title} cart={cart} mine={mine} />
      {refusal.message && (
        <Notice kind={refusal.message.isGood ? "ok" : posted ? "err" : "warn"} lead={refusal.message.lead}>
          {refusal.message.text}
        </Notice>
      )}
      {/* Beside its field where there is one: an empty cart has none. */}
      {!quote &&
        refusal.coupon.errors.map((error) => (
          <Notice key={error} kind="err">
            {error}
          </Notice>
        ))}
      {dropped && (
        <Notice kind="warn" lead={t("coupon.dropped", { coupon: dropped.coupon })}>
          {dropped.message}
        </Notice>
      )}
      {/* The lines themselves stand below the cart's own, which may be many. */}
      {quote && lines.refused.length > 0 && (
        <Notice kind="warn" lead={t("refused.lead", { count: lines.refused.length })}>
          <a href="#quick-order">{t("refused.see")}</a>
        </Notice>
      )}
      <RefusedAdds adds={refusal.adds} deed={deed} />
      {quote ? (
        <div className={sideBetween}>
          <CartRows
            rows={quote.rows}
            backordered={quote.backordered?.rows ?? []}
            currency={cart.currency}
            version={cart.version}
            deed={deed}
            problems={problems}
            typed={refusal.rows}
            live={{ onInput, onBlur, onSubmit }}
          />
          <CartSummary
            sums={quote.totals}
            coupon={quote.chosen.coupon}
            couponForm={<CouponForm coupon={quote.chosen.coupon} {...refusal.coupon} deed={deed} />}
            freeShipping={freeShipping && <FreeShipping {...freeShipping} currency={cart.currency} />}
            stop={minimum?.message ?? (Object.keys(problems).length > 0 ? t("sums.stop") : null)}
            quote={quote}
            isUpdating={isUpdating}
          />
          <QuickOrder {...lines} deed={deed} />
        </div>
      ) : (
        <>
          <EmptyCart />
          <QuickOrder {...lines} deed={deed} />
        </>
      )}
    </div>
  );
}

/** A report is shown until another list is sent. */
function quickOrder({ lines }: CartRefusal, report: CartRefusal["lines"]["refused"]) {
  const refused = lines.refused.length > 0 ? lines.refused : report;
  const text = lines.text || refused.map(({ written }) => written).join("\n");
  return { lines: text, errors: lines.errors, refused };
}
