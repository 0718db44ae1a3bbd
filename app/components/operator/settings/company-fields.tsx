import { useTranslation } from "react-i18next";
import { SelectField, TextField } from "~/components/ui/form/field";
import { FieldSet } from "~/components/ui/form/field-set";
import type { CompanyFieldPath } from "~/contract/constants/settings";
import type { FieldTexts, SettingOption } from "~/contract/operator/settings";
import { FieldGrid } from "../ui/forms";
import type { SettingControl } from "./setting-control";

export function CompanyFields({
  paths,
  countries,
  texts,
  allErrors,
  ...group
}: SettingControl & {
  paths: readonly CompanyFieldPath[];
  countries: readonly SettingOption[];
  texts: FieldTexts;
  allErrors: Record<string, string[]>;
}) {
  const { t } = useTranslation("operator");
  const noYes = [
    { value: "false", label: t("settings.no") },
    { value: "true", label: t("settings.yes") },
  ];
  return (
    <FieldSet {...group}>
      <FieldGrid>
        {paths.map((path) => {
          const name = `${group.id}.${path}`;
          const field = {
            id: name,
            name,
            label: t(`settings.company.${path.replace(".", "_")}`),
            defaultValue: texts[name]?.[0] ?? "",
            errors: allErrors[name] ?? [],
          };
          if (path === "country")
            return (
              <SelectField
                key={name}
                {...field}
                options={[{ value: "", label: t("settings.unset") }, ...countries]}
              />
            );
          if (path === "sole_shareholder") return <SelectField key={name} {...field} options={noYes} />;
          return <TextField key={name} {...field} autoComplete="off" />;
        })}
      </FieldGrid>
    </FieldSet>
  );
}
