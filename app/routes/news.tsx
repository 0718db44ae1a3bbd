import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { NewsCards } from "~/components/content/news-cards";
import { useTagNames } from "~/components/content/use-tag-names";
import { Crumbs } from "~/components/site/crumbs";
import { usePrefetch } from "~/components/site/use-prefetch";
import { Chips } from "~/components/ui/chips";
import { Pagination } from "~/components/ui/pagination";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { enter } from "~/storefront/enter";
import { publicPage } from "~/storefront/page-cache";
import { metaOf } from "~/storefront/seo";
import { stack } from "~/theme/layout.css";
import { intro } from "~/theme/text.css";

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.seo);

export async function loader(args: LoaderFunctionArgs) {
  const { shop, locale, url, t } = await enter(args);
  const tag = url.searchParams.get("tag")?.slice(0, 60) ?? "";
  const page = Number(/^[1-9]\d{0,4}$/.exec(url.searchParams.get("page") ?? "")?.[0] ?? 1);
  const [articles, shopName] = await Promise.all([
    shop.content.articles({ tag: tag || undefined, page }),
    shop.shop.setting({ key: "SHOP_NAME" }),
  ]);
  return {
    articles,
    tag,
    seo: {
      title: t("content:news.title"),
      description: t("content:news.intro"),
      canonical: paths.news({ tag, page: page > 1 ? page : null }),
      locale,
      shopName: String(shopName.value ?? ""),
      origin: url.origin,
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
      <Crumbs here={t("news.title")} />
      <div className={stack.s5}>
        <h1>{t("news.title")}</h1>
        <p className={intro}>{t("news.intro")}</p>
        {tag && (
          <Chips
            label={t("news.about")}
            removeWord={t("news.remove")}
            chips={[{ text: nameOf(tag), href: paths.news() }]}
          />
        )}
        {articles.results.length > 0 ? (
          <NewsCards articles={articles.results} rank="h2" look="archive" />
        ) : (
          <p>
            {articles.count > 0
              ? t("common:pagination.past", { last: articles.page_count })
              : t("news.empty")}
          </p>
        )}
        <Pagination
          label={t("common:pagination.label")}
          words={{
            previous: t("common:pagination.previous"),
            next: t("common:pagination.next"),
            page: (page) => t("common:pagination.page", { page }),
          }}
          page={articles.page}
          pageCount={articles.page_count}
          prefetch={prefetch}
          href={(page) => paths.news({ tag, page })}
        />
      </div>
    </>
  );
}
