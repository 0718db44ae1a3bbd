import { useTranslation } from "react-i18next";
import { Notice } from "~/components/ui/page/notice";
import { useFormat } from "~/i18n/use-format";

export interface ChangedPrice {
  name: string;
  before: string;
  now: string;
}

/** Both totals after a price or stock has changed since the page was rendered. Nothing has been ordered. */
export function TotalChanged({
  before,
  now,
  rows,
  currency,
}: {
  before: string;
  now: string;
  rows: ChangedPrice[];
  currency: string;
}) {
  const { t } = useTranslation("checkout");
  const { money } = useFormat();
  return (
    <Notice kind="err" lead={t("changed.lead")}>
      {t("changed.text", { before: money(before, currency), now: money(now, currency) })}
      {rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li key={row.name}>
              {t("changed.row", {
                name: row.name,
                before: money(row.before, currency),
                now: money(row.now, currency),
              })}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
