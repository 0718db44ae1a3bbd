import "~/shop-kit";
import { defer, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { memo, type ReactNode, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { steppedQty } from "~/browser/count-step";
import { AddToCart } from "~/components/product/add-to-cart";
import { DurabilityLabel } from "~/components/product/label/durability-label";
import { GuaranteeNote } from "~/components/product/label/guarantee-note";
import { ProductPage, type ViewerData } from "~/components/product/page/product-page";
import { ProductReviews } from "~/components/product/page/product-reviews";
import { RelatedProducts } from "~/components/product/page/related-products";
import { ShippingCost } from "~/components/product/page/shipping-cost";
import { stockLevel } from "~/components/product/stock";
import { OrderGrid } from "~/components/product/table/order-grid";
import { useFrame } from "~/components/site/frame/use-frame";
import { ContextNote } from "~/components/site/header/context-note";
import type { FormToken } from "~/components/site/hidden-fields";
import { Breadcrumb } from "~/components/ui/page/breadcrumb";
import { Deferred } from "~/components/ui/page/deferred";
import { Notice } from "~/components/ui/page/notice";
import { useShared } from "~/components/ui/use-shared";
import { attempt } from "~/contract/client";
import { largestOf } from "~/contract/constants/srcset";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { galleryOf } from "~/storefront/catalogue/list-item";
import { loadProductPage } from "~/storefront/catalogue/product-page";
import { shownReviews } from "~/storefront/catalogue/product-reviews";
import { isRecordPreview } from "~/storefront/content/preview";
import { formTokenOf } from "~/storefront/forms/form-token";
import { type RequestContext, requestContext, searchOf } from "~/storefront/request/context";
import { publicPage, UNCACHED } from "~/storefront/response/page-cache";
import { JSON_LD, metaOf } from "~/storefront/seo/meta";
import { breadcrumbJsonLd, productJsonLd } from "~/storefront/seo/schema-org";
import { section } from "~/theme/layout.css";
import { muted } from "~/theme/text.css";

export const handle = { i18n: "catalogue" };

export { shouldRevalidateForCustomers as shouldRevalidate } from "~/components/site/frame/cart-adds";

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.seo);

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { viewer, site, url, t } = reqContext;
  const slug = args.params.slug ?? "";
  const [{ facts, variants, product, own, delivery }, reviews] = await Promise.all([
    loadProductPage(args, reqContext, slug),
    attempt(reqContext.shop.reviews.list({ id: slug, page_size: REVIEWS_SHOWN })),
  ]);
  const list = reviews.ok ? reviews.value : null;
  const shown = shownReviews(reqContext, list);
  // A variant's slug shows its product with this variant selected. A slug in another language redirects (CONTRACT §8).
  const named = variants.find((variant) => variant.slug === slug);
  if (!named && product.slug !== slug && !isRecordPreview(args.request))
    throw redirect(paths.product(product.slug) + searchOf(url), 301);
  // The quantity buttons post the whole form, which contains `product` instead of `variant`.
  const variantParam =
    url.searchParams.get("variant") ?? (variants.length > 0 ? url.searchParams.get("product") : null);
  const requestedVariant = variants.find((variant) => String(variant.id) === variantParam) ?? named;
  const chosen =
    requestedVariant ?? variants.find((variant) => stockLevel(variant) !== "none") ?? variants[0];
  const ancestors = await categoriesTo(reqContext, facts.categories[0]);
  const steps = ancestors.map(({ name, slug }) => ({ name, href: paths.category(slug) }));
  const [line] = ancestors;
  const here = { name: product.name, href: paths.product(product.slug) };
  const unknownVariant = Boolean(variantParam) && String(requestedVariant?.id) !== variantParam;
  const page = {
    product,
    images: galleryOf(facts, variants, requestedVariant?.id ?? null),
    viewerData: own,
    chosen: chosen?.id ?? product.id,
    requestedVariant: requestedVariant?.id ?? null,
    unknownVariant,
    quantity: quantityOf(url),
    listParams: LIST_PARAMS.flatMap((name): Array<[string, string]> => {
      const value = url.searchParams.get(name);
      return value ? [[name, value]] : [];
    }),
    steps,
    line: line?.slug ?? null,
    formToken: formTokenOf(viewer),
    ...(shown && { reviews: shown }),
    seo: {
      title: product.name,
      description: product.short_description,
      ...facts.seo,
      canonical: here.href,
      ...site,
      type: "product" as const,
      image: facts.image && largestOf(facts.image),
      [JSON_LD]: [
        productJsonLd(facts, variants, site, list, delivery),
        breadcrumbJsonLd([{ name: t("breadcrumb.home"), href: paths.index() }, ...steps, here], url.origin),
      ],
    },
  };
  return defer(page, unknownVariant ? { headers: UNCACHED } : {});
}

/** The newest reviews; all reviews are on a separate page. */
const REVIEWS_SHOWN = 3;

