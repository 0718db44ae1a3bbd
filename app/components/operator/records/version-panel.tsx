import "~/kit";
import "~/operator-kit";
import { useTranslation } from "react-i18next";
import type { ConflictField } from "~/contract/operator/record-forms";
import { Cell, DataTable, Head, RowName } from "../ui/data-table";
import { Empty, Panel } from "../ui/page";
import { fieldLabel } from "./field-label";
import { Lines } from "./lines";

/** The changes that saving an older version would make: current and older value of each field. */
export default function VersionPanel({ fields }: { fields: readonly ConflictField[] }) {
  const { t } = useTranslation("operator");
  return (
    <Panel title={t("records.version.title")} id="version" bleed>
      {fields.length === 0 ? (
        <Empty>{t("records.version.same")}</Empty>
      ) : (
        <DataTable
          caption={t("records.version.title")}
          heads={
            <>
              <Head>{t("records.conflict.field")}</Head>
              <Head>{t("records.version.now")}</Head>
              <Head>{t("records.version.then")}</Head>
            </>
          }
        >
          {fields.map(({ name, mine, theirs }) => (
            <tr key={name}>
              <RowName>{fieldLabel(t, name)}</RowName>
              <Cell label={t("records.version.now")}>
                <Lines text={mine} />
              </Cell>
              <Cell label={t("records.version.then")}>
                <Lines text={theirs} />
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  );
}
