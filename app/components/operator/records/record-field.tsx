import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { Check } from "~/components/ui/form/check";
import { FieldError, SelectField, TextAreaField, TextField } from "~/components/ui/form/field";
import { localMoment } from "~/contract/constants/moment";
import { fieldName, headsOf } from "~/contract/constants/record-fields";
import type { RecordField } from "~/contract/operator/record-forms/fields";
import { useFormat } from "~/i18n/use-format";
import { ZoneContext } from "~/i18n/zone-context";
import { LibraryLink } from "../pictures/library-link";
import { WholeRow } from "../ui/forms";
import { useRecordForm } from "./record-form-context";

/** A field of a record's row, in each language where it is a text of the shop. */
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

/** Columns whose hint says how they are written. */
const HINTED = [
  ...["images", "attributes", "price", "countries", "tags", "contexts", "warnings", "options"],
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
  ],
  ...["measure", "max_weight_g", "from"],
  ...["old_path", "new_path", "target", "postal_prefixes"],
];

/** Columns that take the names of pictures. */
const PICTURES = ["image", "images"];

function RecordInput({
  name,
  field: { column, input, options = [], empty, preset = "", from, isRequired },
  locale,
}: {
  name: string;
  field: RecordField;
  locale: string | null;
}) {
  const { t } = useTranslation("operator");
  const { amount } = useFormat();
  const zone = useContext(ZoneContext);
  const { values, errors, fixedKey, keys } = useRecordForm();
  const label = `${t(`records.fields.${column}`)}${locale === null ? "" : ` (${locale})`}`;
  const typed = values[name] ?? "";
  const shared = {
    id: name,
    name,
    label,
    errors: errors[name] ?? [],
    ...((HINTED.includes(column) || PICTURES.includes(column)) && {
      hint: (
        <>
          {HINTED.includes(column) && t(`records.hints.${column}`)}{" "}
          {PICTURES.includes(column) && <LibraryLink />}
        </>
      ),
    }),
  };
  if (fixedKey === name) return <TextField {...shared} defaultValue={typed} readOnly />;
  switch (input) {
    case "flag":
      return (
        <div>
          <input type="hidden" name={name} value="false" />
          <Check id={name} name={name} value="true" defaultChecked={typed === "true"}>
            {label}
          </Check>
          <FieldError id={name} errors={errors[name]} />
        </div>
      );
    case "choice":
      return (
        <SelectField
          {...shared}
          defaultValue={typed || preset}
          options={withTyped(options, typed || preset).map((value) => ({
            value,
            label:
              value === "" && !empty
                ? "–"
                : t(`records.options.${(value || (empty ?? "")).replaceAll(" ", "_")}`),
          }))}
        />
      );
    case "key":
      return (
        <SelectField
          {...shared}
          defaultValue={typed}
          options={withTyped(["", ...(keys[from ?? ""] ?? [])], typed).map((value) => ({
            value,
            label: value || "–",
          }))}
        />
      );
    case "area":
    case "attributes":
      return (
        <TextAreaField
          {...shared}
          defaultValue={typed}
          rows={Math.min(14, Math.max(2, Math.ceil(typed.length / 90)))}
        />
      );
    case "moment":
      return (
        <TextField
          {...shared}
          type="datetime-local"
          defaultValue={localMoment(typed, zone)}
          required={isRequired}
        />
      );
    case "day":
      return <TextField {...shared} type="date" defaultValue={typed} required={isRequired} />;
    default:
      return (
        <TextField
          {...shared}
          defaultValue={input === "money" ? amount(typed) : typed}
          list={from && `keys-${from}`}
          inputMode={input === "number" ? "numeric" : input === "money" ? "decimal" : undefined}
        />
      );
  }
}

const withTyped = (options: readonly string[], typed: string): readonly string[] =>
  options.includes(typed) ? options : [typed, ...options];
