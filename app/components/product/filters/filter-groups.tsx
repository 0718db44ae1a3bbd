import { useTranslation } from "react-i18next";
import { useFrame } from "~/components/site/frame/use-frame";
import { Check } from "~/components/ui/form/check";
import { TextField } from "~/components/ui/form/field";
import type { IgnoredField } from "~/contract/constants/list-query";
import type { Facets } from "~/contract/products";
import { useFormat } from "~/i18n/use-format";
import type { ListState } from "../list/list-state";
import * as styles from "./list-form.css";
import { useDecimal } from "./use-decimal";

export function CategoryFilter({
  categories,
  query,
}: {
  categories: Facets["categories"];
  query: ListState;
}) {
  const { t } = useTranslation("catalogue");
  const { number } = useFormat();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t("categories.title")}</legend>
      {categories.map(({ slug, name, count }) => (
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
  );
}

/** Price bounds, and whether they are net or gross. */
export function PriceFilter({
  price,
  query,
  ignored,
  searchParams,
}: {
  price: Facets["price"];
  query: ListState;
  ignored: IgnoredField[];
  /** Needed to show an invalid bound unchanged. */
  searchParams: URLSearchParams;
}) {
  const { t } = useTranslation("catalogue");
  const { symbol } = useFormat();
  const decimal = useDecimal();
  const frame = useFrame();
  return (
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
            label={t(bound === "price_min" ? "filters.min" : "filters.max", {
              unit: `(${symbol(frame?.currency ?? "EUR")})`,
            })}
            inputMode="decimal"
            type="text"
            defaultValue={ignored.includes(bound) ? (searchParams.get(bound) ?? "") : decimal(query[bound])}
            errors={
              ignored.includes(bound)
                ? [t(AMOUNT.test(searchParams.get(bound) ?? "") ? "filters.reversed" : "filters.notAmount")]
                : []
            }
            placeholder={price ? decimal(price[bound === "price_min" ? "min" : "max"]) : undefined}
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
  );
}

type Field = Facets["custom_fields"][number];
/** `others`: the number of further values, which fewer products have. */
export type FieldValues = Pick<Field, "key" | "label" | "unit" | "values" | "range"> & {
  others: number;
  /** The first value revealed by "more". */
  firstOfMore?: string;
};

export function FieldFilter({
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
  const { number, measure } = useFormat();
  const chosen = query.fields.filter((field) => field.key === key).map(({ value }) => value);
  // "More" disappears when the values appear, so the focus moves to the first of them.
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
      {measure(text, unit)}
    </Check>
  );
  return (
    <details className={styles.group} open={open || chosen.length > 0 || firstOfMore !== undefined}>
      <summary className={styles.summary} id={`filter-${key}`}>
        {label}
      </summary>
      <fieldset aria-labelledby={`filter-${key}`}>
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

const AMOUNT = /^\s*\d+(?:[.,]\d{1,2})?\s*$/;
