import { useTranslation } from "react-i18next";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import * as fieldStyles from "~/components/ui/form/field.css";
import {
  Cell,
  ColumnHead,
  Table,
  TableBody,
  TableHead,
  TableRow,
  TableScroll,
} from "~/components/ui/list/table";
import { Form } from "~/components/ui/page/link";
import { COLUMN_ROLES, type ColumnRole } from "~/contract/constants/enums";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";

export interface FilePreview {
  /** The first rows of the file. */
  rows: string[][];
  columns: (ColumnRole | null)[];
  /** The whole file, as CSV. */
  table: string;
}

/** First lines of a file and the detected role of each column, to be confirmed before anything is added. */
export function FileColumns({
  preview,
  formToken,
  action,
}: {
  preview: FilePreview;
  formToken: FormToken;
  /** Path of the page whose form sent the file. */
  action: string;
}) {
  const { t } = useTranslation("pad");
  const { rows, columns, table } = preview;
  return (
    <section className={classes(box, stack.s3)} role="alert" aria-labelledby="file-columns">
      <h2 id="file-columns">{t("file.title")}</h2>
      <p>{t(columns.includes("qty") ? "file.text" : "file.ask")}</p>
      <Form method="post" action={action} encType="multipart/form-data" className={stack.s3}>
        <HiddenFields formToken={formToken} />
        <input type="hidden" name="table" value={table} />
        <TableScroll>
          <Table caption={t("file.caption")} captionVariant="hidden">
            <TableHead>
              {columns.map((role, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index
                <ColumnHead key={index}>
                  <select
                    className={fieldStyles.control}
                    name={`column.${index}`}
                    defaultValue={role ?? ""}
                    aria-label={t("file.column", { number: index + 1 })}
                  >
                    <option value="">{t("file.none")}</option>
                    {COLUMN_ROLES.map((one) => (
                      <option key={one} value={one}>
                        {t(`file.${one}`)}
                      </option>
                    ))}
                  </select>
                </ColumnHead>
              ))}
            </TableHead>
            <TableBody>
              {rows.map((row, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its index
                <TableRow key={line}>
                  {columns.map((_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index
                    <Cell key={index}>{row[index] ?? ""}</Cell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableScroll>
        <Button variant="primary" name="intent" value="add-file">
          {t("file.add")}
        </Button>
      </Form>
    </section>
  );
}
