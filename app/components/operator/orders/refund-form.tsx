import { useTranslation } from "react-i18next";
import { QuantityInput } from "~/components/product/quantity-input";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { TextField } from "~/components/ui/form/field";
import type { RefusedForm } from "~/components/ui/form/refused-form";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { Form } from "~/components/ui/page/link";
import type { OperatorOrder } from "~/contract/operator/orders";
import { useFormat } from "~/i18n/use-format";
import { stack } from "~/theme/layout.css";
import { code } from "~/theme/text.css";

/** A refund: a sum, or the goods that it is for, or both. Renders nothing where no money is left to give back. */
export function RefundForm({
  order,
  formId,
  refused,
}: {
  order: OperatorOrder;
  /** The same form twice refunds once. */
  formId: string;
  refused: RefusedForm | undefined;
}) {
  const { t } = useTranslation("operator");
  const { money } = useFormat();
  const left = Number(order.paid) - Number(order.refunded);
  if (left <= 0) return null;
  return (
    <Form method="post" className={stack.s4}>
      <h2>{t("order.refund.title")}</h2>
      <p>{t("order.refund.left", { amount: money(left.toFixed(2), order.currency) })}</p>
      <input type="hidden" name="form_id" value={formId} />
      <TextField
        id="amount"
        name="amount"
        inputMode="decimal"
        label={t("order.refund.amount")}
        hint={t("order.refund.amountHint")}
        defaultValue={refused?.typed.amount}
        errors={refused?.errors.amount ?? []}
      />
      <GoodsTable order={order} typed={refused?.typed ?? {}} />
      <TextField
        id="refund-reason"
        name="reason"
        label={t("order.refund.reason")}
        optional={t("order.optional")}
        defaultValue={refused?.typed.reason}
        errors={refused?.errors.reason ?? []}
      />
      <p>
        <Button name="intent" value="refund">
          {t("order.refund.apply")}
        </Button>
      </p>
    </Form>
  );
}

function GoodsTable({ order, typed }: { order: OperatorOrder; typed: RefusedForm["typed"] }) {
  const { t } = useTranslation("operator");
  return (
    <Table caption={t("order.refund.goods")} phone="cards">
      <TableHead>
        <ColumnHead>{t("order.product")}</ColumnHead>
        <ColumnHead align="end">{t("order.refund.qty")}</ColumnHead>
        <ColumnHead>{t("order.refund.restock")}</ColumnHead>
      </TableHead>
      <TableBody>
        {order.rows.map((row) => (
          <TableRow key={row.id}>
            <RowHead>
              {row.name} <span className={code}>{row.sku}</span>
            </RowHead>
            <Cell label={t("order.refund.qty")} align="end">
              <QuantityInput
                name={`refund.${row.id}`}
                defaultValue={typed[`refund.${row.id}`] ?? ""}
                aria-label={`${t("order.refund.qty")}: ${row.name}`}
              />
            </Cell>
            <Cell label={t("order.refund.restock")}>
              <Check
                name={`restock.${row.id}`}
                value="yes"
                defaultChecked={typed[`restock.${row.id}`] === "yes"}
              >
                {t("order.refund.restock")}
              </Check>
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
