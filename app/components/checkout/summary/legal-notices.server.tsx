// Rendered on the server only: the browser receives the markup, not this module.

import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import type { Locale } from "~/contract/wire";
import { paths } from "~/paths";

/** Legal guarantee and right of withdrawal. The law requires them on the page itself, before the order button (LAW). */
export function LegalNotices({ supportEmail, mainLocale }: { supportEmail: string; mainLocale: Locale }) {
  const { t } = useTranslation("server");
  const { t: frame } = useTranslation();
  return (
    <>
      <p>
        <b>{t("legal.guaranteeLead")}</b> {t("legal.guarantee")}{" "}
        <Link to={paths.legal("guarantee", mainLocale)}>{t("legal.guaranteeWhole")}</Link>.
      </p>
      <p>
        <b>{t("legal.withdrawalLead")}</b> {t("legal.withdrawal", { action: frame("footer.withdrawal") })}{" "}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. {t("legal.withdrawalCost")}{" "}
        <Link to={paths.legal("withdrawal", mainLocale)}>{t("legal.withdrawalWhole")}</Link>.
      </p>
      <p>{t("legal.safe")}</p>
    </>
  );
}
