import { useTranslation } from "react-i18next";
import { Check } from "~/components/ui/form/check";
import type { ConflictField } from "~/contract/operator/record-forms";
import { Cell, DataTable, Head, RowName } from "../ui/data-table";
import { Panel } from "../ui/page";
import { Lines } from "./lines";

/**
 * Fields that two operators edited at the same time. The operator chooses one value for each and saves it with the
 * form.
 */
export function ConflictPanel({
  fields,
  nameOf,
}: {
  fields: readonly ConflictField[];
  nameOf: (field: string) => string;
}) {
  const { t } = useTranslation("operator");
  return (
    <Panel title={t("records.conflict.title")} id="conflict" bleed>
      <DataTable
        caption={t("records.conflict.title")}
        heads={
          <>
            <Head>{t("records.conflict.field")}</Head>
            <Head>{t("records.conflict.mine")}</Head>
            <Head>{t("records.conflict.theirs")}</Head>
          </>
        }
      >
        {fields.map(({ name, mine, theirs }) => (
          <tr key={name}>
            <RowName>{nameOf(name)}</RowName>
            <Cell label={t("records.conflict.mine")}>
              <Check type="radio" name={`choose.${name}`} value="mine" defaultChecked>
                <Lines text={mine} />
              </Check>
            </Cell>
            <Cell label={t("records.conflict.theirs")}>
              <Check type="radio" name={`choose.${name}`} value="theirs">
                <Lines text={theirs} />
              </Check>
            </Cell>
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}
