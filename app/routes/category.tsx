import "~/shop-kit";
import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CategoryTree } from "~/components/product/list/category-tree";
import { ListHeading } from "~/components/product/list/list-heading";
import { ProductList } from "~/components/product/list/product-list";
import { useShared } from "~/components/ui/use-shared";
import { type Category, categoryField } from "~/contract/categories";
import { largestOf } from "~/contract/constants/srcset";
import { paths } from "~/paths";
import { categoryLink, pick } from "~/storefront/catalogue/list-item";
import { loadList, viewCookie } from "~/storefront/catalogue/product-list";
import { type RequestContext, requestContext, searchOf } from "~/storefront/request/context";
import { or404 } from "~/storefront/response/or-404";
import { publicPage, UNCACHED } from "~/storefront/response/page-cache";
import { JSON_LD, metaOf } from "~/storefront/seo/meta";
import { breadcrumbJsonLd } from "~/storefront/seo/schema-org";

export const handle = { i18n: "catalogue" };

export { shouldRevalidateUnlessAdded as shouldRevalidate } from "~/components/site/frame/cart-adds";

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.seo);

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, site, url, t } = reqContext;
  const category = await or404(shop.categories.get({ id: args.params.slug ?? "" }));
  // One URL for all languages; the redirect keeps the query (CONTRACT §8).
  if (category.slug !== args.params.slug) throw redirect(paths.category(category.slug) + searchOf(url), 301);
  const [{ isCacheable, ...list }, ancestors, nearbyCategories] = await Promise.all([
    loadList(reqContext, args.request, [category.slug]),
    shop.categories.ancestors({ category: category.slug }),
    loadNearby(reqContext, category),
  ]);
  const steps = [
    { name: t("breadcrumb.home"), href: paths.index() },
    ...ancestors.results.map(({ name, slug }) => ({ name, href: paths.category(slug) })),
  ];
  const { page } = list.query;
  return data(
    {
      ...list,
      category: pick(category, ["slug", "name", "description", "image"]),
      line: ancestors.results[0]?.slug ?? category.slug,
      colour: categoryField(ancestors.results[0] ?? category, "colour"),
      nearbyCategories,
      steps,
      seo: {
        title: category.name,
        description: category.description,
        canonical: paths.category(category.slug, { page: page > 1 ? page : null }),
        ...site,
        image: category.image && largestOf(category.image),
        ...(list.products.results.length === 0 ? { robots: "noindex, follow" } : {}),
        [JSON_LD]: [
          breadcrumbJsonLd(
            [...steps, { name: category.name, href: paths.category(category.slug) }],
            url.origin,
          ),
        ],
      },
    },
    { headers: { ...viewCookie(args.request), ...(isCacheable ? {} : UNCACHED) } },
  );
}

export default function CategoryScreen() {
  const {
    category,
    colour,
    nearbyCategories,
    inside,
    steps,
    seo: _,
    ...list
  } = useShared(useLoaderData<typeof loader>());
  return (
    <>
      <ListHeading
        steps={steps}
        title={category.name}
        count={list.products.count}
        colour={colour}
        image={category.image}
      />
      <ProductList
        path={paths.category(category.slug)}
        {...list}
        description={category.description}
        categories={
          nearbyCategories.areChildren ? (
            <CategoryTree
              categories={nearbyCategories.categories.map((one) => ({
                ...one,
                product_count: inside[one.slug] ?? 0,
              }))}
              current={category.slug}
              query={list.query}
            />
          ) : (
            <CategoryTree categories={nearbyCategories.categories} current={category.slug} />
          )
        }
      />
    </>
  );
}

/** Returns the subcategories, or the siblings if it has no children. */
async function loadNearby({ shop }: RequestContext, { id, parent, taxonomy }: Category) {
  const children = await shop.categories.menu({ taxonomy, parent: id });
  if (children.results.length > 0)
    return { areChildren: true, categories: children.results.map(categoryLink) };
  const siblings = await shop.categories.menu({ taxonomy, parent: parent ?? undefined });
  return { areChildren: false, categories: siblings.results.map(categoryLink) };
}
