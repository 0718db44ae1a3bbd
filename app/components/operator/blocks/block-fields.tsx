import { useField, useFormMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Check } from "~/components/ui/form/check";
import { FieldError, SelectField, TextAreaField, TextField } from "~/components/ui/form/field";
import type { PostedField } from "~/components/ui/form/posted-form";
import type { BlockField } from "~/contract/constants/block-forms/fields";
import { localMoment } from "~/contract/constants/moment";
import type { FormValues } from "~/contract/operator/record-forms";
import { useFormat } from "~/i18n/use-format";
import { LibraryLink } from "../pictures/library-link";
import { useRecordForm } from "../records/record-form-context";
import * as styles from "./blocks.css";
import { StepButton } from "./step-button";

interface Shown {
  fields: readonly BlockField[];
  /** Values of the open block. The names lack the cell's prefix. */
  values: FormValues;
  cell: string;
  prefix?: string;
}

/** Fields of a block in the shop's first language. Texts in other languages are in closed disclosures below. */
export function BlockFields(shown: Shown) {
  const { locales } = useRecordForm();
  const { allErrors } = useFormMetadata();
  const { t } = useTranslation("operator");
  const [first = "it", ...others] = locales;
  const hasTexts = Object.keys(shown.values).some((name) => name.endsWith(`_${first}`));
  return (
    <div className={styles.fields}>
      <FieldList {...shown} locale={first} all />
      {hasTexts &&
        others.map((locale) => (
          <details
            key={locale}
            open={Object.keys(allErrors).some((name) => name.endsWith(`_${locale}`)) || undefined}
          >
            <summary>{t("blocks.textsIn", { language: t(`records.locales.${locale}`) })}</summary>
            <div className={styles.fields}>
              <FieldList {...shown} locale={locale} />
            </div>
          </details>
        ))}
    </div>
  );
}

/** @param all includes the fields that are the same in every language */
function FieldList({
  fields,
  values,
  cell,
  prefix = "",
  locale,
  all = false,
}: Shown & { locale: string; all?: boolean }) {
  return fields.map((field) => {
    const name = prefix + field.prop.replace(".", "-");
    if (field.input === "list") return <Items key={name} {...{ field, values, cell, name, locale, all }} />;
    if (!all && !field.isTranslated) return null;
    const own = field.isTranslated ? `${name}_${locale}` : name;
    return (
      <Input
        key={own}
        field={field}
        name={`${cell}.${own}`}
        value={values[own] ?? ""}
        locale={all ? null : locale}
      />
    );
  });
}

interface ItemsProps {
  field: BlockField;
  values: FormValues;
  cell: string;
  name: string;
  locale: string;
  all: boolean;
}

function Items({ field, values, cell, name, locale, all }: ItemsProps) {
  const { t } = useTranslation("operator");
  const { fields = [], most = 100, prop } = field;
  const count = itemCount(values, name);
  return (
    <div className={styles.fields}>
      {Array.from({ length: count }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is identified by its index
        <fieldset key={n} className={styles.items}>
          <legend>{t(`blocks.items.${prop}`, { number: n + 1 })}</legend>
          <FieldList {...{ fields, values, cell, locale, all }} prefix={`${name}-${n}-`} />
          {all && <ItemButtons name={`${name}-${n}`} isFirst={n === 0} isLast={n === count - 1} />}
        </fieldset>
      ))}
      {all && count < most && (
        <p>
          <StepButton step={`item-add.${name}`} at="open-block">
            {t(`blocks.add.${prop}`)}
          </StepButton>
        </p>
      )}
    </div>
  );
}

function ItemButtons({ name, isFirst, isLast }: { name: string; isFirst: boolean; isLast: boolean }) {
  const { t } = useTranslation("operator");
  return (
    <p className={styles.moves}>
      {!isFirst && (
        <StepButton step={`item-up.${name}`} at="open-block" aria-label={t("blocks.up")}>
          ↑
        </StepButton>
      )}
      {!isLast && (
        <StepButton step={`item-down.${name}`} at="open-block" aria-label={t("blocks.down")}>
          ↓
        </StepButton>
      )}
      <StepButton step={`item-remove.${name}`} at="open-block">
        {t("blocks.removeItem")}
      </StepButton>
    </p>
  );
}

/** Counts entries by the highest index in the field names, because an empty entry may lack any single field. */
const itemCount = (values: FormValues, name: string): number =>
  Math.max(
    0,
    ...Object.keys(values).flatMap((one) =>
      one.startsWith(`${name}-`) ? [Number.parseInt(one.slice(name.length + 1), 10) + 1] : [],
    ),
  );

const HINTED = ["html", "words", "items", "link", "picture", "moment"];

function Input({
  field,
  name,
  value,
  locale,
}: {
  field: BlockField;
  name: string;
  value: string;
  /** Language of the text if it is not the shop's first, otherwise null. */
  locale: string | null;
}) {
  const { t } = useTranslation("operator");
  const [{ errors }]: [PostedField, unknown] = useField(name);
  const { zone } = useFormat();
  const { input, prop, isRequired, options = [], from, min, max } = field;
  const label = `${t(`blocks.fields.${prop.replace(".", "_")}`)}${locale === null ? "" : ` (${locale})`}`;
  const shared = {
    id: name,
    name,
    label,
    defaultValue: value,
    errors,
    optional: isRequired ? undefined : t("blocks.optional"),
    ...(HINTED.includes(input) && {
      hint: (
        <>
          {t(`blocks.hints.${input}`)} {input === "picture" && <LibraryLink />}
        </>
      ),
    }),
  };
  switch (input) {
    case "flag":
      return (
        <div>
          <input type="hidden" name={name} value="false" />
          <Check id={name} name={name} value="true" defaultChecked={value === "true"}>
            {label}
          </Check>
          <FieldError id={name} errors={errors} />
        </div>
      );
    case "choice":
      return (
        <SelectField
          {...shared}
          options={options.map((one) => ({ value: one, label: t(`blocks.options.${one}`) }))}
        />
      );
    case "area":
    case "html":
      return <TextAreaField {...shared} rows={Math.min(14, Math.max(3, Math.ceil(value.length / 60)))} />;
    case "moment":
      return <TextField {...shared} type="datetime-local" defaultValue={localMoment(value, zone)} />;
    case "number":
      return <TextField {...shared} type="number" inputMode="numeric" min={min} max={max} />;
    default:
      return <TextField {...shared} list={listOf(input, from)} />;
  }
}

function listOf(input: string, from: string | undefined): string | undefined {
  if (input === "picture") return "keys-picture";
  if (input === "link") return "keys-target";
  return from && input === "text" ? `keys-${from}` : undefined;
}
