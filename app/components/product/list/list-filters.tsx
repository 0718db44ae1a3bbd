import { Form, Link, useSearchParams, useSubmit } from "@remix-run/react";
import { type ChangeEvent, type FocusEvent, useRef } from "react";
import { useFrame } from "~/components/site/frame/use-frame";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { DefaultButton } from "~/components/ui/form/default-button";
import { TextField } from "~/components/ui/form/field";
import { useOnChange } from "~/components/ui/form/use-on-change";
import { Disclosure } from "~/components/ui/page/disclosure";
import { type IgnoredField, LIST_FLAGS } from "~/contract/constants/list-query";
import type { Facets } from "~/contract/products";
import { useFormat } from "~/i18n/use-format";
import { useTranslation } from "~/i18n/use-translation";
import { row } from "~/theme/layout.css";
import * as styles from "./list-filters.css";
import { countActiveFilters, hiddenParamsOf, type ListState } from "./list-state";

type Field = Facets["custom_fields"][number];
/** `others`: how many more values there are, which fewer products have. */
type FieldValues = Pick<Field, "key" | "label" | "unit" | "values"> & {
  others: number;
  /** The first value shown by "more". */
  firstOfMore?: string;
};

interface ListFiltersProps {
  path: string;
  query: ListState;
  facets: (Omit<Facets, "custom_fields"> & { custom_fields: FieldValues[] }) | null;
  /** What was ordered before means something. */
  isCustomer: boolean;
  ignored: IgnoredField[];
}

/** The list's filters: one form, behind a disclosure on a phone. */
export function ListFilters(props: ListFiltersProps) {
  const { t } = useTranslation("catalogue");
  const active = countActiveFilters(props.query);
  return (
    <>
      <Disclosure
        summary={active > 0 ? t("filters.titleActive", { count: active }) : t("filters.title")}
        className={styles.toggle}
      />
      <div className={styles.panel}>
        <FilterForm {...props} />
      </div>
    </>
  );
}

function FilterForm({ path, query, facets, isCustomer, ignored }: ListFiltersProps) {
  const { t, i18n } = useTranslation("catalogue");
  const { number, symbol } = useFormat();
  const frame = useFrame();
  const [searchParams] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const apply = () => {
    const fields = new FormData(form.current ?? undefined);
    for (const [name, value] of [...fields]) if (value === "") fields.delete(name);
    submit(fields, { action: path, preventScrollReset: true });
  };
  // The fields follow the URL by a form reset, so that they keep the focus.
  const searchText = searchParams.toString();
  const localizeAmount = (amount: string) => (i18n.language === "en" ? amount : amount.replace(".", ","));
  const categoryFacets = facets?.categories ?? [];
  useOnChange(() => form.current?.reset(), searchText);
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => target.type !== "text" && apply();
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) =>
    target.type === "text" && target.value !== target.defaultValue && apply();
  return (
    <Form
      ref={form}
      action={path}
      aria-label={t("filters.title")}
      preventScrollReset
      onChange={onChange}
      onBlur={onBlur}
    >
      <DefaultButton intent={null} />
      {hiddenParamsOf(
        query,
        (name) => isFormField(name) || (name === "categories" && categoryFacets.length > 0),
      ).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {categoryFacets.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t("categories.title")}</legend>
          {categoryFacets.map(({ slug, name, count }) => (
            <Check
              key={slug}
              name="categories"
              value={slug}
              count={number(count)}
              defaultChecked={query.categories.includes(slug)}
            >
              {name}
            </Check>
          ))}
        </fieldset>
      )}
      {facets?.custom_fields.map((field, index) => (
        <FieldFilter key={field.key} path={path} field={field} query={query} open={index < OPEN_FIELDS} />
      ))}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          {t(frame?.includesVat ? "filters.priceGross" : "filters.priceNet")}
        </legend>
        <div className={styles.bounds}>
          {(["price_min", "price_max"] as const).map((bound) => (
            <TextField
              key={bound}
              id={bound}
              name={bound}
              label={t(`filters.${bound}`, { currency: symbol(frame?.currency ?? "EUR") })}
              inputMode="decimal"
              type="text"
              defaultValue={
                ignored.includes(bound) ? (searchParams.get(bound) ?? "") : localizeAmount(query[bound])
              }
              errors={ignored.includes(bound) ? [t("filters.notAmount")] : []}
              placeholder={
                facets?.price
                  ? localizeAmount(facets.price[bound === "price_min" ? "min" : "max"])
                  : undefined
              }
            />
          ))}
        </div>
        {(["standard", "special"] as const).map((type) => (
          <Check
            key={type}
            type="radio"
            name="price_type"
            value={type}
            defaultChecked={query.price_type === type}
          >
            {t(`filters.priceTypes.${type}`)}
          </Check>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t("filters.only")}</legend>
        {LIST_FLAGS.filter((flag) => flag !== "ordered" || isCustomer).map((flag) => (
          <Check key={flag} name={flag} value="1" defaultChecked={query[flag]}>
            {t(`list.chips.${flag}`)}
          </Check>
        ))}
      </fieldset>
      <p className={row}>
        <Button variant="primary" width="full">
          {t("filters.apply")}
        </Button>{" "}
        <Link to={path} preventScrollReset>
          {t("filters.clear")}
        </Link>
      </p>
    </Form>
  );
}

const OPEN_FIELDS = 2;

const FORM_FIELDS: readonly string[] = [...LIST_FLAGS, "price_min", "price_max", "price_type"];
const isFormField = (name: string): boolean => name.startsWith("cf.") || FORM_FIELDS.includes(name);

function FieldFilter({
  path,
  field: { key, label, unit, values, others, firstOfMore },
  query,
  open,
}: {
  path: string;
  field: FieldValues;
  query: ListState;
  open: boolean;
}) {
  const { t } = useTranslation("catalogue");
  const { number } = useFormat();
  const chosen = query.fields.filter((field) => field.key === key).map(({ value }) => value);
  // The button goes when they come, and the reader goes on with the first of them.
  const place = `more-${key}`;
  const checkbox = ({ value, label: text, count }: Field["values"][number]) => (
    <Check
      key={value}
      id={value === firstOfMore ? place : undefined}
      name={`cf.${key}`}
      value={value}
      count={number(count)}
      defaultChecked={chosen.includes(value)}
    >
      {unit ? `${text} ${unit}` : text}
    </Check>
  );
  return (
    <details className={styles.group} open={open || chosen.length > 0 || firstOfMore !== undefined}>
      <summary className={styles.summary}>{label}</summary>
      <fieldset aria-label={label}>
        {values.map(checkbox)}
        {others > 0 && (
          <button
            type="submit"
            name="more"
            value={key}
            formAction={`${path}#${place}`}
            className={styles.more}
          >
            {t("filters.more", { number: number(others) })}
          </button>
        )}
      </fieldset>
    </details>
  );
}
