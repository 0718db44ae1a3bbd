import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import type { IgnoredField } from "~/contract/constants/list-query";
import { useFormat } from "~/i18n/use-format";

const fieldName = (field: IgnoredField) => (field.startsWith("cf.") ? "cf" : field);

/** Messages above a list: ignored query parameters, and terms that were searched instead. */
export function ListNotices({
  ignored,
  search,
  searched,
  exactHref,
}: {
  ignored: IgnoredField[];
  search: string;
  searched: string[] | undefined;
  exactHref: string;
}) {
  const { t } = useTranslation("catalogue");
  const { either } = useFormat();
  return (
    <>
      {ignored.length > 0 && (
        <Notice kind="warn">
          {t("list.ignored", {
            fields: [...new Set(ignored.map(fieldName))].map((field) => t(`list.fields.${field}`)).join(", "),
          })}
        </Notice>
      )}
      {searched && (
        <Notice kind="info">
          {t("list.searched", {
            search,
            searched: either(searched.map((one) => t("list.quoted", { search: one }))),
          })}{" "}
          <Link to={exactHref}>{t("list.exact", { search })}</Link>
        </Notice>
      )}
    </>
  );
}
