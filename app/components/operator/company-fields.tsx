import type { ReactNode } from "react";
import { SelectField, TextField } from "~/components/ui/form/field";
import { FieldSet } from "~/components/ui/form/field-set";
import { COMPANY_FIELDS } from "~/contract/constants/settings";
import type { OperatorTexts } from "~/i18n/operator-texts";
import { stack } from "~/theme/layout.css";

/** COMPANY_DATA: one field for each fact, with its own errors. */
export function CompanyFields({
  texts,
  faults,
  words,
  ...group
}: {
  id: string;
  label: ReactNode;
  hint: string | undefined;
  texts: Record<string, string>;
  faults: Record<string, string[]>;
  words: OperatorTexts["settings"];
}) {
  const labels: Record<string, string> = words.company;
  return (
    <FieldSet {...group} errors={faults.value}>
      <div className={stack.s4}>
        {COMPANY_FIELDS.map((path) => {
          const name = `value.${path}`;
          const field = {
            id: `${group.id}-${path}`,
            name,
            label: labels[path.replace(".", "_")] ?? path,
            errors: faults[name] ?? [],
            defaultValue: texts[name] ?? "",
          };
          if (path !== "sole_shareholder") return <TextField key={path} {...field} autoComplete="off" />;
          const options = [
            { value: "false", label: words.no },
            { value: "true", label: words.yes },
          ];
          return <SelectField key={path} {...field} options={options} />;
        })}
      </div>
    </FieldSet>
  );
}
