import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextAreaField, TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import {
  type PostedField,
  type PostedForm,
  textareaProps,
  textProps,
  usePostedForm,
} from "~/components/ui/form/posted-form";
import { Form } from "~/components/ui/page/link";
import { classes } from "~/theme/classes";
import { formWidth, stack } from "~/theme/layout.css";
import { lead } from "~/theme/text.css";

/** Id of both steps' form. Step 2 contains the values typed in step 1. */
export const WITHDRAWAL_FORM = "withdrawal-form";

type Name = "name" | "order_number" | "email" | "rows";

interface Defaults {
  name: string;
  order_number: string;
  email: string;
}

/** Step 1: name, order and goods. The law does not allow the shop to require a reason. */
export function WithdrawalForm({
  defaults,
  formId,
  ...posted
}: PostedForm & {
  defaults: Defaults;
  formId: string;
}) {
  const { t } = useTranslation(["content", "common"]);
  const [form, fields] = usePostedForm<Name>({ id: WITHDRAWAL_FORM, ...posted, defaultValue: defaults });
  return (
    <>
      <h1>{t("withdrawal.title")}</h1>
      <p className={lead}>{t("withdrawal.intro")}</p>
      <Form {...getFormProps(form)} method="post" className={classes(formWidth, stack.s5)}>
        <FormErrors
          title={(count) => t("common:form.errors", { count })}
          error={form.allErrors}
          label={(name) => t(`withdrawal.fields.${name}`)}
        />
        <input type="hidden" name="form_id" value={formId} />
        <WithdrawalFields fields={fields} />
        <p>
          <Button variant="primary">{t("withdrawal.next")}</Button>
        </p>
      </Form>
    </>
  );
}

function WithdrawalFields({ fields }: { fields: Record<Name, PostedField> }) {
  const { t } = useTranslation(["content", "common"]);
  const text = (name: Name) => ({ ...textProps(fields[name]), label: t(`withdrawal.fields.${name}`) });
  return (
    <>
      <TextField {...text("name")} autoComplete="name" />
      <TextField {...text("order_number")} hint={t("withdrawal.orderHint")} autoComplete="off" />
      <TextField {...text("email")} inputMode="email" hint={t("withdrawal.emailHint")} autoComplete="email" />
      <TextAreaField
        {...textareaProps(fields.rows)}
        label={t("withdrawal.fields.rows")}
        optional={t("common:form.optional")}
        hint={t("withdrawal.rowsHint")}
        rows={4}
      />
    </>
  );
}
