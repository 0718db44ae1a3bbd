import { useField } from "@conform-to/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SelectField, TextField } from "~/components/ui/form/field";
import { FieldSet } from "~/components/ui/form/field-set";
import { type PostedField, selectProps, textProps } from "~/components/ui/form/posted-form";
import type { CompanyFieldPath } from "~/contract/constants/settings";
import { stack } from "~/theme/layout.css";

/** COMPANY_DATA: one field for each fact, with its own errors. */
export function CompanyFields({
  paths,
  ...group
}: {
  paths: readonly CompanyFieldPath[];
  id: string;
  label: ReactNode;
  hint: string | undefined;
}) {
  const [{ errors = [] }]: [PostedField, unknown] = useField("value");
  return (
    <FieldSet {...group} errors={errors}>
      <div className={stack.s4}>
        {paths.map((path) => (
          <CompanyField key={path} path={path} id={`${group.id}-${path}`} />
        ))}
      </div>
    </FieldSet>
  );
}

function CompanyField({ path, id }: { path: CompanyFieldPath; id: string }) {
  const { t } = useTranslation("operator");
  const [field]: [PostedField, unknown] = useField(`value.${path}`);
  const label = t(`settings.company.${path.replace(".", "_")}`, { defaultValue: path });
  if (path !== "sole_shareholder")
    return <TextField {...textProps(field)} id={id} label={label} autoComplete="off" />;
  const options = [
    { value: "false", label: t("settings.no") },
    { value: "true", label: t("settings.yes") },
  ];
  return <SelectField {...selectProps(field)} id={id} label={label} options={options} />;
}
