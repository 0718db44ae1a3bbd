import "~/shop-kit";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ReviewTexts } from "~/components/product/page/product-reviews";
import { Pagination } from "~/components/site/pagination";
import { Breadcrumb } from "~/components/ui/page/breadcrumb";
import { paths } from "~/paths";
import { shownReviews } from "~/storefront/catalogue/product-reviews";
import { requestContext } from "~/storefront/request/context";
import { pageFromUrl } from "~/storefront/request/page-number";
import { notFound, or404 } from "~/storefront/response/or-404";
import { noindexTitleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";

export const handle = { i18n: "catalogue" };

export const meta = noindexTitleMeta;

const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, t, url } = reqContext;
  const slug = args.params.slug ?? "";
  const { page } = pageFromUrl(url);
  const [product, list] = await Promise.all([
    or404(shop.products.get({ id: slug }), t("errors:failures.product")),
    or404(shop.reviews.list({ id: slug, page, page_size: PAGE_SIZE }), t("errors:failures.product")),
  ]);
  const shown = shownReviews(reqContext, list);
  if (!shown) throw notFound(t("server:reviews.none"));
  return {
    title: t("server:reviews.of", { name: product.name }),
    product: { name: product.name, slug: product.slug },
    shown,
    page: list.page,
    pageCount: list.page_count,
  };
}

export default function ProductReviewsPage() {
  const { title, product, shown, page, pageCount } = useLoaderData<typeof loader>();
  const { t: common } = useTranslation();
  return (
    <div className={stack.s5}>
      <Breadcrumb
        label={common("breadcrumb.label")}
        steps={[
          { name: common("breadcrumb.home"), href: paths.index() },
          { name: product.name, href: paths.product(product.slug) },
        ]}
        current={shown.title}
      />
      <h1>{title}</h1>
      <ReviewTexts shown={shown} />
      <Pagination
        page={page}
        pageCount={pageCount}
        href={(target) => paths.productReviews(product.slug, { page: target })}
      />
    </div>
  );
}
