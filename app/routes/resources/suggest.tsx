import { json, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readContext } from "~/storefront/request/context";

const MAX_LENGTH = 100;

/** Search suggestions while typing (JavaScript only). */
export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, viewer } = await readContext(args);
  const search = (url.searchParams.get("search") ?? "").slice(0, MAX_LENGTH);
  const found = await shop.products.suggest({ search, customer: viewer.customer?.id });
  return json(
    {
      search,
      products: found.products.map(({ slug, name, sku, image }) => ({
        ...{ slug, name, sku },
        picture: image && smallestOf(image),
      })),
      categories: found.categories.map(({ slug, name }) => ({ slug, name })),
    },
    { headers: { "Cache-Control": "private, no-store" } },
  );
}

/** The first of the sizes, or the picture itself where none were made. */
const smallestOf = ({ srcset, url }: { srcset: string | null; url: string }): string =>
  srcset?.split(" ")[0] ?? url;
