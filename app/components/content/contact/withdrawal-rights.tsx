import { useTranslation } from "react-i18next";
import { useLegalPath } from "~/components/site/frame/use-frame";
import { Link } from "~/components/ui/page/link";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";

const POINTS = ["days", "money", "goods", "exceptions"];

export function WithdrawalRights({ formPdf }: { formPdf: string }) {
  const { t } = useTranslation("content");
  return (
    <aside className={classes(box, stack.s3)} aria-labelledby="rights">
      <h2 id="rights">{t("withdrawal.rights.title")}</h2>
      {POINTS.map((point) => (
        <p key={point}>{t(`withdrawal.rights.${point}`)}</p>
      ))}
      <p>
        <Link to={useLegalPath("withdrawal")}>{t("withdrawal.rights.link")}</Link>
      </p>
      <p>
        <a href={formPdf}>{t("withdrawal.rights.formPdf")}</a>
      </p>
    </aside>
  );
}
