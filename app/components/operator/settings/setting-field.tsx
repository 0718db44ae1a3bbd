import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SelectField, TextAreaField, TextField } from "~/components/ui/form/field";
import type { SettingForm } from "~/contract/operator/settings";
import { SettingChoices } from "./setting-choices";

/** The control of a setting that is one value. */
export function SettingField({
  form,
  text,
  ...field
}: {
  form: SettingForm;
  text: string;
  id: string;
  label: ReactNode;
  hint: string | undefined;
  errors: string[];
}) {
  const { t } = useTranslation("operator");
  const control = { ...field, name: "value", defaultValue: text };
  switch (form.kind) {
    case "flag":
    case "choice": {
      const options =
        form.kind === "choice"
          ? [...new Set([...form.options, text])]
              .filter((value) => value !== "")
              .map((value) => ({ value, label: value }))
          : [
              { value: "true", label: t("settings.yes") },
              { value: "false", label: t("settings.no") },
            ];
      return <SelectField {...control} options={[{ value: "", label: t("settings.unset") }, ...options]} />;
    }
    case "choices":
      return <SettingChoices {...field} options={form.options} chosen={text.split("\n")} />;
    case "text":
      return <TextField {...control} spellCheck={false} autoComplete="off" />;
    case "number":
      return <TextField {...control} inputMode="decimal" autoComplete="off" />;
    default:
      return (
        <TextAreaField {...control} rows={Math.min(12, text.split("\n").length + 1)} spellCheck={false} />
      );
  }
}
