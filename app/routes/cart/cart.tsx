import "~/shop-kit";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AnonymousNote } from "~/components/cart/anonymous-note";
import { CartBreadcrumb } from "~/components/cart/cart-breadcrumb";
import { CartHeading } from "~/components/cart/cart-heading";
import { CART_FORM, CartRows, hasValidQuantities, UpdateOnEnter } from "~/components/cart/cart-rows";
import { CartSummary } from "~/components/cart/cart-summary";
import { CouponField } from "~/components/cart/coupon-field";
import { EmptyCart } from "~/components/cart/empty-cart";
import { FreeShipping } from "~/components/cart/free-shipping";
import { QuickOrder } from "~/components/cart/quick-order";
import { RefusedAdds } from "~/components/cart/refused-adds";
import { sumsOf } from "~/components/cart/totals-list";
import { FileColumns } from "~/components/order-pad/file-columns";
import { useFrame } from "~/components/site/frame/use-frame";
import { HiddenFields } from "~/components/site/hidden-fields";
import { TradeLinks } from "~/components/site/trade-links";
import { useLiveForm } from "~/components/site/use-live-form";
import { ErrorSummary } from "~/components/ui/form/error-summary";
import { Form } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import type { CartRow } from "~/contract/cart";
import { MAX_ANONYMOUS_LINES, MAX_BATCH_ROWS } from "~/contract/constants/limits";
import { cartForm } from "~/contract/forms";
import { paths } from "~/paths";
import { addFile, addLines, linesFromFile } from "~/storefront/cart/add-lines";
import { add, addMany, clear, couponCookies, refuseCart, update } from "~/storefront/cart/cart-actions";
import { confirmClear, remove, toCheckout, updateAll } from "~/storefront/cart/cart-form-actions";
import { loadCartPage } from "~/storefront/cart/cart-page";
import type { CartPost } from "~/storefront/cart/cart-post";
import {
  type CartRefusal,
  cartRefusal,
  otherFields,
  refusalFromErrors,
  typedRows,
} from "~/storefront/cart/cart-refusal";
import { applyCoupon, removeCoupon } from "~/storefront/cart/coupon-actions";
import { unsentLines } from "~/storefront/cart/unsent-lines";
import { read } from "~/storefront/forms/form";
import { formText } from "~/storefront/forms/posted-form";
import { transferCart } from "~/storefront/punch-out/transfer-cart";
import { requestContext } from "~/storefront/request/context";
import { titleMeta } from "~/storefront/seo/titles";
import { stack, withSidebarBetween } from "~/theme/layout.css";

export const handle = { i18n: ["cart", "catalogue", "checkout"] };

export const meta = titleMeta;

/** Also after a refusal: the page shows the cart's current state. */
export const shouldRevalidate = () => true;

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { page, cookies } = await loadCartPage(args, reqContext);
  const draftForm = { id: CART_FORM, intent: page.quote ? "update-all" : "add-lines" };
  return data(
    { ...page, draftForm },
    { headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) },
  );
}

export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  const { form, submission, isDraft } = await read(args, cartForm, reqContext.locale);
  if (isDraft) return refuseCart({ ...otherFields(form), rows: typedRows(form) }, 200);
  if (submission.status !== "success") {
    const refusal = refusalFromErrors(submission.error ?? {}, form, reqContext.t);
    // A malformed code is refused like any other; an empty field contains no code.
    const isRefusedCoupon = formText(form, "intent") === "apply-coupon" && formText(form, "coupon")?.trim();
    return refuseCart(
      { ...refusal, adds: await unsentLines(reqContext, form, refusal.message?.text ?? "") },
      400,
      { cookies: isRefusedCoupon ? couponCookies(args, reqContext, null) : [] },
    );
  }
  const posted: CartPost = { args, reqContext, form };
  const input = submission.value;
  const unreadFile = input.intent === "add-lines" ? null : await linesFromFile(posted);
  if (unreadFile) return unreadFile;
  switch (input.intent) {
    case "add":
      return add(posted, input);
    case "add-many":
      return addMany(posted, input);
    case "add-lines":
      return addLines(posted, input);
    case "add-file":
      return addFile(posted, input);
    case "update":
      return update(posted, input);
    case "update-all":
      return updateAll(posted, input);
    case "remove":
      return remove(posted, input);
    case "ask-clear":
      return confirmClear(posted);
    case "clear":
      return clear(posted, input);
    case "apply-coupon":
      return applyCoupon(posted, input);
    case "remove-coupon":
      return removeCoupon(posted, input);
    case "checkout":
      return toCheckout(posted, input);
    case "transfer":
      return transferCart(posted, input);
  }
}

