import { useTranslation } from "react-i18next";
import { Notice } from "~/components/ui/notice";

/** The legal guarantee, said where a consumer decides and not only linked (Dir. 2024/825). */
export function GuaranteeNote() {
  const { t } = useTranslation("catalogue");
  return (
    <Notice kind="info" lead={t("guarantee.lead")}>
      {t("guarantee.text")}
    </Notice>
  );
}
