import { getFormProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import {
  type PostedForm,
  postedText,
  replyTo,
  selectProps,
  textProps,
  usePostedForm,
} from "~/components/ui/form/posted-form";
import { AUDIENCES, ROUNDINGS, VAT_CLASSES } from "~/contract/constants/enums";
import { FieldGrid, PostForm } from "../ui/forms";
import { Columns, Panel } from "../ui/page";

export interface BulkChoices {
  categories: { key: string; depth: number }[];
  lists: string[];
  /** Price list that the list of products showed. */
  list: string;
  fields: { key: string; label: string; options: string[] }[];
}

const HOWS = ["percent_up", "percent_down", "amount_up", "amount_down", "set"] as const;

/** One form per kind of change. Each posts to its preview. */
export function BulkChangeForms({
  choices,
  result,
  constraint,
}: PostedForm & {
  choices: BulkChoices;
}) {
  const { t } = useTranslation("operator");
  const field = (kind: string, name: string, label = t(`bulk.${name}`)) => {
    const [ownKind = "", column] = kind.split(".");
    const own = replyTo(result, { kind: ownKind, ...(column && { column }) });
    return {
      id: `${kind}.${name}`,
      name,
      label,
      ...(own && { defaultValue: postedText(own, name), errors: own.error?.[name] ?? [] }),
    };
  };
  const options = useOptions();
  return (
    <Columns of="two">
      <KindForm kind="visible">
        <SelectField
          {...field("visible", "value", t("bulk.action"))}
          options={[
            { value: "true", label: t("bulk.show") },
            { value: "false", label: t("bulk.hide") },
          ]}
        />
      </KindForm>
      <KindForm kind="category">
        <SelectField {...field("category", "action")} options={options(["add", "remove"], "bulk")} />
        <SelectField
          {...field("category", "category", t("records.fields.category"))}
          options={choices.categories.map(({ key, depth }) => ({
            value: key,
            label: `${"– ".repeat(depth)}${key}`,
          }))}
        />
      </KindForm>
      <PriceForm choices={choices} result={replyTo(result, { kind: "price" })} constraint={constraint} />
      <KindForm kind="field">
        <SelectField
          {...field("field", "field", t("bulk.kinds.field"))}
          options={choices.fields.map(({ key, label }) => ({ value: key, label }))}
        />
        <TextField {...field("field", "value")} hint={t("bulk.fieldHint")} list="field-values" />
        <datalist id="field-values">
          {choices.fields.flatMap(({ key, label, options: values }) =>
            values.map((value) => (
              <option key={`${key} ${value}`} value={value}>
                {label}
              </option>
            )),
          )}
        </datalist>
      </KindForm>
      <KindForm kind="column" column="vat_class">
        <SelectField
          {...field("column.vat_class", "value")}
          options={options(VAT_CLASSES, "records.options")}
        />
      </KindForm>
      <KindForm kind="column" column="audience">
        <SelectField {...field("column.audience", "value")} options={options(AUDIENCES, "records.options")} />
      </KindForm>
      <KindForm kind="column" column="brand">
        <TextField {...field("column.brand", "value")} />
      </KindForm>
    </Columns>
  );
}

function useOptions() {
  const { t } = useTranslation("operator");
  return (names: readonly string[], texts: string) =>
    names.map((value) => ({ value, label: t(`${texts}.${value}`) }));
}

function PriceForm({ choices, ...posted }: PostedForm & { choices: BulkChoices }) {
  const { t } = useTranslation("operator");
  const options = useOptions();
  const [form, { list, how, by, rounding }] = usePostedForm<"list" | "how" | "by" | "rounding">({
    ...{ id: "price", ...posted },
    defaultValue: { list: choices.list },
  });
  const own = (name: string) => ({ id: `price.${name}`, label: t(`bulk.${name}`) });
  return (
    <KindForm {...getFormProps(form)} kind="price" hint={t("bulk.priceHint")}>
      <SelectField
        {...selectProps(list)}
        {...own("list")}
        options={choices.lists.map((value) => ({ value, label: value }))}
      />
      <SelectField {...selectProps(how)} {...own("how")} options={options(HOWS, "bulk.hows")} />
      <TextField {...textProps(by)} {...own("by")} inputMode="decimal" />
      <SelectField
        {...selectProps(rounding)}
        {...own("rounding")}
        options={options(ROUNDINGS, "bulk.roundings")}
      />
    </KindForm>
  );
}

function KindForm({
  kind,
  column,
  hint,
  children,
  ...form
}: Partial<ReturnType<typeof getFormProps>> & {
  kind: string;
  column?: string;
  hint?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation("operator");
  const title = t(`bulk.kinds.${column ?? kind}`);
  return (
    <Panel title={title} id={`change-${column ?? kind}`}>
      <PostForm {...form} aria-label={title}>
        <input type="hidden" name="kind" value={kind} />
        {column && <input type="hidden" name="column" value={column} />}
        {hint && <p>{hint}</p>}
        <FieldGrid>{children}</FieldGrid>
        <p>
          <Button>{t("bulk.preview")}</Button>
        </p>
      </PostForm>
    </Panel>
  );
}
