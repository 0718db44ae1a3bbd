import "~/kit";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AccountNav } from "~/components/account/account-nav";
import { QuotesTable } from "~/components/account/quotes/quotes-table";
import { StateLinks } from "~/components/account/quotes/state-links";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { PageTexts } from "~/components/site/page-texts";
import { Pagination } from "~/components/site/pagination";
import { QUOTE_STATES } from "~/contract/constants/enums";
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
  const isAgent = viewer.session?.user.isAgent ?? false;
  const state = QUOTE_STATES.find((one) => one === url.searchParams.get("state"));
  // An agent may see those of all customers at once.
  const ofAll = isAgent && url.searchParams.get("of") === "all";
  const customer = ofAll ? undefined : viewer.customer?.id;
  return {
    title: texts.title,
    isAgent,
    ofAll,
    state: state ?? null,
    customerName: viewer.customer?.name ?? "",
    quotes: await shop.quotes.list({ customer, state, page }),
    texts,
  };
}

export default function Quotes() {
  const { title, isAgent, ofAll, state, customerName, quotes, texts } = useLoaderData<typeof loader>();
  const of = ofAll ? "all" : null;
  const { t } = useTranslation("account");
  return (
    <PageTexts namespace="quotes" texts={texts}>
      <div className={stack.s5}>
        <PageBreadcrumb steps={[{ name: t("nav.label"), href: paths.account() }]} current={title} />
        <h1>{title}</h1>
        <AccountNav />
        {isAgent && (
          <StateLinks
            label={texts.scope}
            states={["one", "all"]}
            shown={ofAll ? "all" : "one"}
            name={(one) => (one === "all" ? texts.ofAll : customerName)}
            href={(one) => paths.quotes({ of: one === "all" ? "all" : null, state })}
          />
        )}
        <StateLinks
          label={texts.state}
          states={["any", ...QUOTE_STATES]}
          shown={state ?? "any"}
          name={(one) => (one === "any" ? texts.any : texts.states[one])}
          href={(one) => paths.quotes({ of, state: one === "any" ? null : one })}
        />
        {quotes.count === 0 ? (
          <p>{isAgent && !ofAll && state === null ? texts.noneAgent : texts.none}</p>
        ) : (
          <QuotesTable quotes={quotes.results} withCustomer={ofAll} />
        )}
        <Pagination
          page={quotes.page}
          pageCount={quotes.page_count}
          href={(page) => paths.quotes({ of, state, page })}
        />
      </div>
    </PageTexts>
  );
}
