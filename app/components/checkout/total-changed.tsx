import { useTranslation } from "react-i18next";
import { Notice } from "~/components/ui/notice";
import { useFormat } from "~/i18n/use-format";

/** A price or a stock has moved since the page was made: both totals, and nothing has been ordered. */
export function TotalChanged({ before, now, currency }: { before: string; now: string; currency: string }) {
  const { t } = useTranslation("checkout");
  const { money } = useFormat();
  return (
    <Notice kind="err" lead={t("changed.lead")}>
      {t("changed.text", { before: money(before, currency), now: money(now, currency) })}
    </Notice>
  );
}
