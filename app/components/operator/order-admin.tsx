import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import type { OperatorOrder, OperatorUser } from "~/contract/operator/operator";
import type { OperatorTexts } from "~/i18n/operator-texts";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";

/** Who bought, whether the money is there, and the invoice's number. */
export function OrderAdmin({
  order,
  customer,
  words,
  fault,
}: {
  order: OperatorOrder;
  customer: OperatorUser | null;
  words: OperatorTexts["order"];
  fault: { fields: Record<string, string[]>; typed: Record<string, string> } | undefined;
}) {
  const { phone } = order.shipping_address;
  return (
    <>
      {customer && (
        <section className={classes(box, stack.s3)}>
          <h2>{words.customer}</h2>
          <p>
            {[customer.first_name, customer.last_name].filter(Boolean).join(" ")}
            <br />
            <a href={`mailto:${customer.email}`}>{customer.email}</a>
            {phone && (
              <>
                <br />
                <a href={`tel:${phone}`}>{phone}</a>
              </>
            )}
          </p>
        </section>
      )}
      {order.payment.state === "due" && order.status !== "failed" && order.status !== "cancelled" && (
        <Form method="post">
          <Button width="full" name="intent" value="paid">
            {words.paid}
          </Button>
        </Form>
      )}
      <section className={classes(box, stack.s3)}>
        <h2>{words.invoice}</h2>
        <Form method="post" className={stack.s4}>
          <TextField
            id="number"
            name="number"
            required
            label={words.invoiceNumber}
            defaultValue={fault?.typed.number ?? order.invoice?.number}
            errors={fault?.fields.number ?? []}
          />
          <TextField
            id="date"
            name="date"
            type="date"
            required
            label={words.invoiceDate}
            defaultValue={fault?.typed.date ?? order.invoice?.date}
            errors={fault?.fields.date ?? []}
          />
          <p>
            <Button name="intent" value="invoice">
              {words.keepInvoice}
            </Button>
          </p>
        </Form>
      </section>
    </>
  );
}
