import { FormProvider, getFormProps, useField } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { TextField } from "~/components/ui/form/field";
import {
  checkProps,
  hiddenProps,
  type PostedField,
  type PostedForm,
  textProps,
  usePostedForm,
} from "~/components/ui/form/posted-form";
import { Cell, ColumnHead, RowHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { Form } from "~/components/ui/page/link";
import type { OperatorOrder } from "~/contract/operator/orders";
import { useFormat } from "~/i18n/use-format";
import { stack } from "~/theme/layout.css";
import { code } from "~/theme/text.css";
import { RowQuantity } from "./row-quantity";

/** Form for a refund: an amount, the returned goods, or both. Renders nothing if there is no money left to refund. */
export function RefundForm({
  order,
  formId,
  ...posted
}: PostedForm & {
  order: OperatorOrder;
  /** Posting the same form twice refunds once. */
  formId: string;
}) {
  const { t } = useTranslation("operator");
  const { money } = useFormat();
  const [form, { amount, reason, form_id: key }] = usePostedForm<"amount" | "reason" | "form_id">({
    ...{ id: "refund", ...posted },
    defaultValue: { form_id: formId },
  });
  const left = Number(order.paid) - Number(order.refunded);
  if (left <= 0) return null;
  return (
    <FormProvider context={form.context}>
      <Form {...getFormProps(form)} method="post" className={stack.s4}>
        <h2>{t("order.refund.title")}</h2>
        <p>{t("order.refund.left", { amount: money(left.toFixed(2), order.currency) })}</p>
        <input {...hiddenProps(key)} />
        <TextField
          {...textProps(amount)}
          inputMode="decimal"
          label={t("order.refund.amount")}
          hint={t("order.refund.amountHint")}
        />
        <GoodsTable order={order} />
        <TextField
          {...textProps(reason)}
          id="refund-reason"
          label={t("order.refund.reason")}
          optional={t("order.optional")}
        />
        <p>
          <Button name="intent" value="refund">
            {t("order.refund.apply")}
          </Button>
        </p>
      </Form>
    </FormProvider>
  );
}

function GoodsTable({ order }: { order: OperatorOrder }) {
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
              <RowQuantity name={`refund.${row.id}`} label={`${t("order.refund.qty")}: ${row.name}`} />
            </Cell>
            <Cell label={t("order.refund.restock")}>
              <Restock name={`restock.${row.id}`} />
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Restock({ name }: { name: string }) {
  const { t } = useTranslation("operator");
  const [field]: [PostedField, unknown] = useField(name);
  return <Check {...checkProps(field, "yes")}>{t("order.refund.restock")}</Check>;
}
