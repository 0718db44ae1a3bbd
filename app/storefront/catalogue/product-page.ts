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
import { listItem } from "./list-item";
import { shippingEstimate } from "./shipping-estimate";

/**
 * To a visitor whose page comes in pieces the facts go ahead, as nobody in particular sees them; his own prices, stock,
 * cart and papers follow.
 * @throws Response 404
 */
export async function productPage(
  args: { request: Request; context: AppLoadContext },
  visit: RequestContext,
  slug: string,
) {
  if (!isStreamed(args.request, visit.visitor)) {
    const settled = await ownFacts(visit, slug);
    return { facts: settled.product, variants: settled.variants, own: settled };
  }
  const own = ownFacts({ ...visit, shop: visit.deferredShop() }, slug);
  // Where the facts are not found nobody waits for the rest.
  own.catch(() => null);
  const open = shopClientFor(args.context, args.request, visit.locale, visit.shopContext, null);
  const { variants = [], ...facts } = await or404(
    open.products.get({ id: slug, expand: "variants" }),
    visit.t("errors:failures.product"),
  );
  return { facts, variants, own };
}

async function ownFacts(visit: RequestContext, slug: string) {
  const { shop, visitor, locale, t } = visit;
  const [{ variants = [], related = [], assets, ...product }, inCart, shipping] = await Promise.all([
    or404(
      shop.products.get({ id: slug, expand: "variants,related,assets", customer: visitor.customer?.id }),
      t("errors:failures.product"),
    ),
    quantitiesInCart(visit),
    shippingEstimate(visit),
  ]);
  return {
    product,
    variants,
    inCart,
    shipping,
    papers: assets ? papersFor(assets, locale) : [],
    near: RELATED_KINDS.map((kind) => ({
      kind,
      products: related.filter((one) => one.kind === kind).map((one) => listItem(one.product)),
    })).filter(({ products }) => products.length > 0),
  };
}

/** How many of each are in the cart already, by id. */
async function quantitiesInCart(visit: RequestContext): Promise<Record<number, number>> {
  const { shop, visitor } = visit;
  if (!visitor.customer) return {};
  const cart = await readCart(visit);
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
