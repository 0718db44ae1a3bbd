// Data of a product page: public product data, and the viewer's prices, stock, cart and documents.
import type { AppLoadContext } from "@remix-run/cloudflare";
import { RELATED_KINDS } from "~/contract/constants/enums";
import type { Assets, ProductExpanded, Related } from "~/contract/products";
import type { Locale } from "~/contract/wire";
import { isRecordPreview } from "~/storefront/content/preview";
import { operatorContext } from "~/storefront/operator/require-operator";
import type { RequestContext } from "~/storefront/request/context";
import { shopClientFor } from "~/storefront/request/shop-client";
import { or404 } from "~/storefront/response/or-404";
import { isStreamed } from "~/storefront/response/streaming";
import { cardItem, productItem, variantItem } from "./list-item";
import { shippingEstimate } from "./shipping-estimate";

/**
 * Loads a product page. In a streamed page the public data come first, as an anonymous visitor sees them; the viewer's
 * data are deferred.
 * @throws Response 404
 */
export async function loadProductPage(
  args: { request: Request; context: AppLoadContext },
  reqContext: RequestContext,
  slug: string,
) {
  if (isRecordPreview(args.request)) {
    const { shop } = await operatorContext(args, "catalogue.read");
    const { delivery: _, ...page } = await loadViewerData(reqContext, slug, shop.previews.product({ slug }));
    return { ...page, product: page.own.product, delivery: null };
  }
  if (!isStreamed(args.request, reqContext.viewer)) {
    const page = await loadViewerData(reqContext, slug, forViewer(reqContext, slug));
    return { ...page, product: page.own.product };
  }
  const deferred = { ...reqContext, shop: reqContext.deferredShop() };
  const own = loadViewerData(deferred, slug, forViewer(deferred, slug)).then((all) => all.own);
  // If the product is not found, this promise is never awaited, so its rejection must be handled here.
  own.catch(() => null);
  const anonymousShop = shopClientFor(
    args.context,
    args.request,
    reqContext.locale,
    reqContext.shopContext,
    null,
  );
  const { variants = [], ...facts } = await or404(
    anonymousShop.products.get({ id: slug, expand: "variants" }),
    reqContext.t("errors:failures.product"),
  );
  // Structured data are for search engines, which are never signed in.
  return { facts, variants, product: productItem(facts), own, delivery: null };
}

const forViewer = ({ shop, viewer }: RequestContext, slug: string): Promise<ProductExpanded> =>
  shop.products.get({ id: slug, expand: "variants,related,assets", customer: viewer.customer?.id });

async function loadViewerData(reqContext: RequestContext, slug: string, product: Promise<ProductExpanded>) {
  const { locale, t } = reqContext;
  const goods = goodsOf(reqContext, slug);
  const [{ variants = [], related = [], assets, ...facts }, inCart, estimate] = await Promise.all([
    or404(product, t("errors:failures.product")),
    quantitiesInCart(reqContext),
    shippingEstimate(reqContext, goods),
  ]);
  const { delivery, ...shipping } = estimate;
  const priced = [facts, ...variants].find((one) => [one.slug, String(one.id)].includes(goods.product));
  const own = {
    product: productItem(facts),
    variants: variants.map(variantItem),
    inCart,
    shipping,
    documents: assets ? documentsFor(assets, locale) : [],
    near: nearOf(related),
  };
  return {
    facts,
    variants,
    own,
    delivery: delivery && { ...delivery, item: priced?.id ?? facts.id },
  };
}

/** Five cards fill a row of a wide screen; each kind has its share of them. */
const NEAR_CARDS = 5;

function nearOf(related: readonly Related[]) {
  const kinds = RELATED_KINDS.filter((kind) => related.some((one) => one.kind === kind));
  const share = Math.ceil(NEAR_CARDS / kinds.length);
  return kinds.map((kind) => ({
    kind,
    products: related
      .filter((one) => one.kind === kind)
      .slice(0, share)
      .map((one) => cardItem(one.product)),
  }));
}

/** The variant and quantity that the address names, or the first variant and the smallest quantity. */
function goodsOf({ url }: RequestContext, slug: string) {
  const named = url.searchParams.get("variant") ?? url.searchParams.get("product") ?? "";
  const qty = url.searchParams.get("qty") ?? "";
  return {
    product: /^[1-9]\d{0,9}$/.test(named) ? named : slug,
    qty: /^[1-9]\d{0,4}$/.test(qty) ? Number(qty) : 1,
  };
}

async function quantitiesInCart(reqContext: RequestContext): Promise<Record<number, number>> {
  const { shop, viewer } = reqContext;
  if (!viewer.customer) return {};
  // Identified by customer instead of cart id, so that the request runs in parallel with the others.
  const rows = await shop.cart.rows({ customer: viewer.customer.id });
  return Object.fromEntries(rows.results.map((row) => [row.product, row.qty]));
}

/** Returns the documents in the viewer's language and those without a language. If no document matches, returns all. */
function documentsFor({ documents, videos }: Assets, locale: Locale) {
  const all = [...documents, ...videos];
  const inLocale = all.filter((document) => document.locale === null || document.locale === locale);
  return inLocale.length > 0 ? inLocale : all;
}
