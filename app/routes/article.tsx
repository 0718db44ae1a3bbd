import "~/shop-kit";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ArticlePage, type Goods } from "~/components/content/news/article-page";
import { NewsCards } from "~/components/content/news/news-cards";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { attempt } from "~/contract/client";
import { largestOf } from "~/contract/constants/srcset";
import type { Article } from "~/contract/content";
import { paths } from "~/paths";
import { cardItem, newsCard } from "~/storefront/catalogue/list-item";
import { isRecordPreview } from "~/storefront/content/preview";
import { operatorContext } from "~/storefront/operator/require-operator";
import { type RequestContext, requestContext, searchOf } from "~/storefront/request/context";
import { or404 } from "~/storefront/response/or-404";
import { publicPage } from "~/storefront/response/page-cache";
import { JSON_LD, metaOf } from "~/storefront/seo/meta";
import { articleJsonLd } from "~/storefront/seo/schema-org";
import { classes } from "~/theme/classes";
import { sectionGap, stack } from "~/theme/layout.css";

export const handle = { i18n: ["content", "catalogue"] };

export const headers = publicPage;

export const meta: MetaFunction<typeof loader> = ({ data }) => metaOf(data?.seo);

const MAX_OTHER_ARTICLES = 3;
const MAX_PRODUCTS = 4;

export async function loader(args: LoaderFunctionArgs) {
  const reqContext = await requestContext(args);
  const { shop, site, url } = reqContext;
  const [article, newest] = await Promise.all([
    or404(articleOf(args, reqContext)),
    shop.content.articles({ page_size: MAX_OTHER_ARTICLES + 1 }),
  ]);
  if (article.slug !== args.params.slug) throw redirect(paths.article(article.slug) + searchOf(url), 301);
  return {
    article,
    others: newest.results
      .filter(({ slug }) => slug !== article.slug)
      .slice(0, MAX_OTHER_ARTICLES)
      .map(newsCard),
    goods: await goodsOf(reqContext, article),
    seo: {
      title: article.title,
      description: article.excerpt,
      canonical: paths.article(article.slug),
      ...site,
      image: article.image && largestOf(article.image),
      [JSON_LD]: [articleJsonLd(article, site.shopName, url.origin)],
    },
  };
}

/** The preview in the back office also shows unpublished articles. */
async function articleOf(args: LoaderFunctionArgs, { shop }: RequestContext) {
  const slug = args.params.slug ?? "";
  if (!isRecordPreview(args.request)) return shop.content.article({ id: slug });
  return (await operatorContext(args, "content.read")).shop.previews.article({ slug });
}

export default function ArticleScreen() {
  const { article, others, goods } = useLoaderData<typeof loader>();
  const { t } = useTranslation("content");
  return (
    <>
      <PageBreadcrumb steps={[{ name: t("news.title"), href: paths.news() }]} current={article.title} />
      <ArticlePage article={article} goods={goods} />
      {others.length > 0 && (
        <section className={classes(sectionGap, stack.s5)} aria-labelledby="others">
          <h2 id="others">{t("article.others")}</h2>
          <NewsCards articles={others} />
        </section>
      )}
    </>
  );
}

/** Products that the text links to. If there are fewer than two, bestsellers of the article's top-level category. */
async function goodsOf(reqContext: RequestContext, { body, tags }: Article): Promise<Goods> {
  const { shop, viewer } = reqContext;
  const [{ results }, named] = await Promise.all([shop.categories.menu({}), productsIn(reqContext, body)]);
  const category = results.find(({ slug }) => tags.includes(slug));
  const line = category ? { name: category.name, slug: category.slug } : null;
  if (named.length > 1 || !line) return { line, products: named };
  const bestsellers = await shop.products.list({
    categories: line.slug,
    bestseller: true,
    page_size: MAX_PRODUCTS,
    customer: viewer.customer?.id,
  });
  return { line, products: bestsellers.results.map(cardItem) };
}

const PRODUCT_LINK = /href="\/p\/([\w-]+)"/g;

/** In the order of the text. Products that are not sold are left out. */
async function productsIn({ shop, viewer }: RequestContext, body: string) {
  const slugs = new Set([...body.matchAll(PRODUCT_LINK)].map(([, slug = ""]) => slug));
  const customer = viewer.customer?.id;
  const found = await Promise.all(
    [...slugs].slice(0, MAX_PRODUCTS).map((id) => attempt(shop.products.get({ id, customer }))),
  );
  return found.flatMap((one) => (one.ok ? [cardItem(one.value)] : []));
}
