// What a product's page shows: what is the same for everybody, and what is asked for this very visitor.
import type { AppLoadContext } from "@remix-run/cloudflare";
import { RELATED_KINDS } from "~/contract/constants/enums";
import type { Assets } from "~/contract/products";
import type { Locale } from "~/contract/wire";
import { readCart } from "~/storefront/cart/read-cart";
import type { RequestContext } from "~/storefront/request/context";
import { shopClientFor } from "~/storefront/request/shop-client";
import { or404 } from "~/storefront/response/or-404";
import { isStreamed } from "~/storefront/response/streaming";
import { cardItem, productItem, variantItem } from "./list-item";
import { shippingEstimate } from "./shipping-estimate";

/**
 * To a visitor whose page comes in pieces the facts go ahead, as nobody in particular sees them; his own prices, stock,
 * cart and papers follow.
 * @throws Response 404
 */
export async function productPage(
  args: { request: Request; context: AppLoadContext },
  reqContext: RequestContext,
  slug: string,
) {
  if (!isStreamed(args.request, reqContext.viewer)) {
    const { facts, variants, own } = await ownFacts(reqContext, slug);
    return { facts, variants, product: own.product, own };
  }
  const own = ownFacts({ ...reqContext, shop: reqContext.deferredShop() }, slug).then((all) => all.own);
  // Where the facts are not found nobody waits for the rest.
  own.catch(() => null);
  const open = shopClientFor(args.context, args.request, reqContext.locale, reqContext.shopContext, null);
  const { variants = [], ...facts } = await or404(
    open.products.get({ id: slug, expand: "variants" }),
    reqContext.t("errors:failures.product"),
  );
  return { facts, variants, product: productItem(facts), own };
}

async function ownFacts(reqContext: RequestContext, slug: string) {
  const { shop, viewer, locale, t } = reqContext;
  const [{ variants = [], related = [], assets, ...facts }, inCart, shipping] = await Promise.all([
    or404(
      shop.products.get({ id: slug, expand: "variants,related,assets", customer: viewer.customer?.id }),
      t("errors:failures.product"),
    ),
    quantitiesInCart(reqContext),
    shippingEstimate(reqContext),
  ]);
  const own = {
    product: productItem(facts),
    variants: variants.map(variantItem),
    inCart,
    shipping,
    papers: assets ? papersFor(assets, locale) : [],
    near: RELATED_KINDS.map((kind) => ({
      kind,
      products: related.filter((one) => one.kind === kind).map((one) => cardItem(one.product)),
    })).filter(({ products }) => products.length > 0),
  };
  return { facts, variants, own };
}

/** How many of each are in the cart already, by id. */
async function quantitiesInCart(reqContext: RequestContext): Promise<Record<number, number>> {
  const { shop, viewer } = reqContext;
  if (!viewer.customer) return {};
  const cart = await readCart(reqContext);
  if (cart.id === null || cart.rows_count === 0) return {};
  const rows = await shop.cart.rows({ cart: cart.id });
  return Object.fromEntries(rows.results.map((row) => [row.product, row.qty]));
}

/** In the reader's language, or in none; else all that there are. */
function papersFor({ documents, videos }: Assets, locale: Locale) {
  const all = [...documents, ...videos];
  const own = all.filter((paper) => paper.locale === null || paper.locale === locale);
  return own.length > 0 ? own : all;
}
