import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CategoryHeading } from "~/components/product/list/category-heading";
import { CategoryTree } from "~/components/product/list/category-tree";
import { ListFilters } from "~/components/product/list/list-filters";
import { ShopColumns } from "~/components/product/list/product-grid";
import { ProductList } from "~/components/product/list/product-list";
import { Breadcrumb } from "~/components/ui/page/breadcrumb";
import { type Category, categoryField } from "~/contract/categories";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { categoryLink, pick } from "~/storefront/catalogue/list-item";
import { loadList, viewCookie } from "~/storefront/catalogue/product-list";
import { type RequestContext, requestContext, searchOf } from "~/storefront/request/context";
import { or404 } from "~/storefront/response/or-404";
import { publicPage } from "~/storefront/response/page-cache";
import { JSON_LD, metaOf } from "~/storefront/seo/meta";
import { breadcrumbFacts } from "~/storefront/seo/schema-org";

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.seo);

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, locale, url, t } = reqContext;
  const category = await or404(shop.categories.get({ id: args.params.slug ?? "" }));
  // One address for all languages; the query goes along: CONTRACT §8.
  if (category.slug !== args.params.slug) throw redirect(paths.category(category.slug) + searchOf(url), 301);
  const [list, above, near, shopName] = await Promise.all([
    loadList(reqContext, args.request, [category.slug]),
    shop.categories.ancestors({ category: category.slug }),
    nearby(reqContext, category),
    shop.shop.setting({ key: "SHOP_NAME" }),
  ]);
  const steps = [
    { name: t("breadcrumb.home"), href: paths.index() },
    ...above.results.map(({ name, slug }) => ({ name, href: paths.category(slug) })),
  ];
  const { page } = list.query;
  return data(
    {
      ...list,
      category: pick(category, ["slug", "name", "description", "image"]),
      line: above.results[0]?.slug ?? category.slug,
      colour: categoryField(category, "colour"),
      near,
      steps,
      seo: {
        title: category.name,
        description: category.description,
        canonical: paths.category(category.slug, { page: page > 1 ? page : null }),
        locale,
        shopName: String(shopName.value ?? ""),
        origin: url.origin,
        image: category.image?.url ?? null,
        ...(list.products.results.length === 0 ? { robots: "noindex, follow" } : {}),
        [JSON_LD]: [
          breadcrumbFacts(
            [...steps, { name: category.name, href: paths.category(category.slug) }],
            url.origin,
          ),
        ],
      },
    },
    { headers: viewCookie(args.request) },
  );
}

export default function CategoryScreen() {
  const { category, colour, near, inside, steps, seo: _, ...list } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <>
      <Breadcrumb label={t("breadcrumb.label")} steps={steps} here={category.name} />
      <CategoryHeading category={category} colour={colour} />
      <ShopColumns
        filters={
          <>
            {near.isBelow ? (
              <CategoryTree
                categories={near.categories.map((one) => ({ ...one, product_count: inside[one.slug] ?? 0 }))}
                here={category.slug}
                query={list.query}
              />
            ) : (
              <CategoryTree categories={near.categories} here={category.slug} />
            )}
            <ListFilters path={paths.category(category.slug)} {...list} />
          </>
        }
      >
        <ProductList path={paths.category(category.slug)} {...list} />
      </ShopColumns>
    </>
  );
}

/** What lies under the category; where nothing does, what lies beside it. */
async function nearby({ shop }: RequestContext, { id, parent, taxonomy }: Category) {
  const below = await shop.categories.menu({ taxonomy, parent: id });
  if (below.results.length > 0) return { isBelow: true, categories: below.results.map(categoryLink) };
  const beside = await shop.categories.menu({ taxonomy, parent: parent ?? undefined });
  return { isBelow: false, categories: beside.results.map(categoryLink) };
}
