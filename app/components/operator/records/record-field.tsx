import { useField } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { FieldError, SelectField, TextAreaField, TextField } from "~/components/ui/form/field";
import {
  checkProps,
  type PostedField,
  selectProps,
  textareaProps,
  textProps,
} from "~/components/ui/form/posted-form";
import { Prose } from "~/components/ui/page/prose";
import { fieldName, headsOf } from "~/contract/constants/record-fields";
import type { RecordField } from "~/contract/operator/record-forms/fields";
import { LibraryLink } from "../pictures/library-link";
import { WholeRow } from "../ui/forms";
import { panelBody } from "../ui/page.css";
import { useRecordForm } from "./record-form-context";
import { barred, CountriesField, CountryField, TicksField } from "./ticked-fields";

/** Inputs of a field of a record's row, one per language if the field is translated. */
export function RecordFieldInputs({ table, row, field }: { table: string; row: number; field: RecordField }) {
  const { locales } = useRecordForm();
  const inputs = headsOf(field, locales).map((head, n) => (
    <RecordInput
      key={head}
      name={fieldName(table, row, head)}
      field={field}
      locale={field.isTranslated ? (locales[n] ?? null) : null}
    />
  ));
  return field.isWide ? <WholeRow>{inputs}</WholeRow> : inputs;
}

const HINTED = [
  ...["images", "attributes", "price", "tags", "options"],
  ...[
    "published_at",
    "shown_from",
    "shown_until",
    "value",
    "include_postal_prefixes",
    "exclude_postal_prefixes",
    "published",
    "sku",
    "slug",
    "seo_title",
    "seo_description",
  ],
  ...["measure", "max_weight_g", "from"],
  ...["old_path", "new_path", "target", "postal_prefixes"],
];

const PICTURES = ["image", "images"];

function RecordInput({
  name,
  field: { column, input, options = [], empty, preset = "", from, hint: ownHint },
  locale,
}: {
  name: string;
  field: RecordField;
  locale: string | null;
}) {
  const { t } = useTranslation("operator");
  const { fixedKey, keys, previews, rates } = useRecordForm();
  const [cell]: [PostedField, unknown] = useField(name);
  const label = `${t(`records.fields.${column}`)}${locale === null ? "" : ` (${locale})`}`;
  const hinted = ownHint ?? (HINTED.includes(column) ? column : null);
  const typed: string = cell.initialValue ?? "";
  const shared = {
    label,
    ...((hinted || PICTURES.includes(column)) && {
      hint: (
        <>
          {hinted && t(`records.hints.${hinted}`)} {PICTURES.includes(column) && <LibraryLink />}
        </>
      ),
    }),
  };
  if (fixedKey === name) return <TextField {...textProps(cell)} {...shared} readOnly />;
  switch (input) {
    case "flag": {
      const { errors, ...box } = checkProps(cell, "true");
      return (
        <div>
          <input type="hidden" name={name} value="false" />
          <Check {...box}>{label}</Check>
          <FieldError id={name} errors={errors} />
        </div>
      );
    }
    case "choice":
      return (
        <SelectField
          {...selectProps(cell)}
          {...shared}
          defaultValue={typed || preset}
          options={withTyped(options, typed || preset).map((value) => ({
            value,
            label:
              value === "" && !empty
                ? "–"
                : `${t(`records.options.${(value || (empty ?? "")).replaceAll(" ", "_")}`)}${
                    column === "vat_class" && rates[value] ? ` · ${rates[value]} %` : ""
                  }`,
          }))}
        />
      );
    case "country":
      return <CountryField name={name} label={label} />;
    case "countries":
      return <CountriesField name={name} label={label} hint={t(`records.hints.${ownHint ?? column}`)} />;
    case "ticks":
      return (
        <TicksField
          name={name}
          label={label}
          options={withTyped(options.length > 0 ? options : (keys[from ?? ""] ?? []), ...barred(typed))}
        />
      );
    case "key":
      return (
        <SelectField
          {...selectProps(cell)}
          {...shared}
          options={withTyped(["", ...(keys[from ?? ""] ?? [])], typed).map((value) => ({
            value,
            label: value || "–",
          }))}
        />
      );
    case "prose":
      return (
        <>
          <TextAreaField
            {...textareaProps(cell)}
            {...shared}
            hint={t("records.hints.prose")}
            rows={Math.min(14, Math.max(5, linesIn(typed)))}
          />
          <p>
            <Button size="slim" name="intent" value="preview" formNoValidate>
              {t("records.showText")}
            </Button>
          </p>
          {previews[name] && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset has no fields here
            <div role="group" aria-label={`${t("records.showText")}: ${label}`} className={panelBody}>
              <Prose html={previews[name]} />
            </div>
          )}
        </>
      );
    case "area":
    case "attributes":
    case "lines":
      return (
        <TextAreaField
          {...textareaProps(cell)}
          {...shared}
          rows={Math.min(14, Math.max(2, linesIn(typed)))}
        />
      );
    case "moment":
      return <TextField {...textProps(cell)} {...shared} type="datetime-local" />;
    case "day":
      return <TextField {...textProps(cell)} {...shared} type="date" />;
    default:
      return (
        <TextField
          {...textProps(cell)}
          {...shared}
          list={from && `keys-${from}`}
          inputMode={input === "number" ? "numeric" : input === "money" ? "decimal" : undefined}
        />
      );
  }
}

const linesIn = (text: string): number =>
  text.split("\n").reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / 90)), 0);

const withTyped = (options: readonly string[], ...typed: readonly string[]): readonly string[] => [
  ...typed.filter((value) => !options.includes(value)),
  ...options,
];
