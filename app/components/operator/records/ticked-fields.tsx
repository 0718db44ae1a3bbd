import { useField } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Check } from "~/components/ui/form/check";
import { SelectField } from "~/components/ui/form/field";
import { FieldSet } from "~/components/ui/form/field-set";
import { type PostedField, selectProps } from "~/components/ui/form/posted-form";
import { COUNTRY_REGIONS } from "~/contract/constants/countries";
import { ALL_EU, BAR } from "~/contract/constants/record-fields";
import { useFormat, useLocale } from "~/i18n/use-format";
import * as styles from "../ui/forms.css";

export const barred = (cell: string): string[] => cell.split(BAR).filter(Boolean);

export function TicksField({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly string[];
}) {
  const { t } = useTranslation("operator");
  const [cell]: [PostedField, unknown] = useField(name);
  const ticked = barred(cell.initialValue ?? "");
  return (
    <FieldSet id={name} label={label} errors={cell.errors ?? []}>
      {options.length === 0 && <p>{t("none")}</p>}
      <div className={styles.ticks}>
        {options.map((value) => (
          <Check key={value} name={name} value={value} defaultChecked={ticked.includes(value)}>
            {t(`records.options.${value}`, { defaultValue: value })}
          </Check>
        ))}
      </div>
    </FieldSet>
  );
}

export function CountryField({
  name,
  label,
  id = name,
  errors,
}: {
  name: string;
  label: string;
  id?: string;
  errors?: string[] | undefined;
}) {
  const named = useNames();
  const [cell]: [PostedField, unknown] = useField(name);
  const all: string[] = Object.values(COUNTRY_REGIONS).flat();
  const typed = barred(cell.initialValue ?? "").filter((code) => !all.includes(code));
  return (
    <SelectField
      {...selectProps(cell)}
      id={id}
      label={label}
      errors={errors ?? cell.errors ?? []}
      options={[{ value: "", label: "–" }, ...named([...typed, ...all])]}
    />
  );
}

function useNames() {
  const { country } = useFormat();
  const locale = useLocale();
  return (codes: readonly string[]) =>
    codes
      .map((value) => ({ value, label: country(value) }))
      .sort((a, b) => a.label.localeCompare(b.label, locale));
}

export const useCountryOptions = () => useNames()(Object.values(COUNTRY_REGIONS).flat());

/** Chosen countries as checkboxes, followed by all countries by region. */
export function CountriesField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const { t } = useTranslation("operator");
  const named = useNames();
  const [cell]: [PostedField, unknown] = useField(name);
  const chosen = barred(cell.initialValue ?? "");
  const box = (value: string, text: string, isChosen: boolean) => (
    <Check key={value} name={name} value={value} defaultChecked={isChosen}>
      {text}
    </Check>
  );
  return (
    <FieldSet id={name} label={label} hint={hint} errors={cell.errors ?? []}>
      <div className={styles.chips}>{named(chosen).map(({ value, label }) => box(value, label, true))}</div>
      {Object.entries(COUNTRY_REGIONS).map(([region, codes]) => {
        const others = codes.filter((code) => !chosen.includes(code));
        if (others.length === 0) return null;
        return (
          <details key={region} className={styles.moreFields}>
            <summary>{t(`records.regions.${region}`, { count: others.length })}</summary>
            <div className={styles.ticks}>
              {region === "eu" && box(ALL_EU, t("records.allEu"), false)}
              {named(others).map(({ value, label }) => box(value, label, false))}
            </div>
          </details>
        );
      })}
    </FieldSet>
  );
}
