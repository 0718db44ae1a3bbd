import { useTranslation } from "react-i18next";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { PostForm } from "~/components/operator/ui/forms";
import { Panel } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { Facts } from "~/components/ui/list/facts";
import { Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import { isCustomerFile } from "~/contract/constants/shop-files";
import type { ShopFile, ShopFileCheck } from "~/contract/operator/shop-files";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { ImportFaults } from "./import-faults";
import { tableName } from "./table-name";

/** Before the import: the changes that it would make. After it: what remains to be done by hand. */
export function ShopFileTrial({
  file: { source, upload },
  checked,
  isDone,
}: {
  file: ShopFile;
  checked: ShopFileCheck;
  isDone: boolean;
}) {
  const { t } = useTranslation("operator");
  const { number } = useFormat();
  const {
    products,
    new_products: newProducts,
    variants,
    customers,
    tables,
    pictures,
    notes,
    faults,
  } = checked;
  const isPeople = isCustomerFile(source);
  const facts = isPeople
    ? [{ name: t("shopFile.customers"), value: number(customers) }]
    : [
        { name: t("shopFile.products"), value: number(products) },
        { name: t("shopFile.newProducts"), value: number(newProducts) },
        { name: t("shopFile.variants"), value: number(variants) },
        { name: t("shopFile.missingPictures"), value: number(pictures.missing) },
      ];
  const changes = tables.some(({ changed }) => changed > 0);
  return (
    <>
      {faults.length > 0 && <ImportFaults faults={faults} />}
      {!isDone && faults.length === 0 && <Notice kind="ok">{t("shopFile.tried")}</Notice>}
      <Panel title={t(`shopFile.sources.${source}`)}>
        <Facts facts={facts} />
        {pictures.missing > 0 && (
          <p>
            {t("shopFile.picturesHint")}{" "}
            <a href={operatorPaths.shopFilePictures(upload)} download>
              {t("shopFile.picturesFile")}
            </a>
          </p>
        )}
        {isDone && (
          <p>
            <Link to={operatorPaths.products()}>{t("shopFile.seeProducts")}</Link>
          </p>
        )}
        {!isDone && changes && (
          <PostForm>
            <Button variant="primary" name="intent" value="write">
              {isPeople
                ? t("shopFile.writeCustomers", { count: customers })
                : t("shopFile.writeProducts", { count: products })}
            </Button>
          </PostForm>
        )}
        {!isDone && faults.length === 0 && !changes && <p>{t("files.nothing")}</p>}
      </Panel>
      {!isDone && (
        <Panel title={t("shopFile.tables")} bleed>
          <DataTable
            caption={t("shopFile.tables")}
            heads={
              <>
                <Head>{t("files.table")}</Head>
                <Head end>{t("files.rows")}</Head>
                <Head end>{t("files.toChange")}</Head>
              </>
            }
          >
            {tables.map(({ name, rows, changed }) => (
              <tr key={name}>
                <RowName>{tableName(t, name)}</RowName>
                <Cell label={t("files.rows")} end>
                  {number(rows)}
                </Cell>
                <Cell label={t("files.toChange")} end>
                  {number(changed)}
                </Cell>
              </tr>
            ))}
          </DataTable>
        </Panel>
      )}
      {notes.length > 0 && (
        <Panel title={t("shopFile.notes")} bleed>
          <DataTable
            caption={t("shopFile.notes")}
            heads={
              <>
                <Head end>{t("files.line")}</Head>
                <Head>{t("shopFile.note")}</Head>
              </>
            }
          >
            {notes.map(({ line, code, message }) => (
              <tr key={`${line} ${code} ${message}`}>
                <RowName end>{number(line)}</RowName>
                <Cell label={t("shopFile.note")}>{message}</Cell>
              </tr>
            ))}
          </DataTable>
        </Panel>
      )}
    </>
  );
}
