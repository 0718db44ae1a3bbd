import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { type PostedForm, textProps, usePostedForm } from "~/components/ui/form/posted-form";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Form, Link } from "~/components/ui/page/link";
import { ADDRESS_FIELDS, INVOICE_DATA_FIELDS } from "~/contract/constants/address-fields";
import type { OperatorOrder } from "~/contract/operator/orders";
import { operatorPaths } from "~/operator-paths";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";

/** Lists the errors of the order's electronic invoice, with a form for the missing data. */
export function InvoiceDataForm({
  order,
  ...posted
}: PostedForm & {
  order: OperatorOrder;
}) {
  const { t } = useTranslation(["operator", "account"]);
  const texts: Record<string, unknown> = { ...order, ...order.billing_address };
  const [form, fields] = usePostedForm<(typeof INVOICE_DATA_FIELDS)[number]>({
    ...{ id: "invoice-form", ...posted },
    defaultValue: Object.fromEntries(INVOICE_DATA_FIELDS.map((name) => [name, String(texts[name] ?? "")])),
  });
  const faults = order.invoice_faults;
  if (faults === null) return null;
  const ofSeller = faults.some(({ field }) => field.startsWith("COMPANY_DATA"));
  const ofOrder = faults.filter(({ field }) => !field.startsWith("COMPANY_DATA"));
  const label = (field: string) =>
    ADDRESS_FIELDS.some((name) => name === field)
      ? t(`account:addresses.field.${field}`)
      : t(`order.invoiceData.${field}`);
  return (
    <section id="invoice-data" className={classes(box, stack.s3)}>
      <h2>{t("order.invoiceData.title")}</h2>
      {ofOrder.length > 0 && (
        <>
          <p>{t("order.invoiceData.missing")}</p>
          <ul>
            {ofOrder.map(({ field, message }) => (
              <li key={field}>
                <a href={`#${fieldId(field)}`}>{label(field)}</a>: {message}
              </li>
            ))}
          </ul>
        </>
      )}
      {ofSeller && (
        <p>
          {t("order.invoiceData.seller")}{" "}
          <Link to={operatorPaths.setting("COMPANY_DATA")}>{t("nav.settings")}</Link>
        </p>
      )}
      <Disclosure summary={t("order.invoiceData.edit")} open={ofOrder.length > 0 || posted.result != null}>
        <Form {...getFormProps(form)} method="post" className={stack.s4}>
          {INVOICE_DATA_FIELDS.map((name) => (
            <TextField
              {...textProps(fields[name])}
              key={name}
              id={fieldId(name)}
              label={label(name)}
              autoComplete="off"
              spellCheck={false}
            />
          ))}
          <p>
            <Button name="intent" value="invoice-data">
              {t("order.invoiceData.save")}
            </Button>
          </p>
        </Form>
      </Disclosure>
    </section>
  );
}

/** "number" is the field of a separate form. */
const fieldId = (field: string): string => (field === "number" ? field : `invoice-${field}`);

/** Returns the id of a field's control, or null if the field belongs to another form. */
export const invoiceFieldId = (field: string): string | null =>
  INVOICE_DATA_FIELDS.some((name) => name === field) ? fieldId(field) : null;
