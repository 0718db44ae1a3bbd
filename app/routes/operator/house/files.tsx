import "~/kit";
import "~/operator-kit";
// The shop's tables as files, with links to export and import each.
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { tableName } from "~/components/operator/house/table-name";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { PostForm } from "~/components/operator/ui/forms";
import { PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Button } from "~/components/ui/form/button";
import { Link } from "~/components/ui/page/link";
import { offeredLocales } from "~/contract/constants/settings";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { paths } from "~/paths";
import { settingsOf } from "~/storefront/content/settings";
import { operatorContext } from "~/storefront/operator/require-operator";
import { stack } from "~/theme/layout.css";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, may } = await operatorContext(args, "data.read");
  const [{ results }, settings] = await Promise.all([shop.files.tables({}), settingsOf(args)]);
  const tables = results.map(({ name, rows, is_record: isRecord }) => ({ name, rows, isRecord }));
  const feeds = offeredLocales(settings.get("LOCALES")).map((locale) => paths.googleFeed({ locale }));
  return { tables, feeds, mayImport: may("data.write") };
}

export default function OperatorFiles() {
  const { tables, feeds, mayImport } = useLoaderData<typeof loader>();
  const { t } = useTranslation("operator");
  const { number } = useFormat();
  return (
    <Stack>
      <PageHead
        title={t("nav.files")}
        actions={mayImport && <Link to={operatorPaths.shopFile()}>{t("shopFile.title")}</Link>}
      >
        {t("files.hint")}
      </PageHead>
      <Panel bleed>
        <DataTable
          caption={t("nav.files")}
          heads={
            <>
              <Head>{t("files.table")}</Head>
              <Head end>{t("files.rows")}</Head>
              <Head>{t("files.export")}</Head>
              <Head>{t("files.import")}</Head>
            </>
          }
        >
          {tables.map(({ name, rows, isRecord }) => (
            <tr key={name}>
              <RowName>{tableName(t, name)}</RowName>
              <Cell label={t("files.rows")} end>
                {number(rows)}
              </Cell>
              <Cell label={t("files.export")}>
                <a href={operatorPaths.exportFile(name)} download={`${name}.csv`}>
                  {name}.csv
                </a>
              </Cell>
              <Cell label={t("files.import")}>
                {isRecord || !mayImport ? (
                  t("files.onlyOut")
                ) : (
                  <Link
                    to={operatorPaths.importFile(name)}
                    aria-label={`${t("files.choose")}: ${tableName(t, name)}`}
                  >
                    {t("files.choose")}
                  </Link>
                )}
              </Cell>
            </tr>
          ))}
        </DataTable>
      </Panel>
      <Panel title={t("files.feed.title")}>
        <p>{t("files.feed.text")}</p>
        <ul className={stack.s2}>
          {feeds.map((feed) => (
            <li key={feed}>
              <a href={feed}>{feed}</a>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t("files.backup.title")}>
        <p>{t("files.backup.text")}</p>
        <PostForm action={operatorPaths.backupFile()} reloadDocument>
          <Button type="submit">{t("files.backup.download")}</Button>
        </PostForm>
        <p>{t("files.backup.commands")}</p>
        <p>
          <code>npm run shop -- backup FILE --files FOLDER</code>
        </p>
        <p>
          <code>npm run shop -- restore FILE --files FOLDER --yes</code>
        </p>
      </Panel>
    </Stack>
  );
}
