import type { ReactNode } from "react";
import { Check } from "~/components/ui/form/check";
import { FieldSet } from "~/components/ui/form/field-set";

/** A setting that is some of a few values. */
export function SettingChoices({
  options,
  chosen,
  ...group
}: {
  id: string;
  label: ReactNode;
  hint: string | undefined;
  errors: string[];
  options: string[];
  chosen: string[];
}) {
  return (
    <FieldSet {...group}>
      {options.map((option) => (
        <Check key={option} name="value" value={option} defaultChecked={chosen.includes(option)}>
          {option}
        </Check>
      ))}
    </FieldSet>
  );
}
