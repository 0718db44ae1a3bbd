import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { LEGAL, paths } from "~/paths";
import { classes } from "~/theme/classes";
import { stack } from "~/theme/layout.css";
import * as styles from "./checkout-summary.css";

/** Shown before the button and not only linked: the legal guarantee and the right of withdrawal (LAW). */
export function LegalNotices({ supportEmail }: { supportEmail: string }) {
  const { t } = useTranslation("checkout");
  const { t: frame } = useTranslation();
  return (
    <div className={classes(styles.legal, stack.s2)}>
      <p>
        <b>{t("legal.guaranteeLead")}</b> {t("legal.guarantee")}{" "}
        <Link to={paths.page(LEGAL.guarantee)}>{t("legal.guaranteeWhole")}</Link>.
      </p>
      <p>
        <b>{t("legal.withdrawalLead")}</b> {t("legal.withdrawal", { action: frame("footer.withdrawal") })}{" "}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. {t("legal.withdrawalCost")}{" "}
        <Link to={paths.page(LEGAL.withdrawal)}>{t("legal.withdrawalWhole")}</Link>.
      </p>
    </div>
  );
}
