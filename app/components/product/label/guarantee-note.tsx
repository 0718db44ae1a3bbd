import { useTranslation } from "react-i18next";
import { useLegalPath } from "~/components/site/frame/use-frame";
import { Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";

/** Note on the legal guarantee. It must be on the page itself, where consumers decide (Dir. 2024/825). */
export function GuaranteeNote() {
  const { t } = useTranslation("catalogue");
  return (
    <Notice kind="info" lead={t("guarantee.lead")}>
      {t("guarantee.text")} <Link to={useLegalPath("guarantee")}>{t("guarantee.more")}</Link>
    </Notice>
  );
}
