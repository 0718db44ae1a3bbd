import { useSearchParams, useSubmit } from "@remix-run/react";
import {
  type ChangeEvent,
  type FocusEvent,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { afterPaint } from "~/browser/after-paint";
import { forCustomer } from "~/browser/for-customer";
import { ListBar } from "~/components/product/list/list-bar";
import * as layout from "~/components/product/list/list-layout.css";
import { countActiveFilters, hiddenParamsOf, type ListState } from "~/components/product/list/list-state";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { DefaultButton } from "~/components/ui/form/default-button";
import { useOnChange } from "~/components/ui/form/use-on-change";
import { Form, Link } from "~/components/ui/page/link";
import { type IgnoredField, LIST_FLAGS } from "~/contract/constants/list-query";
import type { Facets } from "~/contract/products";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import { row } from "~/theme/layout.css";
import { sheet, sheetAction } from "~/theme/sheet.css";
import { CategoryFilter, FieldFilter, type FieldValues, PriceFilter } from "./filter-groups";
import * as styles from "./list-form.css";
import { RangeFilter } from "./range-filter";

export interface ListFormProps {
  path: string;
  query: ListState;
  facets: (Omit<Facets, "custom_fields"> & { custom_fields: FieldValues[] }) | null;
  /** What was ordered before means something. */
  isCustomer: boolean;
  ignored: IgnoredField[];
  /** How many products the list has. */
  count: number;
  /** The categories. */
  children: ReactNode;
}

/** Filters, order and page size: one form. On a phone two sheets; on a desk beside and above the list. */
export function ListForm({ path, query, facets, isCustomer, ignored, count, children }: ListFormProps) {
  const { t } = useTranslation("catalogue");
  const { number } = useFormat();
  const [searchParams] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const apply = () => {
    const fields = new FormData(form.current ?? undefined);
    for (const [name, value] of [...fields]) if (value === "") fields.delete(name);
    const action = forCustomer(path);
    afterPaint(() => submit(fields, { action, preventScrollReset: true }));
  };
  useFieldsOfAddress(form, searchParams.toString());
  // With scripts each change is applied at once, so that the count is that of what is ticked.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const active = countActiveFilters(query);
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => target.type !== "text" && apply();
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) =>
    target.type === "text" && target.value !== target.defaultValue && apply();
  return (
    <Form
      ref={form}
      className={layout.form}
      action={path}
      aria-label={t("filters.title")}
      // The address says what is chosen; a browser that goes back would put another choice into the fields.
      autoComplete="off"
      preventScrollReset
      onChange={onChange}
      onBlur={onBlur}
    >
      <DefaultButton intent={null} />
      {hiddenParamsOf(
        query,
        (name) =>
          isFormField(name) || (name === "categories" && facets !== null && facets.categories.length > 0),
      ).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <details className={classes(sheet, layout.filters)}>
        <summary className={layout.listControl}>
          <b>{active > 0 ? t("filters.titleActive", { count: active }) : t("filters.title")}</b>{" "}
          <span>{t("list.count", { count, number: number(count) })}</span>
        </summary>
        <div>
          {children}
          <Filters
            path={path}
            query={query}
            facets={facets}
            isCustomer={isCustomer}
            ignored={ignored}
            searchParams={searchParams}
          />
          <p className={classes(row, sheetAction)}>
            <Button variant="primary" width="full">
              {isLive ? t("filters.applyCount", { count, number: number(count) }) : t("filters.apply")}
            </Button>{" "}
            {active > 0 && (
              <Link to={path} preventScrollReset>
                {t("filters.clear")}
              </Link>
            )}
          </p>
        </div>
      </details>
      <ListBar path={path} query={query} />
    </Form>
  );
}

const Filters = memo(function Filters({
  path,
  query,
  facets,
  isCustomer,
  ignored,
  searchParams,
}: Omit<ListFormProps, "count" | "children"> & { searchParams: URLSearchParams }) {
  const { t } = useTranslation("catalogue");
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t("filters.only")}</legend>
        {LIST_FLAGS.filter((flag) => flag !== "ordered" || isCustomer).map((flag) => (
          <Check key={flag} name={flag} value="1" defaultChecked={query[flag]}>
            {t(`list.chips.${flag}`)}
          </Check>
        ))}
      </fieldset>
      {facets && facets.categories.length > 0 && (
        <CategoryFilter categories={facets.categories} query={query} />
      )}
      {facets?.custom_fields.map((field, index) => {
        const shared = { field, query, open: index < OPEN_FIELDS };
        return field.range ? (
          <RangeFilter key={field.key} {...shared} ignored={ignored} searchParams={searchParams} />
        ) : (
          <FieldFilter key={field.key} {...shared} path={path} />
        );
      })}
      <PriceFilter
        price={facets?.price ?? null}
        query={query}
        ignored={ignored}
        searchParams={searchParams}
      />
    </>
  );
});

/** The fields follow the address by a reset, so that they keep the focus. */
function useFieldsOfAddress(form: RefObject<HTMLFormElement>, address: string): void {
  useOnChange(() => form.current?.reset(), address);
}

const OPEN_FIELDS = 2;

const FORM_FIELDS: readonly string[] = [...LIST_FLAGS, "price_min", "price_max", "price_type"];
const isFormField = (name: string): boolean => name.startsWith("cf.") || FORM_FIELDS.includes(name);
