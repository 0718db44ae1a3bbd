import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { type PostedForm, textProps, usePostedForm } from "~/components/ui/form/posted-form";
import { Form, Link } from "~/components/ui/page/link";
import type { OperatorOrder } from "~/contract/operator/orders";
import type { OperatorUser } from "~/contract/operator/users";
import { operatorPaths } from "~/operator-paths";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";

export function OrderAdmin({
  order,
  customer,
  mayWrite,
  ...posted
}: PostedForm & {
  order: OperatorOrder;
  customer: OperatorUser | null;
  mayWrite: boolean;
}) {
  const { t } = useTranslation("operator");
  const { phone } = order.shipping_address;
  return (
    <>
      {customer && (
        <section className={classes(box, stack.s3)}>
          <h2>{t("order.customer")}</h2>
          <p>
            {[customer.first_name, customer.last_name].filter(Boolean).join(" ")}
            {customer.is_guest && ` · ${t("order.guest")}`}
            <br />
            <a href={`mailto:${customer.email}`}>{customer.email}</a>
            {phone && (
              <>
                <br />
                <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
              </>
            )}
          </p>
          <p>
            <Link to={operatorPaths.customer(customer.id)}>{t("order.customer")}</Link>
            {" · "}
            <Link to={operatorPaths.orders({ customer: customer.id })}>{t("orderDesk.all")}</Link>
          </p>
        </section>
      )}
      {order.can_be_paid && mayWrite && (
        <Form method="post">
          <Button width="full" name="intent" value="paid">
            {t("order.paid")}
          </Button>
        </Form>
      )}
      {mayWrite && (
        <InvoiceForm
          key={posted.result ? "refused" : `${order.invoice?.number} ${order.invoice?.date}`}
          invoice={order.invoice}
          {...posted}
        />
      )}
    </>
  );
}

function InvoiceForm({ invoice, ...posted }: PostedForm & Pick<OperatorOrder, "invoice">) {
  const { t } = useTranslation("operator");
  const [form, { number, date }] = usePostedForm<"number" | "date">({
    ...{ id: "invoice", ...posted },
    defaultValue: { number: invoice?.number ?? "", date: invoice?.date ?? "" },
  });
  return (
    <section className={classes(box, stack.s3)}>
      <h2>{t("order.invoice")}</h2>
      <Form {...getFormProps(form)} method="post" className={stack.s4}>
        <TextField
          {...textProps(number)}
          optional={t("order.optional")}
          hint={invoice ? undefined : t("order.invoiceHint")}
          label={t("order.invoiceNumber")}
        />
        <TextField
          {...textProps(date)}
          type="date"
          optional={t("order.optional")}
          label={t("order.invoiceDate")}
        />
        <p>
          <Button name="intent" value="invoice">
            {t("order.keepInvoice")}
          </Button>
        </p>
      </Form>
    </section>
  );
}
