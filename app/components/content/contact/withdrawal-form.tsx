import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextAreaField, TextField } from "~/components/ui/form/field";
import { FormErrors } from "~/components/ui/form/form-errors";
import { Form } from "~/components/ui/page/link";
import {
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_ORDER_NUMBER_LENGTH,
  MAX_WITHDRAWAL_ROWS_LENGTH,
} from "~/contract/constants/limits";
import { classes } from "~/theme/classes";
import { formWidth, stack } from "~/theme/layout.css";
import { lead } from "~/theme/text.css";
import { typedValues } from "./typed-values";

/** Of both steps: the second carries what was typed in the first. */
export const WITHDRAWAL_FORM = "withdrawal-form";

interface Defaults {
  name: string;
  order_number: string;
  email: string;
}

/** Step one: name, order and goods. The law asks for no reason. */
export function WithdrawalForm({
  defaults,
  formId,
  result,
}: {
  defaults: Defaults;
  formId: string;
  result: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation(["content", "common"]);
  return (
    <>
      <h1>{t("withdrawal.title")}</h1>
      <p className={lead}>{t("withdrawal.intro")}</p>
      <Form
        id={WITHDRAWAL_FORM}
        method="post"
        className={classes(formWidth, stack.s5)}
        key={result ? "refused" : "fresh"}
      >
        <FormErrors
          title={(count) => t("common:form.errors", { count })}
          error={result?.error}
          label={(name) => t(`withdrawal.fields.${name}`)}
        />
        <input type="hidden" name="form_id" value={formId} />
        <WithdrawalFields defaults={defaults} result={result} />
        <p>
          <Button variant="primary">{t("withdrawal.next")}</Button>
        </p>
      </Form>
    </>
  );
}

function WithdrawalFields({
  defaults,
  result,
}: {
  defaults: Defaults;
  result: SubmissionResult<string[]> | undefined;
}) {
  const { t } = useTranslation(["content", "common"]);
  const errorsOf = (name: string) => result?.error?.[name] ?? [];
  const typed = typedValues(result);
  const field = (name: string, otherwise: string) => ({
    id: name,
    name,
    label: t(`withdrawal.fields.${name}`),
    defaultValue: typed(name) ?? otherwise,
    errors: errorsOf(name),
  });
  return (
    <>
      <TextField {...field("name", defaults.name)} autoComplete="name" maxLength={MAX_NAME_LENGTH} required />
      <TextField
        {...field("order_number", defaults.order_number)}
        hint={t("withdrawal.orderHint")}
        autoComplete="off"
        maxLength={MAX_ORDER_NUMBER_LENGTH}
        required
      />
      <TextField
        {...field("email", defaults.email)}
        inputMode="email"
        hint={t("withdrawal.emailHint")}
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        required
      />
      <TextAreaField
        {...field("rows", "")}
        optional={t("common:form.optional")}
        hint={t("withdrawal.rowsHint")}
        rows={4}
        maxLength={MAX_WITHDRAWAL_ROWS_LENGTH}
      />
    </>
  );
}
