import "~/kit";
import "~/operator-kit";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { StateLinks } from "~/components/operator/state-links";
import { Cell, DataTable, Head, Pages, RowName } from "~/components/operator/ui/data-table";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Link } from "~/components/ui/page/link";
import { QUOTE_STATES } from "~/contract/constants/enums";
import { TABLE_PAGE_SIZE } from "~/contract/constants/paging";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { operatorContext } from "~/storefront/operator/require-operator";
import { pageFromUrl } from "~/storefront/request/page-number";

const STATES = ["any", ...QUOTE_STATES] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url } = await operatorContext(args, "orders.read");
  const state = QUOTE_STATES.find((one) => one === url.searchParams.get("state"));
  const { page } = pageFromUrl(url);
  return {
    state: state ?? null,
    quotes: await shop.quotes.list({ state, page, page_size: TABLE_PAGE_SIZE }),
  };
}

/** All quotes, newest first: agents create them from carts, the back office from drafts. */
export default function OperatorQuotes() {
  const { state, quotes } = useLoaderData<typeof loader>();
  const { t } = useTranslation("operator");
  const { money, shortDate } = useFormat();
  return (
    <Stack>
      <PageHead title={t("nav.quotes")}>
        <Link to={operatorPaths.drafts({ state: "open" })}>{t("nav.drafts")}</Link>
      </PageHead>
      <StateLinks
        states={STATES}
        shown={state ?? "any"}
        label={(one) => t(`quotes.states.${one}`)}
        href={(one) => operatorPaths.quotes({ state: one === "any" ? null : one })}
      />
      {quotes.count === 0 ? (
        <Empty>{t("none")}</Empty>
      ) : (
        <Panel bleed>
          <DataTable
            caption={t("nav.quotes")}
            heads={
              <>
                <Head>{t("quotes.number")}</Head>
                <Head>{t("quotes.customer")}</Head>
                <Head>{t("quotes.agent")}</Head>
                <Head>{t("quotes.made")}</Head>
                <Head>{t("quotes.validUntil")}</Head>
                <Head end>{t("quotes.total")}</Head>
                <Head>{t("quotes.state")}</Head>
              </>
            }
          >
            {quotes.results.map((quote) => (
              <tr key={quote.id}>
                <RowName>
                  <Link to={operatorPaths.quote(quote.id)}>{quote.number}</Link>
                </RowName>
                <Cell main>{quote.customer_name}</Cell>
                <Cell label={t("quotes.agent")}>{quote.made_by ?? "–"}</Cell>
                <Cell label={t("quotes.made")}>{shortDate(quote.created_at)}</Cell>
                <Cell label={t("quotes.validUntil")}>{shortDate(quote.valid_until)}</Cell>
                <Cell label={t("quotes.total")} end figure>
                  {money(quote.total, quote.currency)}
                </Cell>
                <Cell label={t("quotes.state")}>{t(`quotes.states.${quote.state}`)}</Cell>
              </tr>
            ))}
          </DataTable>
        </Panel>
      )}
      <Pages
        page={quotes.page}
        pageCount={quotes.page_count}
        href={(page) => operatorPaths.quotes({ state, page })}
      />
    </Stack>
  );
}
