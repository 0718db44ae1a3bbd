import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { FieldGrid, PostForm } from "~/components/operator/ui/forms";
import { Panel } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import { type PostedForm, selectProps, textProps, usePostedForm } from "~/components/ui/form/posted-form";
import { KEY_DAYS } from "~/contract/constants/enums";
import { OPERATOR_ROLES } from "~/contract/constants/permissions";

export function KeyForm({
  formId,
  hasPassword,
  ...posted
}: PostedForm & {
  /** Posting the same form twice creates one key. */
  formId: string;
  /** False if the user signed in with the operator's token. */
  hasPassword: boolean;
}) {
  const { t } = useTranslation("operator");
  const [form, fields] = usePostedForm<"name" | "role" | "days" | "password">({
    ...{ id: "key", ...posted },
    defaultValue: { role: "read_only", days: "90" },
  });
  return (
    <Panel title={t("operatorKeys.new")}>
      <PostForm {...getFormProps(form)}>
        <input type="hidden" name="form_id" value={formId} />
        <FieldGrid>
          <TextField
            {...textProps(fields.name)}
            autoComplete="off"
            label={t("operatorKeys.name")}
            hint={t("operatorKeys.nameHint")}
          />
          <SelectField
            {...selectProps(fields.role)}
            label={t("operatorKeys.role")}
            options={OPERATOR_ROLES.map((value) => ({
              value,
              label: `${t(`roles.${value}`)}: ${t(`people.may.${value}`)}`,
            }))}
          />
          <SelectField
            {...selectProps(fields.days)}
            label={t("operatorKeys.days")}
            options={KEY_DAYS.map((days) => ({
              value: String(days),
              label: t("operatorKeys.daysCount", { number: days }),
            }))}
          />
          {hasPassword && (
            <TextField
              {...textProps(fields.password)}
              type="password"
              required
              autoComplete="current-password"
              label={t("operatorKeys.password")}
            />
          )}
        </FieldGrid>
        <p>
          <Button name="intent" value="create">
            {t("operatorKeys.create")}
          </Button>
        </p>
      </PostForm>
    </Panel>
  );
}
