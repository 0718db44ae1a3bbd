import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as styles from "~/components/account/orders/orders-table.css";
import { ChangeList } from "~/components/operator/change-list";
import { OperatorPagination } from "~/components/operator/pagination";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { changesOf } from "~/storefront/operator/audit-changes";
import { operatorContext } from "~/storefront/operator/require-operator";
import { pageFromUrl } from "~/storefront/request/page-number";
import { stack } from "~/theme/layout.css";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, words, url } = await operatorContext(args);
  const audit = await shop.audit.list({ page: pageFromUrl(url).page, page_size: 25 });
  const entries = audit.results.map((entry) => ({
    id: entry.id,
    at: entry.at,
    call: entry.call,
    target: entry.target,
    changes: changesOf(entry),
  }));
  return { words, entries, pages: { page: audit.page, page_count: audit.page_count } };
}

export default function OperatorAudit() {
  const { words, entries, pages } = useLoaderData<typeof loader>();
  const { dateTime } = useFormat();
  const say = words.audit;
  return (
    <div className={stack.s5}>
      <h1>{words.nav.audit}</h1>
      {entries.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Table caption={words.nav.audit} captionVariant="hidden" phone="cards">
          <TableHead>
            <ColumnHead>{say.when}</ColumnHead>
            <ColumnHead>{say.call}</ColumnHead>
            <ColumnHead>{say.target}</ColumnHead>
            <ColumnHead>{say.changed}</ColumnHead>
          </TableHead>
          <TableBody>
            {entries.map((entry) => (
              <TableRow key={entry.id}>
                <RowHead className={styles.number}>{dateTime(entry.at)}</RowHead>
                <Cell label={say.call}>{entry.call}</Cell>
                <Cell label={say.target}>{entry.target}</Cell>
                <Cell>
                  <ChangeList changes={entry.changes} words={say} />
                </Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <OperatorPagination labels={words} list={pages} href={(page) => paths.operatorAudit({ page })} />
    </div>
  );
}
