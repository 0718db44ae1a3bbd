import { useTranslation } from "react-i18next";
import { Check } from "~/components/ui/form/check";
import { TextField } from "~/components/ui/form/field";
import type { IgnoredField } from "~/contract/constants/list-query";
import { useFormat } from "~/i18n/use-format";
import type { ListState } from "../list/list-state";
import type { FieldValues } from "./filter-groups";
import * as styles from "./list-form.css";
import { useDecimal } from "./use-decimal";

export function RangeFilter({
  field: { key, label, unit, values, range },
  query,
  open,
  ignored,
  searchParams,
}: {
  field: FieldValues;
  query: ListState;
  open: boolean;
  ignored: IgnoredField[];
  /** Needed to show an invalid bound unchanged. */
  searchParams: URLSearchParams;
}) {
  const { t } = useTranslation("catalogue");
  const { measure, number } = useFormat();
  const decimal = useDecimal();
  const chosen = query.ranges.find((one) => one.key === key);
  const isWrong = ignored.some((field) => field.startsWith(`cf.${key}.`));
  return (
    <details className={styles.group} open={open || chosen !== undefined || isWrong || values.length > 0}>
      <summary className={styles.summary} id={`filter-${key}`}>
        {label}
      </summary>
      <fieldset aria-labelledby={`filter-${key}`}>
        <div className={styles.bounds}>
          {(["min", "max"] as const).map((bound) => {
            const name = `cf.${key}.${bound}` as const;
            const wrong = ignored.includes(name);
            return (
              <TextField
                key={bound}
                id={name}
                name={name}
                label={t(`filters.${bound}`, { unit: unit ? `(${unit})` : "" }).trim()}
                inputMode="decimal"
                maxLength={MAX_LENGTH}
                autoComplete="off"
                defaultValue={wrong ? (searchParams.get(name) ?? "") : decimal(chosen?.[bound] ?? "")}
                errors={wrong ? [t("filters.notAmount")] : []}
                placeholder={range ? decimal(range[bound]) : undefined}
              />
            );
          })}
        </div>
        {values.map(({ value, label: text, count }) => (
          <Check key={value} name={`cf.${key}`} value={value} count={number(count)} defaultChecked>
            {measure(text, unit)}
          </Check>
        ))}
      </fieldset>
    </details>
  );
}

const MAX_LENGTH = 12;
