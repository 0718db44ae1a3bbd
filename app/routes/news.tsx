import "~/shop-kit";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useTagNames } from "~/components/content/blocks/use-tag-names";
import { NewsCards } from "~/components/content/news/news-cards";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { usePrefetch } from "~/components/site/header/use-prefetch";
import { Pagination } from "~/components/site/pagination";
import { Chips } from "~/components/ui/list/chips";
import { MAX_TAG_LENGTH } from "~/contract/constants/limits";
import { paths } from "~/paths";
import { newsCard } from "~/storefront/catalogue/list-item";
import { requestContext } from "~/storefront/request/context";
import { pageFromUrl } from "~/storefront/request/page-number";
import { notFound } from "~/storefront/response/or-404";
import { publicPage } from "~/storefront/response/page-cache";
import { metaOf } from "~/storefront/seo/meta";
import { stack } from "~/theme/layout.css";
import { intro } from "~/theme/text.css";

export const handle = { i18n: "content" };

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.seo);

export async function loader(args: LoaderFunctionArgs) {
  const { shop, site, url, t } = await requestContext(args);
  const tag = url.searchParams.get("tag")?.slice(0, MAX_TAG_LENGTH) ?? "";
  const { page } = pageFromUrl(url);
  const articles = await shop.content.articles({ tag: tag || undefined, page });
  // No article has the tag, or the page number is past the end.
  if (articles.results.length === 0 && (tag !== "" || page > 1)) throw notFound();
  return {
    articles: { ...articles, results: articles.results.map(newsCard) },
    tag,
    seo: {
      title: t("content:news.title"),
      description: t("content:news.intro"),
      canonical: paths.news({ tag, page: page > 1 ? page : null }),
      ...site,
    },
  };
}

export default function News() {
  const { articles, tag } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["content", "common"]);
  const nameOf = useTagNames();
  const prefetch = usePrefetch();
  return (
    <>
      <PageBreadcrumb current={t("news.title")} />
      <div className={stack.s5}>
        <h1>{t("news.title")}</h1>
        <p className={intro}>{t("news.intro")}</p>
        {tag && (
          <Chips
            label={t("news.about")}
            removeLabel={t("news.remove")}
            chips={[{ text: nameOf(tag), href: paths.news() }]}
          />
        )}
        {articles.results.length > 0 ? (
          <NewsCards articles={articles.results} rank="h2" variant="archive" />
        ) : (
          <p>{t("news.empty")}</p>
        )}
        <Pagination
          page={articles.page}
          pageCount={articles.page_count}
          prefetch={prefetch}
          href={(page) => paths.news({ tag, page })}
        />
      </div>
    </>
  );
}