export default function ProductScreen() {
  const data = useShared(useLoaderData<typeof loader>());
  const { product, viewerData, formToken } = data;
  const { t } = useTranslation("catalogue");
  const { t: common } = useTranslation();
  const place = `${product.id} ${data.chosen}`;
  const [choice, setChoice] = useState<{ place: string; id: number } | null>(null);
  const chosen = choice?.place === place ? choice.id : data.requestedVariant;
  const onChoose = useCallback((id: number) => setChoice({ place, id }), [place]);
  const deferred = useCallback(
    (show: (facts: Awaited<typeof viewerData>) => ReactNode, waiting: ReactNode = null) => (
      <>
        <Deferred
          key={product.id}
          value={viewerData}
          fallback={waiting}
          errorElement={waiting && <Notice kind="err" lead={t("product.failed")} />}
        >
          {show}
        </Deferred>
      </>
    ),
    [product.id, viewerData, t],
  );
  const buy = useCallback(
    (viewerData: ViewerData) => (
      <BuyBox
        {...viewerData}
        first={data.chosen}
        quantity={data.quantity}
        formToken={formToken}
        listParams={data.listParams}
        choice={chosen}
        place={place}
        onChoose={onChoose}
      />
    ),
    [data.chosen, data.quantity, data.listParams, formToken, chosen, place, onChoose],
  );
  return (
    <>
      <Breadcrumb
        label={common("breadcrumb.label")}
        steps={[{ name: common("breadcrumb.home"), href: paths.index() }, ...data.steps]}
        current={product.name}
      />
      {data.unknownVariant && <Notice kind="warn">{t("product.unknownVariant")}</Notice>}
      <ProductPage
        product={product}
        images={data.images}
        choice={chosen ?? data.chosen}
        deferred={deferred}
        buy={buy}
      />
      {data.reviews && <ProductReviews slug={product.slug} shown={data.reviews} />}
      <div id="near" className={section}>
        {deferred(({ near }) => (
          <RelatedProducts near={near} formToken={formToken} redirectTo={paths.product(product.slug)} />
        ))}
      </div>
    </>
  );
}

/** The form and its surroundings: past purchases, order grid, delivery, guarantees. */
const BuyBox = memo(function BuyBox({
  product,
  variants,
  inCart,
  shipping,
  near,
  first,
  quantity,
  formToken,
  listParams,
  choice,
  place,
  onChoose,
}: Pick<ViewerData, "product" | "variants" | "inCart" | "shipping" | "near"> & {
  first: number;
  quantity: number | null;
  formToken: FormToken;
  listParams: [string, string][];
  choice: number | null;
  /** Identifies the opened product: another one resets the selection. */
  place: string;
  onChoose: (id: number) => void;
}) {
  const { t } = useTranslation("catalogue");
  const { number } = useFormat();
  const frame = useFrame();
  return (
    <>
      {frame && <ContextNote frame={frame} />}
      <AddToCart
        key={place}
        product={product}
        variants={variants}
        chosen={first}
        choice={choice}
        onChoose={onChoose}
        quantity={quantity}
        inCart={inCart}
        courier={shipping.courier}
        instead={near.flatMap(({ products }) => products).find((one) => stockLevel(one) !== "none") ?? null}
        formToken={formToken}
      />
      {product.ordered_qty !== undefined && product.ordered_qty > 0 && (
        <p className={muted}>
          {t("product.ordered", { count: product.ordered_qty, number: number(product.ordered_qty) })}
        </p>
      )}
      {/* Only for customers who order many variants at once. */}
      {(frame?.viewer.kind === "business" || frame?.viewer.kind === "agent") && (
        <OrderGrid product={product} variants={variants} inCart={inCart} formToken={formToken} />
      )}
      {shipping.country !== null && (
        <ShippingCost
          path={paths.product(product.slug)}
          listParams={listParams}
          country={shipping.country}
          requested={shipping.requested}
          currency={product.price.currency}
        />
      )}
      {product.price.includes_vat && <GuaranteeNote />}
      <DurabilityLabel product={product} />
    </>
  );
});

async function categoriesTo({ shop }: RequestContext, category: string | undefined) {
  if (category === undefined) return [];
  const [ancestors, own] = await Promise.all([
    shop.categories.ancestors({ category }),
    shop.categories.get({ id: category }),
  ]);
  return [...ancestors.results, own];
}

const LIST_PARAMS = ["variant", "qty", "locale"];

/** `?qty=` plus the step of a quantity button, `?step=-1`. */
function quantityOf({ searchParams }: URL): number | null {
  const qty = searchParams.get("qty") ?? "";
  const step = searchParams.get("step") ?? "";
  if (!/^[1-9]\d{0,4}$/.test(qty)) return null;
  return /^-?[1-9]\d{0,4}$/.test(step) ? steppedQty(Number(qty), Number(step)) : Number(qty);
}
