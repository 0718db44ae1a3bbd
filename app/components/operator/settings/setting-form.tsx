import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import type { RefusedForm } from "~/components/ui/form/refused-form";
import { Form } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import type { SettingForm as Shape } from "~/contract/operator/settings";
import { CompanyFields } from "./company-fields";
import { SettingField } from "./setting-field";
import * as styles from "./setting-form.css";

export interface ShownSetting {
  key: string;
  form: Shape;
  /** By the field's name. */
  texts: Record<string, string>;
}

/** `value` has the setting's key for its id; of a company, each part has one of its own. */
export const settingFieldId = (key: string, field: string): string =>
  key === "COMPANY_DATA" ? field.replace(/^value\.?/, (head) => (head === "value" ? key : `${key}-`)) : key;

/** One setting and what it does. */
export function SettingForm({
  setting: { key, form, texts },
  refused,
}: {
  setting: ShownSetting;
  refused: RefusedForm | undefined;
}) {
  const { t } = useTranslation("operator");
  const name = t(`settings.names.${key}`);
  const label = (
    <>
      {name} <code>{key}</code>
    </>
  );
  const props = { id: key, label, hint: t(`settings.about.${key}`, { defaultValue: "" }) || undefined };
  return (
    <Form method="post" className={styles.root}>
      <input type="hidden" name="key" value={key} />
      {form.kind === "company" ? (
        <CompanyFields {...props} texts={{ ...texts, ...refused?.typed }} errors={refused?.errors ?? {}} />
      ) : (
        <SettingField
          {...props}
          form={form}
          text={refused?.typed.value ?? texts.value ?? ""}
          errors={refused ? errorsOf(refused.errors) : []}
        />
      )}
      <Button name="intent" value="put">
        {t("settings.save")}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Form>
  );
}

/** Of the value as a whole, or of a part of it, which is named: "code: …". */
const errorsOf = (errors: RefusedForm["errors"]): string[] =>
  Object.entries(errors).flatMap(([field, texts]) => {
    const part = field.replace(/^value\.?/, "");
    return part === "" ? (texts ?? []) : (texts ?? []).map((text) => `${part}: ${text}`);
  });
