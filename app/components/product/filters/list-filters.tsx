import { Form, Link, useSearchParams, useSubmit } from "@remix-run/react";
import { type ChangeEvent, type FocusEvent, useRef } from "react";
import { countActiveFilters, hiddenParamsOf, type ListState } from "~/components/product/list/list-state";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { DefaultButton } from "~/components/ui/form/default-button";
import { useOnChange } from "~/components/ui/form/use-on-change";
import { Disclosure } from "~/components/ui/page/disclosure";
import { type IgnoredField, LIST_FLAGS } from "~/contract/constants/list-query";
import type { Facets } from "~/contract/products";
import { useTranslation } from "~/i18n/use-translation";
import { row } from "~/theme/layout.css";
import { CategoryFilter, FieldFilter, type FieldValues, PriceFilter } from "./filter-groups";
import * as styles from "./list-filters.css";

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
  const { t } = useTranslation("catalogue");
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
      {categoryFacets.length > 0 && <CategoryFilter categories={categoryFacets} query={query} />}
      {facets?.custom_fields.map((field, index) => (
        <FieldFilter key={field.key} path={path} field={field} query={query} open={index < OPEN_FIELDS} />
      ))}
      <PriceFilter
        price={facets?.price ?? null}
        query={query}
        ignored={ignored}
        searchParams={searchParams}
      />
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
