import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SelectField, TextField } from "~/components/ui/form/field";
import { FieldSet } from "~/components/ui/form/field-set";
import type { RefusedForm } from "~/components/ui/form/refused-form";
import { COMPANY_FIELDS } from "~/contract/constants/settings";
import { stack } from "~/theme/layout.css";

/** COMPANY_DATA: one field for each fact, with its own errors. */
export function CompanyFields({
  texts,
  errors,
  ...group
}: {
  id: string;
  label: ReactNode;
  hint: string | undefined;
  texts: Record<string, string>;
  errors: RefusedForm["errors"];
}) {
  const { t } = useTranslation("operator");
  return (
    <FieldSet {...group} errors={errors.value ?? []}>
      <div className={stack.s4}>
        {COMPANY_FIELDS.map((path) => {
          const name = `value.${path}`;
          const field = {
            id: `${group.id}-${path}`,
            name,
            label: t(`settings.company.${path.replace(".", "_")}`, { defaultValue: path }),
            errors: errors[name] ?? [],
            defaultValue: texts[name] ?? "",
          };
          if (path !== "sole_shareholder") return <TextField key={path} {...field} autoComplete="off" />;
          const options = [
            { value: "false", label: t("settings.no") },
            { value: "true", label: t("settings.yes") },
          ];
          return <SelectField key={path} {...field} options={options} />;
        })}
      </div>
    </FieldSet>
  );
}
