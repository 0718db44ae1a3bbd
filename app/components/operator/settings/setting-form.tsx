import { FormProvider, getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { type PostedForm, type PostedValue, usePostedForm } from "~/components/ui/form/posted-form";
import { Form } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import type { CompanyFieldPath } from "~/contract/constants/settings";
import type { SettingForm as Shape } from "~/contract/operator/settings";
import { CompanyFields } from "./company-fields";
import { SettingField } from "./setting-field";
import * as styles from "./setting-form.css";

export interface ShownSetting {
  key: string;
  form: Shape;
  /** The text of its field; of a company, the texts by the paths of its facts. */
  value: PostedValue;
  /** The company's facts that the form has fields for; only COMPANY_DATA has them. */
  paths?: CompanyFieldPath[];
}

/** `value` has the setting's key for its id; of a company, each part has one of its own. */
export const settingFieldId = (key: string, field: string): string =>
  key === "COMPANY_DATA" ? field.replace(/^value\.?/, (head) => (head === "value" ? key : `${key}-`)) : key;

interface Props {
  setting: ShownSetting;
  result: PostedForm["result"];
}

/** One setting and what it does. */
export const SettingForm = (props: Props) =>
  props.setting.form.kind === "company" ? <CompanyForm {...props} /> : <ValueForm {...props} />;

/** Requires no field: a shop without a company saves them empty. */
function CompanyForm({ setting, result }: Props) {
  const { label } = useTexts(setting.key);
  const [form] = usePostedForm<"value">({
    ...{ id: "company", result, constraint: {} },
    defaultValue: { value: setting.value },
  });
  return (
    <FormProvider context={form.context}>
      <Form {...getFormProps(form)} method="post" className={styles.root}>
        <CompanyFields id={setting.key} paths={setting.paths ?? []} {...label} />
        <SaveButton setting={setting} />
      </Form>
    </FormProvider>
  );
}

function ValueForm({ setting, result }: Props) {
  const { label } = useTexts(setting.key);
  const posted = result ? result.initialValue?.value : setting.value;
  return (
    <Form method="post" className={styles.root}>
      <SettingField
        id={setting.key}
        {...label}
        form={setting.form}
        text={[posted ?? ""].flat().join("\n")}
        errors={errorsOf(result?.error ?? {})}
      />
      <SaveButton setting={setting} />
    </Form>
  );
}

function useTexts(key: string) {
  const { t } = useTranslation("operator");
  const name = t(`settings.names.${key}`);
  return {
    name,
    label: {
      label: (
        <>
          {name} <code>{key}</code>
        </>
      ),
      hint: t(`settings.about.${key}`, { defaultValue: "" }) || undefined,
    },
  };
}

function SaveButton({ setting: { key } }: { setting: ShownSetting }) {
  const { t } = useTranslation("operator");
  return (
    <>
      <input type="hidden" name="key" value={key} />
      <Button name="intent" value="put">
        {t("settings.save")}
        <VisuallyHidden> {useTexts(key).name}</VisuallyHidden>
      </Button>
    </>
  );
}

/** Of the value as a whole, or of a part of it, which is named: "code: …". */
const errorsOf = (errors: Record<string, string[] | null>): string[] =>
  Object.entries(errors).flatMap(([field, texts]) => {
    const part = field.replace(/^value\.?/, "");
    return part === "" ? (texts ?? []) : (texts ?? []).map((text) => `${part}: ${text}`);
  });