export default function CartPage() {
  const loaded = useLoaderData<typeof loader>();
  const {
    cart,
    quote,
    problems: rowProblems,
    dropped,
    pending,
    report,
    formToken,
    links,
    title,
    isOwnUpdate,
    isAnonymous,
    canSignUp,
    freeShipping,
    isPunchOut,
    unpaid,
  } = loaded;
  const actionData = useActionData<typeof action>();
  const preview = actionData && "preview" in actionData ? actionData.preview : null;
  const { t } = useTranslation("cart");
  const live = useLiveForm("update-all", hasValidQuantities, NOT_LIVE_FIELDS);
  const refused = actionData && "refusal" in actionData ? actionData.refusal : null;
  const refusal = refused ?? pending ?? cartRefusal();
  const lines = quickOrderProps(refusal, report);
  const typedRows = Object.entries(refusal.rows);
  const problems = {
    ...rowProblems,
    ...Object.fromEntries(typedRows.flatMap(([row, { problem }]) => (problem ? [[row, problem]] : []))),
  };
  const minimum = quote?.problems.find(({ code }) => code === "min_order");
  const errors = errorsOf(refusal, quote?.rows);
  const kind = useFrame()?.viewer.kind;
  const isTrade = kind === "business" || kind === "agent";
  const quickOrder = (
    <QuickOrder
      {...lines}
      max={isAnonymous ? MAX_ANONYMOUS_LINES : MAX_BATCH_ROWS}
      place={isTrade ? "first" : "folded"}
    />
  );
  return (
    <div className={stack.s5}>
      <CartBreadcrumb current={title} />
      <CartHeading title={title} cart={cart} isOwnUpdate={isOwnUpdate} />
      <ErrorSummary title={t("refused.summary", { count: errors.length })} errors={errors} />
      <CartNotices
        refusal={refusal}
        isRefusedNow={actionData !== undefined}
        dropped={dropped}
        refusedLines={quote ? lines.refused.length : 0}
      />
      {preview && <FileColumns preview={preview} formToken={formToken} action={paths.cart()} />}
      <RefusedAdds adds={refusal.adds} formToken={formToken} />
      {!quote && <EmptyCart isAnonymous={isAnonymous} canSignUp={canSignUp} unpaid={unpaid} />}
      {isAnonymous && quote && <AnonymousNote canSignUp={canSignUp} />}
      <Form
        id={CART_FORM}
        method="post"
        action={paths.cart()}
        // Every button of the form posts the selected file.
        encType="multipart/form-data"
        className={quote ? withSidebarBetween : undefined}
        preventScrollReset
        onInput={live.onInput}
        onBlur={live.onBlur}
        onSubmit={live.onSubmit}
      >
        <HiddenFields formToken={formToken} />
        {quote && <UpdateOnEnter />}
        {isTrade && quickOrder}
        {quote ? (
          <>
            <CartRows
              rows={quote.rows}
              backordered={quote.backordered?.rows ?? []}
              currency={cart.currency}
              version={cart.version}
              problems={problems}
              gone={quote.problems.flatMap(({ row, reason }) => (row && reason === "not_sold" ? [row] : []))}
              typed={refusal.rows}
              confirmsClear={refusal.confirmsClear}
              hasNotes={!isAnonymous}
            />
            <CartSummary
              sums={sumsOf(quote)}
              coupon={quote.chosen.coupon}
              couponField={<CouponField coupon={quote.chosen.coupon} {...refusal.coupon} />}
              freeShipping={freeShipping && <FreeShipping {...freeShipping} currency={cart.currency} />}
              blockedBy={minimum?.message ?? (Object.keys(problems).length > 0 ? t("sums.stop") : null)}
              quote={quote}
              isUpdating={live.isUpdating}
              isPunchOut={isPunchOut}
              links={<TradeLinks links={links} />}
            />
          </>
        ) : null}
        {!isTrade && quickOrder}
      </Form>
    </div>
  );
}

function errorsOf(refusal: CartRefusal, rows: CartRow[] | undefined) {
  return [
    ...Object.entries(refusal.rows).flatMap(([row, { problem, field = "qty" }]) => {
      const name = rows?.find(({ id }) => String(id) === row)?.product_detail.name;
      return problem && name ? [{ fieldId: `${field}-${row}`, text: `${name}: ${problem}` }] : [];
    }),
    ...refusal.coupon.errors.map((text) => ({ fieldId: rows ? "coupon" : null, text })),
    ...refusal.lines.errors.map((text) => ({ fieldId: "lines", text })),
  ];
}

/** Messages of the last form, and of the visit before signing in. */
function CartNotices({
  refusal,
  isRefusedNow,
  dropped,
  refusedLines,
}: {
  refusal: CartRefusal;
  /** True if the form was just posted; false if it was posted before signing in. */
  isRefusedNow: boolean;
  dropped: { coupon: string; message: string } | null;
  /** Number of refused quick order lines, which are listed below the cart's rows. */
  refusedLines: number;
}) {
  const { t } = useTranslation("cart");
  return (
    <>
      {refusal.message && (
        <Notice
          kind={refusal.message.isGood ? "ok" : isRefusedNow ? "err" : "warn"}
          lead={refusal.message.lead}
        >
          {refusal.message.text}
        </Notice>
      )}
      {dropped && (
        <Notice kind="warn" lead={t("coupon.dropped", { coupon: dropped.coupon })}>
          {dropped.message}
        </Notice>
      )}
      {/* The refused lines are below the cart's rows, possibly out of view. */}
      {refusedLines > 0 && (
        <Notice kind="warn" lead={t("refused.lead", { count: refusedLines })}>
          <a href="#quick-order">{t("refused.see")}</a>
        </Notice>
      )}
    </>
  );
}

/** Fields that are posted only by their own buttons, not while typing. */
const NOT_LIVE_FIELDS = ["coupon", "lines", "file"];

/** Lines of the quick order: the refused ones, else those of the report. */
function quickOrderProps(
  { lines }: CartRefusal,
  report: { refused: CartRefusal["lines"]["refused"]; text: string | null },
) {
  const refused = lines.refused.length > 0 ? lines.refused : report.refused;
  const isRefusedNow = lines.refused.length > 0 || lines.text !== "";
  const text = isRefusedNow ? lines.text : (report.text ?? refused.map(({ written }) => written).join("\n"));
  return { lines: text, errors: lines.errors, refused };
}
