import { useTranslation } from "react-i18next";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { Link } from "~/components/ui/page/link";
import type { Quote } from "~/contract/quotes";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { QuoteState } from "./quote-state";

/**
 * Quotes, newest first.
 * @param withCustomer the quotes belong to several customers, so each row links to its customer
 */
export function QuotesTable({ quotes, withCustomer = false }: { quotes: Quote[]; withCustomer?: boolean }) {
  const { t } = useTranslation("quotes");
  const { money, shortDate } = useFormat();
  return (
    <Table caption={t("caption")} captionVariant="hidden" phone="cards">
      <TableHead>
        <ColumnHead>{t("number")}</ColumnHead>
        {withCustomer && <ColumnHead>{t("customer")}</ColumnHead>}
        <ColumnHead>{t("date")}</ColumnHead>
        <ColumnHead>{t("validUntil")}</ColumnHead>
        <ColumnHead align="end">{t("total")}</ColumnHead>
        <ColumnHead>{t("state")}</ColumnHead>
      </TableHead>
      <TableBody>
        {quotes.map((quote) => (
          <TableRow key={quote.id}>
            <RowHead>
              <Link to={`${paths.quote(quote.id)}${withCustomer ? `?customer=${quote.customer}` : ""}`}>
                {quote.number}
              </Link>
            </RowHead>
            {withCustomer && <Cell label={t("customer")}>{quote.customer_name}</Cell>}
            <Cell label={t("date")}>
              <time dateTime={quote.created_at}>{shortDate(quote.created_at)}</time>
            </Cell>
            <Cell label={t("validUntil")}>
              <time dateTime={quote.valid_until}>{shortDate(quote.valid_until)}</time>
            </Cell>
            <Cell align="end" label={t("total")}>
              <b>{money(quote.total, quote.currency)}</b>
            </Cell>
            <Cell label={t("state")}>
              <QuoteState state={quote.state} />
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
