import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { TFunction } from "i18next";
import { stockLevel } from "~/components/product/stock";
import type { Product } from "~/contract/products";
import type { Locale } from "~/contract/wire";
import { formatMoney } from "~/i18n/format";
import { readContext } from "~/storefront/request/context";

const MAX_LENGTH = 100;

/** Search suggestions while typing (JavaScript only). */
export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, viewer, locale, t } = await readContext(args);
  const search = (url.searchParams.get("search") ?? "").slice(0, MAX_LENGTH);
  const found = await shop.products.suggest({ search, customer: viewer.customer?.id });
  return json(
    {
      search,
      products: found.products.map((product) => ({
        ...{ slug: product.slug, name: product.name },
        line: lineOf(product, locale, t),
        picture: product.image && smallestOf(product.image),
      })),
      categories: found.categories.map(({ slug, name }) => ({ slug, name })),
    },
    { headers: { "Cache-Control": "private, no-store" } },
  );
}

/** Formats a product, e.g. "HB00044 · da 3,30 € + IVA · 66,00 €/kg", with a note if it is sold out. */
function lineOf(product: Product, locale: Locale, t: TFunction): string {
  const { sku, price, unit_price, variants_count } = product;
  const money = (amount: string) => formatMoney(amount, locale, price.currency);
  return [
    sku,
    [
      variants_count > 0 && t("catalogue:price.from"),
      money(price.price),
      t(`catalogue:price.${price.includes_vat ? "gross" : "net"}`),
    ]
      .filter(Boolean)
      .join(" "),
    unit_price && t(`catalogue:price.per.${unit_price.per}`, { price: money(unit_price.price) }),
    stockLevel(product) === "none" && t("catalogue:stock.none"),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Returns the smallest size, or the picture itself if it has no sizes. */
const smallestOf = ({ srcset, url }: { srcset: string | null; url: string }): string =>
  srcset?.split(" ")[0] ?? url;
