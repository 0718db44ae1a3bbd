import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountNav } from "~/components/account/account-nav";
import { AddAllToCart } from "~/components/account/orders/add-all-to-cart";
import { PendingWishlistItem } from "~/components/account/wishlist/pending-wishlist-item";
import { WishlistRows } from "~/components/account/wishlist/wishlist-rows";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { ButtonLink } from "~/components/ui/form/button";
import { Notice } from "~/components/ui/page/notice";
import { attempt } from "~/contract/client";
import { wishlistForm } from "~/contract/forms";
import type { Price } from "~/contract/prices";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import {
  add,
  addAll,
  addToCart,
  note,
  remove,
  typedWishlistRow,
  unread,
  wishlistRows,
} from "~/storefront/account/wishlist-actions";
import { read, refuseOtherCustomer } from "~/storefront/forms/form";
import { formTokenOf } from "~/storefront/forms/form-token";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { type PendingSubmission, takeSubmission } from "~/storefront/request/pending-submissions";
import { titled } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";

export const meta = titled;

export async function loader(args: LoaderFunctionArgs) {
  const visit = await requestContext(args);
  const { visitor, t } = visit;
  const [rows, kept] = await Promise.all([wishlistRows(visit), takeSubmission(args, visitor)]);
  const [prices, wish] = await Promise.all([
    pricesOf(
      visit,
      rows.map(({ product }) => product),
    ),
    kept ? wishOf(visit, kept.kept) : null,
  ]);
  return data(
    {
      title: t("account:wishlist.title"),
      rows,
      prices,
      wish,
      typed: kept && typedWishlistRow((name) => kept.kept.fields.find(([key]) => key === name)?.[1] ?? null),
      deed: formTokenOf(visitor),
    },
    { headers: kept ? { "Set-Cookie": kept.cookie } : {} },
  );
}

export async function action(args: ActionFunctionArgs) {
  const visit = await requestContext(args);
  const { form, submission } = await read(args, wishlistForm, visit.locale);
  await refuseOtherCustomer(args, form, visit);
  if (submission.status !== "success") return unread(submission.error ?? {}, form, visit);
  const deed = submission.value;
  switch (deed.intent) {
    case "add":
      return add(args, visit, deed);
    case "remove":
      return remove(args, visit, deed);
    case "note":
      return note(args, visit, deed);
    case "add-to-cart":
      return addToCart(args, visit, deed);
    case "add-all":
      return addAll(args, visit, deed);
  }
}

export default function Wishlist() {
  const { title, rows, prices, wish, typed, deed } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  const { t } = useTranslation(["account", "cart"]);
  return (
    <div className={stack.s5}>
      <PageBreadcrumb steps={[{ name: t("nav.label"), href: paths.account() }]} here={title} />
      <h1>{title}</h1>
      <AccountNav />
      {refusal && !rows.some(({ id }) => id === refusal.row?.id) && (
        <Notice kind={refusal.kind} lead={refusal.lead}>
          {refusal.message}
        </Notice>
      )}
      {wish && <PendingWishlistItem wish={wish} deed={deed} />}
      {typed && (
        <Notice kind="warn" lead={t("cart:kept.lead")}>
          {t("cart:kept.text")}
        </Notice>
      )}
      {rows.length === 0 ? (
        <>
          <p>{t("wishlist.empty")}</p>
          <p>
            <ButtonLink look="main" to={paths.products()}>
              {t("cart:empty.catalogue")}
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <AddAllToCart count={rows.length} deed={deed} />
          <WishlistRows
            rows={rows}
            prices={prices}
            typed={refusal ? refusal.row : typed}
            problem={refusal?.message ?? null}
            deed={deed}
          />
        </>
      )}
    </div>
  );
}

/** As many as one call of the API takes. */
const AT_ONCE = 100;

/** By product; what is no longer sold has none. */
async function pricesOf(
  { shop, visitor }: RequestContext,
  products: number[],
): Promise<Record<number, Price>> {
  const parts: number[][] = [];
  for (let at = 0; at < products.length; at += AT_ONCE) parts.push(products.slice(at, at + AT_ONCE));
  const answers = await Promise.all(
    parts.map((ids) => shop.products.prices({ ids: ids.join(","), customer: visitor.customer?.id })),
  );
  return Object.fromEntries(answers.flatMap(({ results }) => results.map((price) => [price.product, price])));
}

/** An `add` that met an ended session: shown, not sent. */
async function wishOf({ shop, visitor }: RequestContext, kept: PendingSubmission) {
  const fields = new Map(kept.fields);
  const product = Number(fields.get("product"));
  if (fields.get("intent") !== "add" || !Number.isSafeInteger(product) || product < 1) return null;
  const found = await attempt(shop.products.get({ id: String(product), customer: visitor.customer?.id }));
  return { product, name: found.ok ? found.value.name : null, isFirst: kept.user === null };
}
