import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import type { PictureUse } from "~/contract/operator/pictures";
import { useFormat } from "~/i18n/use-format";
import { Cell, DataTable, Head, RowName } from "../ui/data-table";
import { Empty, Panel } from "../ui/page";

export function PictureUses({
  uses,
  count,
}: {
  /** `to` is null if the operator may not open the form. */
  uses: (PictureUse & { to: string | null })[];
  /** Number of all uses, which may exceed the length of `uses`. */
  count: number;
}) {
  const { t } = useTranslation("operator");
  const { number } = useFormat();
  return (
    <Panel
      title={t("pictures.uses")}
      id="uses"
      bleed={count > 0}
      foot={
        count > uses.length ? t("pictures.someUses", { shown: uses.length, all: number(count) }) : undefined
      }
    >
      {count === 0 ? (
        <Empty>{t("pictures.noUses")}</Empty>
      ) : (
        <DataTable
          caption={t("pictures.uses")}
          heads={
            <>
              <Head>{t("pictures.useName")}</Head>
              <Head>{t("pictures.usePlace")}</Head>
              <Head>{t("pictures.useKey")}</Head>
            </>
          }
        >
          {uses.map(({ place, key, name, parent, to }) => (
            <tr key={`${place} ${key}`}>
              <RowName>
                <UseName
                  name={place === "settings" ? t(`settings.names.${key}`, { defaultValue: key }) : name}
                  to={to}
                />
              </RowName>
              <Cell label={t("pictures.usePlace")}>
                {t(`pictures.places.${parent === null ? place : "variants"}`)}
              </Cell>
              <Cell label={t("pictures.useKey")}>{key}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  );
}

const UseName = ({ name, to }: { name: string; to: string | null }) =>
  to === null ? name : <Link to={to}>{name}</Link>;
