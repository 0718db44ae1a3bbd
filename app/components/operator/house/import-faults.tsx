import { useTranslation } from "react-i18next";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { Panel } from "~/components/operator/ui/page";
import { Notice } from "~/components/ui/page/notice";
import type { ImportAnswer } from "~/contract/operator/files";
import { useFormat } from "~/i18n/use-format";

export function ImportFaults({ faults }: { faults: ImportAnswer["faults"] }) {
  const { t } = useTranslation("operator");
  const { number } = useFormat();
  return (
    <>
      <Notice kind="err">{t("files.faulty", { count: faults.length })}</Notice>
      <Panel title={t("files.faults")} bleed>
        <DataTable
          caption={t("files.faults")}
          heads={
            <>
              <Head end>{t("files.line")}</Head>
              <Head>{t("files.column")}</Head>
              <Head>{t("files.fault")}</Head>
            </>
          }
        >
          {faults.map(({ line, column, code, message }) => (
            <tr key={`${line} ${column} ${code}`}>
              <RowName end>{number(line)}</RowName>
              <Cell label={t("files.column")}>{column}</Cell>
              <Cell label={t("files.fault")}>{message}</Cell>
            </tr>
          ))}
        </DataTable>
      </Panel>
    </>
  );
}
