// A page of the page builder with its resolved blocks. A block whose reference no longer exists is left out.
import { paths } from "~/paths";
import { formTokenOf } from "~/storefront/forms/form-token";
import type { RequestContext } from "~/storefront/request/context";
import { or404 } from "~/storefront/response/or-404";
import { resolveBlock } from "./resolve-block";

/** @throws Response 404 */
export async function loadPage(reqContext: RequestContext, slug: string) {
  const { shop, site, locale, zone } = reqContext;
  const page = await or404(shop.content.page({ slug }));
  const customer = reqContext.viewer.customer?.id;
  const resolved = await Promise.all(
    page.blocks.map((block) => resolveBlock({ shop, customer, locale, zone }, block)),
  );
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
      ...site,
    },
  };
}
