import { useTranslation } from "react-i18next";
import { QuantityInput } from "~/components/product/quantity-input";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import type { RefusedForm } from "~/components/ui/form/refused-form";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Form } from "~/components/ui/page/link";
import type { OperatorOrder } from "~/contract/operator/orders";
import { stack } from "~/theme/layout.css";

/** Fewer of a row, or none, before anything has left. Renders nothing afterwards. */
export function ChangeForm({ order, refused }: { order: OperatorOrder; refused: RefusedForm | undefined }) {
  const { t } = useTranslation("operator");
  if (!order.can_change) return null;
  return (
    <Disclosure summary={t("order.change.title")}>
      <Form method="post" className={stack.s4}>
        <p>{t("order.change.hint")}</p>
        {order.rows.map((row) => (
          <p key={row.id}>
            <QuantityInput
              name={`change.${row.id}`}
              defaultValue={refused?.typed[`change.${row.id}`] ?? row.qty}
              aria-label={`${t("order.qty")}: ${row.name}`}
            />{" "}
            {row.name}
          </p>
        ))}
        <TextField
          id="change-reason"
          name="reason"
          label={t("order.change.reason")}
          optional={t("order.optional")}
          defaultValue={refused?.typed.reason}
          errors={refused?.errors.rows ?? []}
        />
        <p>
          <Button name="intent" value="change">
            {t("order.change.apply")}
          </Button>
        </p>
      </Form>
    </Disclosure>
  );
}
