import { useTranslation } from "react-i18next";
import { Cell, ColumnHead, Table, TableBody, TableHead, TableRow } from "~/components/ui/list/table";
import { Notice } from "~/components/ui/page/notice";
import { code } from "~/theme/text.css";

export interface RefusedLine {
  /** Line number, starting at 1. */
  line: number;
  written: string;
  reason: string;
}

export function RefusedLines({ lines }: { lines: RefusedLine[] }) {
  const { t } = useTranslation("cart");
  if (lines.length === 0) return null;
  return (
    <Notice kind="err" lead={t("refused.lead", { count: lines.length })}>
      {t("refused.text")}
      <Table caption={t("refused.caption")} captionVariant="hidden" phone="cards">
        <TableHead>
          <ColumnHead align="end">{t("refused.line")}</ColumnHead>
          <ColumnHead>{t("refused.written")}</ColumnHead>
          <ColumnHead>{t("refused.reason")}</ColumnHead>
        </TableHead>
        <TableBody>
          {lines.map(({ line, written, reason }) => (
            <TableRow key={line}>
              <Cell align="end" label={t("refused.line")}>
                {line}
              </Cell>
              <Cell className={code} label={t("refused.written")}>
                {written}
              </Cell>
              <Cell label={t("refused.reason")}>{reason}</Cell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Notice>
  );
}
