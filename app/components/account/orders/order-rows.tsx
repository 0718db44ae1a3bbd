import { useTranslation } from "react-i18next";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { itemLink } from "~/components/ui/list/facts.css";
import { Cell, ColumnHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { Form, Link } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { ProductImage } from "~/components/ui/picture/product-image";
import type { OrderRow } from "~/contract/orders";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { row, screenOnly, stack } from "~/theme/layout.css";
import { code, muted, small } from "~/theme/text.css";
import * as styles from "./order-rows.css";

/**
 * The rows of an order with the quantities ordered and shipped. Each row has a checkbox to reorder it; with none
 * checked, all rows are reordered.
 */
export function OrderRows({
  order,
  rows,
  checkedIds,
  formToken,
}: {
  order: { id: number; currency: string; locale: string };
  rows: OrderRow[];
  /** Ids of the rows that are initially checked. */
  checkedIds: number[];
  formToken: FormToken;
}) {
  const { t } = useTranslation("account");
  const canReorder = rows.some((one) => one.can_reorder);
  return (
    <Form method="post" action={paths.order(order.id)} className={stack.s4}>
      <HiddenFields formToken={formToken} />
      <Table caption={t("order.rows.title")} phone="cards" className={styles.root}>
        <TableHead>
          <ColumnHead className={styles.checkbox}>
            <VisuallyHidden>{t("order.rows.tick")}</VisuallyHidden>
          </ColumnHead>
          <ColumnHead>{t("order.rows.item")}</ColumnHead>
          <ColumnHead align="end">{t("order.rows.quantity")}</ColumnHead>
          <ColumnHead align="end">{t("order.rows.shipped")}</ColumnHead>
          <ColumnHead align="end">{t("order.rows.price")}</ColumnHead>
          <ColumnHead align="end">{t("order.rows.total")}</ColumnHead>
        </TableHead>
        <TableBody>
          {rows.map((one) => (
            <OrderTableRow
              key={one.id}
              row={one}
              currency={order.currency}
              locale={order.locale}
              isChecked={checkedIds.includes(one.id)}
            />
          ))}
        </TableBody>
      </Table>
      {canReorder && (
        <div className={classes(row, screenOnly)}>
          <Button variant="primary" name="intent" value="reorder">
            {t("order.rows.reorder")}
          </Button>{" "}
          <span className={classes(small, muted)}>{t("order.rows.reorderHint")}</span>
        </div>
      )}
    </Form>
  );
}

function OrderTableRow({
  row: one,
  currency,
  locale,
  isChecked,
}: {
  row: OrderRow;
  currency: string;
  /** The order's locale: product names are stored in the language of the order. */
  locale: string;
  isChecked: boolean;
}) {
  const { t } = useTranslation("account");
  const { money, number } = useFormat();
  return (
    <TableRow>
      <Cell className={styles.checkbox}>
        {one.can_reorder ? (
          <Check name="rows" value={one.id} defaultChecked={isChecked}>
            <VisuallyHidden>
              {t("order.rows.reorderOne", { name: one.name_today ?? one.name })}
            </VisuallyHidden>
          </Check>
        ) : (
          <span className={classes(small, muted)}>{t("order.rows.gone")}</span>
        )}
      </Cell>
      <Cell className={styles.name}>
        <span className={styles.item}>
          <ProductImage image={one.image} alt={one.name} isBesideName size="thumb" />
          <span>
            <Link
              className={itemLink}
              to={paths.product(one.slug)}
              lang={one.name_today ? undefined : locale}
            >
              {one.name_today ?? one.name}
            </Link>
            <br />
            <span className={code}>{one.sku}</span>{" "}
            {one.name_today && one.name_today !== one.name && (
              <span className={styles.note} lang={locale}>
                {one.name}
              </span>
            )}
            {one.notes && <span className={styles.note}>{one.notes}</span>}
          </span>
        </span>
      </Cell>
      <Cell align="end" label={t("order.rows.quantity")}>
        {number(one.qty)}
      </Cell>
      <Cell align="end" label={t("order.rows.shipped")}>
        {number(one.shipped_qty)}
      </Cell>
      <Cell align="end" label={t("order.rows.price")}>
        {money(one.unit_price, currency)}
      </Cell>
      <Cell align="end" label={t("order.rows.total")}>
        <b>{money(one.total_price, currency)}</b>
      </Cell>
    </TableRow>
  );
}
