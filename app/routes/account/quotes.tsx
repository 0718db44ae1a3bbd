import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AccountNav } from "~/components/account/account-nav";
import { QuotesTable } from "~/components/account/quotes/quotes-table";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { PageTexts } from "~/components/site/page-texts";
import { Pagination } from "~/components/site/pagination";
import { quoteTexts } from "~/i18n/quotes";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { requestContext } from "~/storefront/request/context";
import { pageFromUrl } from "~/storefront/request/page-number";
import { titleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";

export const meta = titleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, viewer, url, locale } = await requestContext(args);
  const { page } = pageFromUrl(url);
  const texts = quoteTexts(locale);
  return {
    title: texts.title,
    isAgent: viewer.session?.user.isAgent ?? false,
    quotes: await shop.quotes.list({ customer: viewer.customer?.id, page }),
    texts,
  };
}

export default function Quotes() {
  const { title, isAgent, quotes, texts } = useLoaderData<typeof loader>();
  const { t } = useTranslation("account");
  return (
    <PageTexts namespace="quotes" texts={texts}>
      <div className={stack.s5}>
        <PageBreadcrumb steps={[{ name: t("nav.label"), href: paths.account() }]} current={title} />
        <h1>{title}</h1>
        <AccountNav />
        {quotes.count === 0 ? (
          <p>{isAgent ? texts.noneAgent : texts.none}</p>
        ) : (
          <QuotesTable quotes={quotes.results} />
        )}
        <Pagination
          page={quotes.page}
          pageCount={quotes.page_count}
          href={(page) => paths.quotes({ page })}
        />
      </div>
    </PageTexts>
  );
}
