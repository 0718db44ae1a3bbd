import "~/shop-kit";
import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CategoryTree } from "~/components/product/list/category-tree";
import { ListHeading } from "~/components/product/list/list-heading";
import { ProductList } from "~/components/product/list/product-list";
import { useShared } from "~/components/ui/use-shared";
import { DEFAULT_TAXONOMY } from "~/contract/categories";
import { paths } from "~/paths";
import { categoryLink } from "~/storefront/catalogue/list-item";
import { loadList, viewCookie } from "~/storefront/catalogue/product-list";
import { type RequestContext, requestContext } from "~/storefront/request/context";
import { publicPage, UNCACHED } from "~/storefront/response/page-cache";
import { metaOf } from "~/storefront/seo/meta";

export const handle = { i18n: "catalogue" };

export { shouldRevalidateUnlessAdded as shouldRevalidate } from "~/components/site/frame/cart-adds";

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.seo);

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, site, t } = reqContext;
  const [{ isCacheable, ...list }, lines] = await Promise.all([
    loadList(reqContext, args.request),
    shop.categories.menu({ taxonomy: DEFAULT_TAXONOMY }),
  ]);
  const title = titleOf(list.query, t);
  return data(
    {
      ...list,
      title,
      lines: lines.results.map(categoryLink),
      seo: {
        title,
        description: t("server:catalogue.products.description"),
        canonical: paths.products({ page: list.query.page > 1 ? list.query.page : null }),
        ...site,
        // Search results are not indexed.
        ...(list.query.search || list.products.results.length === 0 ? { robots: "noindex, follow" } : {}),
      },
    },
    { headers: { ...viewCookie(args.request), ...(isCacheable ? {} : UNCACHED) } },
  );
}

export default function Products() {
  const { title, lines, inside: _, seo, ...list } = useShared(useLoaderData<typeof loader>());
  const { t } = useTranslation();
  return (
    <>
      <ListHeading
        steps={[{ name: t("breadcrumb.home"), href: paths.index() }]}
        title={title}
        count={list.products.count}
      />
      <ProductList
        path={paths.products()}
        {...list}
        description={seo.description}
        categories={!list.facets?.categories.length && <CategoryTree categories={lines} current={null} />}
      />
    </>
  );
}

interface Narrowed {
  search: string;
  offers: boolean;
  new: boolean;
  bestseller: boolean;
  ordered: boolean;
}

function titleOf(query: Narrowed, t: RequestContext["t"]): string {
  if (query.search) return t("server:catalogue.products.search", { search: query.search });
  const only = (["offers", "new", "bestseller", "ordered"] as const).filter((flag) => query[flag]);
  return t(`server:catalogue.products.${only.length === 1 ? only[0] : "all"}`);
}
