import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as styles from "~/components/account/orders/orders-table.css";
import { ChangeList } from "~/components/operator/change-list";
import { Pagination } from "~/components/site/pagination";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { TABLE_PAGE_SIZE } from "~/contract/constants/paging";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { changesOf } from "~/storefront/operator/audit-changes";
import { operatorContext } from "~/storefront/operator/require-operator";
import { pageFromUrl } from "~/storefront/request/page-number";
import { stack } from "~/theme/layout.css";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url } = await operatorContext(args, "audit.read");
  const audit = await shop.audit.list({ page: pageFromUrl(url).page, page_size: TABLE_PAGE_SIZE });
  const entries = audit.results.map((entry) => ({
    id: entry.id,
    at: entry.at,
    call: entry.call,
    target: entry.target,
    changes: changesOf(entry),
  }));
  return { entries, pages: { page: audit.page, page_count: audit.page_count } };
}

export default function OperatorAudit() {
  const { entries, pages } = useLoaderData<typeof loader>();
  const { t } = useTranslation("operator");
  const { dateTime } = useFormat();
  return (
    <div className={stack.s5}>
      <h1>{t("nav.audit")}</h1>
      {entries.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <Table caption={t("nav.audit")} captionVariant="hidden" phone="cards">
          <TableHead>
            <ColumnHead>{t("audit.when")}</ColumnHead>
            <ColumnHead>{t("audit.call")}</ColumnHead>
            <ColumnHead>{t("audit.target")}</ColumnHead>
            <ColumnHead>{t("audit.changed")}</ColumnHead>
          </TableHead>
          <TableBody>
            {entries.map((entry) => (
              <TableRow key={entry.id}>
                <RowHead className={styles.number}>{dateTime(entry.at)}</RowHead>
                <Cell label={t("audit.call")}>{entry.call}</Cell>
                <Cell label={t("audit.target")}>{entry.target}</Cell>
                <Cell>
                  <ChangeList changes={entry.changes} />
                </Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <Pagination
        page={pages.page}
        pageCount={pages.page_count}
        href={(page) => paths.operatorAudit({ page })}
      />
    </div>
  );
}
