import { useTranslation } from "react-i18next";
import { Check } from "~/components/ui/form/check";
import { SelectField, TextAreaField, TextField } from "~/components/ui/form/field";
import { FieldSet } from "~/components/ui/form/field-set";
import type { FieldTexts, ShownSetting } from "~/contract/operator/settings";
import { CompanyFields } from "./company-fields";
import { PictureChoice } from "./picture-choice";
import type { SettingControl } from "./setting-control";
import * as styles from "./settings.css";
import { SubjectRows } from "./subject-rows";

export function SettingFields({
  setting,
  texts,
  errors,
}: {
  setting: ShownSetting;
  texts: FieldTexts;
  errors: Record<string, string[]>;
}) {
  const { t } = useTranslation("operator");
  const { key, kind, options, paths, pictures } = setting;
  const group: SettingControl = {
    id: key,
    label: t(`settings.names.${key}`),
    hint: t(`settings.about.${key}`, { defaultValue: "" }) || undefined,
    errors: errors[key] ?? [],
  };
  const shown = texts[key] ?? [];
  const field = { ...group, name: key, defaultValue: shown[0] ?? "" };
  const unset = { value: "", label: t("settings.unset") };
  switch (kind) {
    case "company":
      return <CompanyFields {...group} paths={paths} countries={options} texts={texts} allErrors={errors} />;
    case "subjects":
      return <SubjectRows {...group} texts={texts} />;
    case "picture":
      return <PictureChoice {...group} chosen={shown[0] ?? ""} pictures={pictures} />;
    case "weekdays":
    case "choices":
      return (
        <FieldSet {...group}>
          <div className={styles.boxes}>
            {options.map(({ value, label }) => (
              <Check key={value} name={key} value={value} defaultChecked={shown.includes(value)}>
                {label}
              </Check>
            ))}
          </div>
        </FieldSet>
      );
    case "choice":
      return <SelectField {...field} options={[unset, ...options]} />;
    case "flag":
      return (
        <SelectField
          {...field}
          options={[
            unset,
            { value: "true", label: t("settings.yes") },
            { value: "false", label: t("settings.no") },
          ]}
        />
      );
    case "time":
      return <TextField {...field} type="time" />;
    case "number":
    case "amount":
      return <TextField {...field} inputMode="decimal" autoComplete="off" />;
    case "script":
    case "list":
      return (
        <TextAreaField
          {...field}
          rows={Math.min(12, field.defaultValue.split("\n").length + 1)}
          spellCheck={false}
        />
      );
    default:
      return <TextField {...field} spellCheck={false} autoComplete="off" />;
  }
}
