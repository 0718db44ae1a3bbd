// A page of the page builder with its resolved blocks; a block whose reference is gone is left out.
import { paths } from "~/paths";
import { formTokenOf } from "~/storefront/forms/form-token";
import type { RequestContext } from "~/storefront/request/context";
import { or404 } from "~/storefront/response/or-404";
import { resolveBlock } from "./resolve-block";

/** @throws Response 404 */
export async function loadPage(reqContext: RequestContext, slug: string) {
  const { shop, locale, url } = reqContext;
  const [page, shopName] = await Promise.all([
    or404(shop.content.page({ slug })),
    shop.shop.setting({ key: "SHOP_NAME" }),
  ]);
  const customer = reqContext.viewer.customer?.id;
  const resolved = await Promise.all(page.blocks.map((block) => resolveBlock(shop, customer, block)));
  return {
    slug: page.slug,
    title: page.title,
    description: page.description,
    blocks: resolved.filter((block) => block !== null),
    formToken: formTokenOf(reqContext.viewer),
    seo: {
      title: page.title,
      description: page.description,
      canonical: paths.page(page.slug),
      locale,
      shopName: String(shopName.value ?? ""),
      origin: url.origin,
    },
  };
}
