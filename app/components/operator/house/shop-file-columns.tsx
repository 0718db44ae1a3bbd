import { useTranslation } from "react-i18next";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { FieldGrid, PostForm } from "~/components/operator/ui/forms";
import { Panel } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { Check } from "~/components/ui/form/check";
import { SelectField } from "~/components/ui/form/field";
import type { PostedForm } from "~/components/ui/form/posted-form";
import { type Locale, VAT_CLASSES } from "~/contract/constants/enums";
import { fieldsOf, isCustomerFile } from "~/contract/constants/shop-files";
import type { ShopFile } from "~/contract/operator/shop-files";
import { useFormat } from "~/i18n/use-format";

/** Form that maps the columns of the file to fields, with options for values that have no column. */
export function ShopFileColumns({
  file: { source, rows, columns, options, lists },
  locales,
  result,
}: Pick<PostedForm, "result"> & { file: ShopFile; locales: readonly Locale[] }) {
  const { t } = useTranslation("operator");
  const { number } = useFormat();
  const fields = ["", ...fieldsOf(source)].map((value) => ({
    value,
    label: value === "" ? t("shopFile.leftOut") : t(`shopFile.fields.${value}`),
  }));
  const posted = result?.initialValue;
  const typed = (name: string, before: string) => {
    const value = posted?.[name];
    return typeof value === "string" ? value : before;
  };
  const typedField = (n: number, before: string) => {
    const all = posted?.fields;
    const value = typeof all === "object" && all !== null ? Reflect.get(all, String(n)) : undefined;
    return typeof value === "string" ? value : posted ? "" : before;
  };
  const isTicked = (name: "drafts" | "redirects") => (posted ? posted[name] === "on" : options[name]);
  const errorsOf = (name: string) => result?.error?.[name] ?? [];
  const select = (name: string, before: string, choices: { value: string; label: string }[]) => (
    <SelectField
      id={name}
      name={name}
      label={t(`shopFile.${name}`)}
      hint={t(`shopFile.hints.${name}`)}
      defaultValue={typed(name, before)}
      errors={errorsOf(name)}
      options={choices}
    />
  );
  const languages = locales.map((value) => ({ value, label: t(`records.locales.${value}`) }));
  return (
    <PostForm>
      <Panel
        title={t(`shopFile.sources.${source}`)}
        more={t("shopFile.rows", { count: rows, shown: number(rows) })}
      >
        <FieldGrid>
          {select("locale", options.locale, languages)}
          {!isCustomerFile(source) && (
            <>
              {select("prices", options.prices, [
                { value: "gross", label: t("shopFile.gross") },
                { value: "net", label: t("shopFile.net") },
              ])}
              {select(
                "list",
                options.list,
                lists.map(({ code, includes_vat: isGross }) => ({
                  value: code,
                  label: `${code} (${t(isGross ? "shopFile.gross" : "shopFile.net")})`,
                })),
              )}
              {select(
                "vat_class",
                options.vat_class,
                VAT_CLASSES.map((value) => ({ value, label: t(`records.options.${value}`) })),
              )}
            </>
          )}
        </FieldGrid>
        {isCustomerFile(source) ? (
          <>
            <input type="hidden" name="prices" value={options.prices} />
            <input type="hidden" name="list" value={options.list} />
            <input type="hidden" name="vat_class" value={options.vat_class} />
          </>
        ) : (
          <>
            <Check name="drafts" defaultChecked={isTicked("drafts")}>
              {t("shopFile.drafts")}
            </Check>
            <Check name="redirects" defaultChecked={isTicked("redirects")}>
              {t("shopFile.redirects")}
            </Check>
          </>
        )}
      </Panel>
      <Panel title={t("shopFile.columns")} id="fields" bleed>
        <DataTable
          caption={t("shopFile.columns")}
          heads={
            <>
              <Head>{t("shopFile.column")}</Head>
              <Head>{t("shopFile.examples")}</Head>
              <Head>{t("shopFile.becomes")}</Head>
            </>
          }
        >
          {columns.map(({ head, field, examples }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name; their order is fixed
            <tr key={n}>
              <RowName>{head}</RowName>
              <Cell label={t("shopFile.examples")}>{examples.join(" · ") || t("shopFile.empty")}</Cell>
              <Cell label={t("shopFile.becomes")}>
                <SelectField
                  id={`fields.${n}`}
                  name={`fields.${n}`}
                  label={t("shopFile.becomesOf", { head })}
                  defaultValue={typedField(n, field)}
                  errors={errorsOf(`fields.${n}`)}
                  options={fields}
                />
              </Cell>
            </tr>
          ))}
        </DataTable>
      </Panel>
      <Button variant="primary" name="intent" value="plan">
        {t("shopFile.try")}
      </Button>
    </PostForm>
  );
}
