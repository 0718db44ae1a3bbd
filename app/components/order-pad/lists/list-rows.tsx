import { useTranslation } from "react-i18next";
import { QuantityInput } from "~/components/product/quantity-input";
import { Stock } from "~/components/product/stock";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { TextAreaField } from "~/components/ui/form/field";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Form, Link } from "~/components/ui/page/link";
import { MAX_BATCH_ROWS } from "~/contract/constants/limits";
import type { OpenOrderList, OrderListRow } from "~/contract/order-lists";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { row, stack } from "~/theme/layout.css";
import { code, muted } from "~/theme/text.css";

/** Rows of a saved list, as one form: its quantities are added to the cart or stored in the list. */
export function ListRows({
  list,
  typed,
  formToken,
}: {
  list: OpenOrderList;
  typed: Record<string, string> | null;
  formToken: FormToken;
}) {
  const { t } = useTranslation("lists");
  return (
    <Form method="post" action={paths.orderList(list.id)} className={stack.s4} preventScrollReset>
      <HiddenFields formToken={formToken} />
      {list.gone > 0 && <p className={muted}>{t("gone", { count: list.gone })}</p>}
      <Table caption={list.name} captionVariant="hidden" phone="cards">
        <TableHead>
          <ColumnHead>{t("item")}</ColumnHead>
          <ColumnHead>{t("last")}</ColumnHead>
          <ColumnHead>{t("stock")}</ColumnHead>
          <ColumnHead align="end">{t("price")}</ColumnHead>
          <ColumnHead align="end">{t("quantity")}</ColumnHead>
        </TableHead>
        <TableBody>
          {list.rows.map((one) => (
            <Item
              key={one.item.product_detail.product_id}
              row={one}
              currency={list.currency}
              typed={typed?.[one.item.product_detail.product_id]}
            />
          ))}
        </TableBody>
      </Table>
      <div className={row}>
        <Button variant="primary" name="intent" value="add">
          {t("add")}
        </Button>
        <Button name="intent" value="save">
          {t("save")}
        </Button>
      </div>
      <Disclosure summary={t("more")}>
        <div className={stack.s3}>
          <TextAreaField
            id="lines"
            name="lines"
            label={t("lines")}
            hint={t("linesHint", { max: MAX_BATCH_ROWS })}
            rows={4}
            spellCheck={false}
          />
          <Button name="intent" value="save">
            {t("addLines")}
          </Button>
        </div>
      </Disclosure>
    </Form>
  );
}

function Item({
  row: { item, qty, notes },
  currency,
  typed,
}: {
  row: OrderListRow;
  currency: string;
  typed: string | undefined;
}) {
  const { t } = useTranslation("lists");
  const { money, number, shortDate } = useFormat();
  const { product_detail: detail, last, unit_price } = item;
  return (
    <TableRow>
      <RowHead>
        <Link to={paths.product(detail.slug)}>{detail.name}</Link> <span className={code}>{detail.sku}</span>
        {notes !== "" && <p className={muted}>{notes}</p>}
      </RowHead>
      <Cell label={t("last")}>
        {last && `${number(last.qty)} × ${money(last.unit_price, currency)}, ${shortDate(last.date)}`}
      </Cell>
      <Cell label={t("stock")}>
        <Stock stock={detail} wording="brief" />
      </Cell>
      <Cell align="end" label={t("price")}>
        {money(unit_price, currency)}
      </Cell>
      <Cell align="end" label={t("quantity")}>
        <QuantityInput
          name={`qty.${detail.product_id}`}
          defaultValue={typed ?? qty}
          aria-label={t("quantityOf", { name: `${detail.name}, ${detail.sku}` })}
        />
      </Cell>
    </TableRow>
  );
}
