import "~/kit";
import "~/operator-kit";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { StateLinks } from "~/components/operator/state-links";
import { Cell, DataTable, Head, Pages, RowName } from "~/components/operator/ui/data-table";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Badge } from "~/components/operator/ui/status";
import { ButtonLink } from "~/components/ui/form/button";
import { Link } from "~/components/ui/page/link";
import { DRAFT_STATES } from "~/contract/constants/enums";
import { TABLE_PAGE_SIZE } from "~/contract/constants/paging";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { operatorContext } from "~/storefront/operator/require-operator";
import { pageFromUrl } from "~/storefront/request/page-number";

const STATES = ["any", ...DRAFT_STATES] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, may } = await operatorContext(args, "orders.read");
  const state = DRAFT_STATES.find((one) => one === url.searchParams.get("state"));
  const { page } = pageFromUrl(url);
  return {
    state: state ?? null,
    drafts: await shop.draftOrders.list({ state, page, page_size: TABLE_PAGE_SIZE }),
    mayWrite: may("orders.write"),
  };
}

/** Orders prepared for a customer, and quote requests, newest first. */
export default function OperatorDrafts() {
  const { state, drafts, mayWrite } = useLoaderData<typeof loader>();
  const { t } = useTranslation("operator");
  const { dateTime, number } = useFormat();
  return (
    <Stack>
      <PageHead
        title={t("nav.drafts")}
        actions={
          mayWrite && (
            <ButtonLink variant="primary" to={operatorPaths.newDraft()}>
              {t("drafts.new")}
            </ButtonLink>
          )
        }
      >
        {t("drafts.about")}
      </PageHead>
      <StateLinks
        states={STATES}
        shown={state ?? "any"}
        label={(one) => t(`drafts.states.${one}`)}
        href={(one) => operatorPaths.drafts({ state: one === "any" ? null : one })}
      />
      {drafts.count === 0 ? (
        <Empty>{t("none")}</Empty>
      ) : (
        <Panel bleed>
          <DataTable
            caption={t("nav.drafts")}
            heads={
              <>
                <Head>{t("drafts.one")}</Head>
                <Head>{t("quotes.customer")}</Head>
                <Head end>{t("drafts.articles")}</Head>
                <Head>{t("drafts.changed")}</Head>
                <Head>{t("quotes.state")}</Head>
                <Head>{t("drafts.became")}</Head>
              </>
            }
          >
            {drafts.results.map((draft) => (
              <tr key={draft.id}>
                <RowName>
                  <Link to={operatorPaths.draft(draft.id)}>{t("drafts.numbered", { number: draft.id })}</Link>{" "}
                  {draft.is_request && <Badge>{t("drafts.request")}</Badge>}
                </RowName>
                <Cell main>{draft.customer_name}</Cell>
                <Cell label={t("drafts.articles")} end>
                  {number(draft.rows_count)}
                </Cell>
                <Cell label={t("drafts.changed")}>{dateTime(draft.changed_at)}</Cell>
                <Cell label={t("quotes.state")}>{t(`drafts.states.${draft.state}`)}</Cell>
                <Cell label={t("drafts.became")}>
                  {draft.quote && <Link to={operatorPaths.quote(draft.quote.id)}>{draft.quote.number}</Link>}
                  {draft.order && <Link to={operatorPaths.order(draft.order.id)}>{draft.order.number}</Link>}
                </Cell>
              </tr>
            ))}
          </DataTable>
        </Panel>
      )}
      <Pages
        page={drafts.page}
        pageCount={drafts.page_count}
        href={(page) => operatorPaths.drafts({ state, page })}
      />
    </Stack>
  );
}
