import { useTranslation } from "react-i18next";
import * as styles from "~/components/account/orders/order-rows.css";
import { Cell, ColumnHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { Link } from "~/components/ui/page/link";
import { ProductImage } from "~/components/ui/picture/product-image";
import type { OpenQuote } from "~/contract/quotes";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { code, muted, small } from "~/theme/text.css";

/** Rows of a quote. Marks those that can no longer be ordered in the quoted quantity. */
export function QuoteRows({ quote }: { quote: Pick<OpenQuote, "rows" | "currency"> }) {
  const { t } = useTranslation("quotes");
  const { money, number, percent } = useFormat();
  return (
    <Table caption={t("rows")} phone="cards" className={styles.root}>
      <TableHead>
        <ColumnHead>{t("item")}</ColumnHead>
        <ColumnHead align="end">{t("quantity")}</ColumnHead>
        <ColumnHead align="end">{t("price")}</ColumnHead>
        <ColumnHead align="end">{t("total")}</ColumnHead>
      </TableHead>
      <TableBody>
        {quote.rows.map((row) => (
          <TableRow key={row.product}>
            <Cell className={styles.name}>
              <span className={styles.item}>
                <ProductImage image={row.image} alt={row.name} isBesideName size="thumb" />
                <span>
                  <Link to={paths.product(row.slug)}>{row.name}</Link>
                  <br />
                  <span className={code}>{row.sku}</span>{" "}
                  {row.notes && <span className={styles.note}>{row.notes}</span>}{" "}
                  {row.available !== null && (
                    <b>{row.available > 0 ? t("left", { count: row.available }) : t("gone")}</b>
                  )}
                </span>
              </span>
            </Cell>
            <Cell align="end" label={t("quantity")}>
              {number(row.qty)}
            </Cell>
            <Cell align="end" label={t("price")}>
              {money(row.unit_price, quote.currency)}{" "}
              {Number(row.discount) > 0 && (
                <span className={classes(small, muted)}>
                  {t("discount", { percent: percent(row.discount) })}
                </span>
              )}
            </Cell>
            <Cell align="end" label={t("total")}>
              <b>{money(row.total_price, quote.currency)}</b>
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
