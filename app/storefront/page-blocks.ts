// A page of the page builder with all that its blocks refer to; a block whose thing is gone is left out.
import { paths } from "~/paths";
import { deedOf } from "./deed";
import type { Visit } from "./enter";
import { fillBlock } from "./fill-block";
import { found } from "./found";

/** @throws Response 404 */
export async function pageData(visit: Visit, slug: string) {
  const { shop, locale, url } = visit;
  const [page, shopName] = await Promise.all([
    found(shop.content.page({ slug })),
    shop.shop.setting({ key: "SHOP_NAME" }),
  ]);
  const customer = visit.visitor.customer?.id;
  const filled = await Promise.all(page.blocks.map((block) => fillBlock(shop, customer, block)));
  return {
    slug: page.slug,
    title: page.title,
    description: page.description,
    blocks: filled.filter((block) => block !== null),
    deed: deedOf(visit.visitor),
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
