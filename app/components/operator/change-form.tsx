import { FormProvider, getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { type PostedForm, textProps, usePostedForm } from "~/components/ui/form/posted-form";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Form } from "~/components/ui/page/link";
import type { OperatorOrder } from "~/contract/operator/orders";
import { stack } from "~/theme/layout.css";
import { RowQuantity } from "./orders/row-quantity";

/** Reduces the quantities of rows before anything is shipped. Renders nothing after that. */
export function ChangeForm({ order, ...posted }: PostedForm & { order: OperatorOrder }) {
  const { t } = useTranslation("operator");
  const [form, { reason }] = usePostedForm<"reason" | "change">({
    ...{ id: "change", ...posted },
    defaultValue: { change: Object.fromEntries(order.rows.map((row) => [row.id, String(row.qty)])) },
  });
  if (!order.can_change) return null;
  return (
    <Disclosure summary={t("order.change.title")} open={posted.result != null}>
      <FormProvider context={form.context}>
        <Form {...getFormProps(form)} method="post" className={stack.s4}>
          <p>{t("order.change.hint")}</p>
          {order.rows.map((row) => (
            <p key={row.id}>
              <RowQuantity name={`change.${row.id}`} label={`${t("order.qty")}: ${row.name}`} /> {row.name}
            </p>
          ))}
          <TextField
            {...textProps(reason)}
            id="change-reason"
            label={t("order.change.reason")}
            optional={t("order.optional")}
            errors={form.allErrors.rows}
          />
          <p>
            <Button name="intent" value="change">
              {t("order.change.apply")}
            </Button>
          </p>
        </Form>
      </FormProvider>
    </Disclosure>
  );
}
