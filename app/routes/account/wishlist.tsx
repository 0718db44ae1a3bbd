import "~/shop-kit";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AccountNav } from "~/components/account/account-nav";
import { AddAllToCart } from "~/components/account/wishlist/add-all-to-cart";
import { PendingWishlistItem } from "~/components/account/wishlist/pending-wishlist-item";
import { WishlistRows } from "~/components/account/wishlist/wishlist-rows";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { UnsentNotice } from "~/components/site/notices/typed-values";
import { ButtonLink } from "~/components/ui/form/button";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { wishlistForm } from "~/contract/forms";
import type { Price } from "~/contract/prices";
import { paths } from "~/paths";
import {
  add,
  addAll,
  addToCart,
  editNote,
  refuseUnparsed,
  remove,
  typedWishlistRow,
  wishlistRows,
} from "~/storefront/account/wishlist-actions";
import { read } from "~/storefront/forms/form";
import { formTokenOf } from "~/storefront/forms/form-token";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { type PendingSubmission, pendingSubmission } from "~/storefront/request/pending-submissions";
import { titleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";

export const handle = { i18n: ["account", "cart", "catalogue"] };

export const meta = titleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { viewer, t } = reqContext;
  const [rows, pending] = await Promise.all([wishlistRows(reqContext), pendingSubmission(args, viewer)]);
  const [prices, pendingItem] = await Promise.all([
    pricesOf(
      reqContext,
      rows.map(({ product }) => product),
    ),
    pending ? pendingItemOf(reqContext, pending) : null,
  ]);
  return {
    title: t("account:wishlist.title"),
    rows,
    prices,
    pendingItem,
    isUnsent: pending !== null && !pendingItem,
    typed: pending && typedWishlistRow((name) => pending.fields.find(([key]) => key === name)?.[1] ?? null),
    formToken: formTokenOf(viewer),
  };
}

export async function action(args: ActionFunctionArgs) {
  const reqContext = await requestContext(args);
  const { form, submission } = await read(args, wishlistForm, reqContext.locale);
  if (submission.status !== "success") return refuseUnparsed(submission.error ?? {}, form, reqContext);
  const input = submission.value;
  switch (input.intent) {
    case "add":
      return add(args, reqContext, input);
    case "remove":
      return remove(args, reqContext, input);
    case "note":
      return editNote(args, reqContext, input);
    case "add-to-cart":
      return addToCart(args, reqContext, input);
    case "add-all":
      return addAll(args, reqContext, input);
  }
}

export default function Wishlist() {
  const { title, rows, prices, pendingItem, isUnsent, typed, formToken } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  const { t } = useTranslation(["account", "cart"]);
  return (
    <div className={stack.s5}>
      <PageBreadcrumb steps={[{ name: t("nav.label"), href: paths.account() }]} current={title} />
      <h1>{title}</h1>
      <AccountNav />
      {refusal && !rows.some(({ id }) => id === refusal.row?.id) && (
        <Notice kind={refusal.kind} lead={refusal.lead}>
          {refusal.message}
        </Notice>
      )}
      {pendingItem && <PendingWishlistItem pendingItem={pendingItem} formToken={formToken} />}
      {isUnsent && !refusal && <UnsentNotice typed={[]} />}
      {rows.length === 0 ? (
        <>
          <p>{t("wishlist.empty")}</p>
          <p>
            <ButtonLink variant="primary" to={paths.products()}>
              {t("cart:empty.catalogue")}
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <AddAllToCart count={rows.length} formToken={formToken} />
          <WishlistRows
            rows={rows}
            prices={prices}
            typed={refusal ? refusal.row : typed}
            problem={refusal?.message ?? null}
            formToken={formToken}
          />
        </>
      )}
    </div>
  );
}

/** The API's limit of ids per call. */
const MAX_IDS_PER_CALL = 100;

/** Prices by product id. Products that are no longer sold have no entry. */
async function pricesOf(
  { shop, viewer }: RequestContext,
  products: number[],
): Promise<Record<number, Price>> {
  const parts: number[][] = [];
  for (let at = 0; at < products.length; at += MAX_IDS_PER_CALL)
    parts.push(products.slice(at, at + MAX_IDS_PER_CALL));
  const answers = await Promise.all(
    parts.map((ids) => shop.products.prices({ ids: ids.join(","), customer: viewer.customer?.id })),
  );
  return Object.fromEntries(answers.flatMap(({ results }) => results.map((price) => [price.product, price])));
}

/** The `add` of a pending submission: shown, but not posted automatically. */
async function pendingItemOf({ shop, viewer }: RequestContext, pending: PendingSubmission) {
  const fields = new Map(pending.fields);
  const product = Number(fields.get("product"));
  if (fields.get("intent") !== "add" || !Number.isSafeInteger(product) || product < 1) return null;
  const found = await attempt(shop.products.get({ id: String(product), customer: viewer.customer?.id }));
  return { product, name: found.ok ? found.value.name : null, isFirst: pending.isFirst };
}
