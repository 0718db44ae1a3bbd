import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import type { RefusedForm } from "~/components/ui/form/refused-form";
import { Form, Link } from "~/components/ui/page/link";
import type { OperatorOrder } from "~/contract/operator/orders";
import type { OperatorUser } from "~/contract/operator/users";
import { operatorPaths } from "~/operator-paths";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";

/** Who bought, whether the money is there, and the invoice's number. */
export function OrderAdmin({
  order,
  customer,
  refused,
  mayWrite,
}: {
  order: OperatorOrder;
  customer: OperatorUser | null;
  refused: RefusedForm | undefined;
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
      {mayWrite && <InvoiceForm order={order} refused={refused} />}
    </>
  );
}

function InvoiceForm({
  order,
  refused,
}: {
  order: Pick<OperatorOrder, "invoice">;
  refused: RefusedForm | undefined;
}) {
  const { t } = useTranslation("operator");
  return (
    <section className={classes(box, stack.s3)}>
      <h2>{t("order.invoice")}</h2>
      <Form method="post" className={stack.s4}>
        <TextField
          id="number"
          name="number"
          optional={t("order.optional")}
          hint={order.invoice ? undefined : t("order.invoiceHint")}
          label={t("order.invoiceNumber")}
          defaultValue={refused?.typed.number ?? order.invoice?.number}
          errors={refused?.errors.number ?? []}
        />
        <TextField
          id="date"
          name="date"
          type="date"
          optional={t("order.optional")}
          label={t("order.invoiceDate")}
          defaultValue={refused?.typed.date ?? order.invoice?.date}
          errors={refused?.errors.date ?? []}
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
