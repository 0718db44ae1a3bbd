import "~/kit";
import "~/operator-kit";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ChangeList } from "~/components/operator/change-list";
import { Cell, DataTable, Head, Pages, RowName } from "~/components/operator/ui/data-table";
import { Empty, PageHead, Panel } from "~/components/operator/ui/page";
import { TABLE_PAGE_SIZE } from "~/contract/constants/paging";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { changesOf } from "~/storefront/operator/audit-changes";
import { operatorContext } from "~/storefront/operator/require-operator";
import { pageFromUrl } from "~/storefront/request/page-number";
import { stack } from "~/theme/layout.css";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url, t, locale, zone } = await operatorContext(args, "audit.read");
  const audit = await shop.audit.list({ page: pageFromUrl(url).page, page_size: TABLE_PAGE_SIZE });
  const entries = audit.results.map((entry) => ({
    id: entry.id,
    at: entry.at,
    call: entry.call,
    target: entry.target,
    who: entry.who,
    changes: changesOf(entry, { t, locale, zone }),
  }));
  return { entries, pages: { page: audit.page, page_count: audit.page_count } };
}

export default function OperatorAudit() {
  const { entries, pages } = useLoaderData<typeof loader>();
  const { t } = useTranslation("operator");
  const { dateTime } = useFormat();
  return (
    <div className={stack.s5}>
      <PageHead title={t("nav.audit")} />
      {entries.length === 0 ? (
        <Empty>{t("none")}</Empty>
      ) : (
        <Panel bleed>
          <DataTable
            caption={t("nav.audit")}
            heads={
              <>
                <Head>{t("audit.when")}</Head>
                <Head>{t("audit.who")}</Head>
                <Head>{t("audit.call")}</Head>
                <Head>{t("audit.target")}</Head>
                <Head>{t("audit.changed")}</Head>
              </>
            }
          >
            {entries.map((entry) => (
              <tr key={entry.id}>
                <RowName>{dateTime(entry.at)}</RowName>
                <Cell label={t("audit.who")}>{entry.who}</Cell>
                <Cell label={t("audit.call")}>
                  {t(`audit.calls.${entry.call}`, { defaultValue: entry.call })}
                </Cell>
                <Cell label={t("audit.target")}>{entry.target}</Cell>
                <Cell>
                  <ChangeList changes={entry.changes} />
                </Cell>
              </tr>
            ))}
          </DataTable>
        </Panel>
      )}
      <Pages page={pages.page} pageCount={pages.page_count} href={(page) => operatorPaths.audit({ page })} />
    </div>
  );
}
