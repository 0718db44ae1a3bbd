import { useTranslation } from "react-i18next";
import { FilterBar } from "~/components/operator/ui/forms";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";

export const PERIOD_FIELDS = ["date_from", "date_to"] as const;

/** Filter for the period of a page's figures. `errors` is by field. */
export function PeriodFilter({
  action,
  typed,
  errors,
}: {
  action: string;
  typed: Record<(typeof PERIOD_FIELDS)[number], string>;
  errors: Record<string, string[]>;
}) {
  const { t } = useTranslation("operator");
  return (
    <FilterBar action={action} label={t("house.statistics.period")}>
      {PERIOD_FIELDS.map((name) => (
        <TextField
          key={name}
          id={name}
          name={name}
          type="date"
          label={t(`house.statistics.${name}`)}
          defaultValue={typed[name]}
          errors={errors[name] ?? []}
        />
      ))}
      <Button>{t("house.statistics.show")}</Button>
    </FilterBar>
  );
}
