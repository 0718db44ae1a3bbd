import "~/shop-kit";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AccountNav } from "~/components/account/account-nav";
import { QuotesTable } from "~/components/account/quotes/quotes-table";
import { StateLinks } from "~/components/account/quotes/state-links";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { Pagination } from "~/components/site/pagination";
import { QUOTE_STATES } from "~/contract/constants/enums";
import { translator } from "~/i18n/server";
import { paths } from "~/paths";
import { requestContext } from "~/storefront/request/context";
import { pageFromUrl } from "~/storefront/request/page-number";
import { titleMeta } from "~/storefront/seo/titles";
import { stack } from "~/theme/layout.css";

export const handle = { i18n: ["quotes", "account"] };

export const meta = titleMeta;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, viewer, url, locale } = await requestContext(args);
  const { page } = pageFromUrl(url);
  const isAgent = viewer.session?.user.isAgent ?? false;
  const state = QUOTE_STATES.find((one) => one === url.searchParams.get("state"));
  // An agent may list the quotes of all customers.
  const ofAll = isAgent && url.searchParams.get("of") === "all";
  const customer = ofAll ? undefined : viewer.customer?.id;
  return {
    title: translator(locale, "quotes")("title"),
    isAgent,
    ofAll,
    state: state ?? null,
    customerName: viewer.customer?.name ?? "",
    quotes: await shop.quotes.list({ customer, state, page }),
  };
}

export default function Quotes() {
  const { title, isAgent, ofAll, state, customerName, quotes } = useLoaderData<typeof loader>();
  const of = ofAll ? "all" : null;
  const { t } = useTranslation("quotes");
  return (
    <div className={stack.s5}>
      <PageBreadcrumb steps={[{ name: t("account:nav.label"), href: paths.account() }]} current={title} />
      <h1>{title}</h1>
      <AccountNav />
      {isAgent && (
        <StateLinks
          label={t("scope")}
          states={["one", "all"]}
          shown={ofAll ? "all" : "one"}
          name={(one) => (one === "all" ? t("ofAll") : customerName)}
          href={(one) => paths.quotes({ of: one === "all" ? "all" : null, state })}
        />
      )}
      <StateLinks
        label={t("state")}
        states={["any", ...QUOTE_STATES]}
        shown={state ?? "any"}
        name={(one) => (one === "any" ? t("any") : t(`states.${one}`))}
        href={(one) => paths.quotes({ of, state: one === "any" ? null : one })}
      />
      {quotes.count === 0 ? (
        <p>{t(isAgent && !ofAll && state === null ? "noneAgent" : "none")}</p>
      ) : (
        <QuotesTable quotes={quotes.results} withCustomer={ofAll} />
      )}
      <Pagination
        page={quotes.page}
        pageCount={quotes.page_count}
        href={(page) => paths.quotes({ of, state, page })}
      />
    </div>
  );
}
