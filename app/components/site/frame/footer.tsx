import { memo } from "react";
import { useTranslation } from "react-i18next";
import { LanguageForm } from "~/components/site/header/language-form";
import { ContextForm } from "~/components/site/header/utility-bar";
import { usePlainLinks } from "~/components/site/use-plain-links";
import { useFragment } from "~/components/ui/page/fragment";
import { Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { container } from "~/theme/layout.css";
import * as styles from "./footer.css";
import { FooterCells, legalLine } from "./footer-cells.server";
import { AROUND, type SiteFrame } from "./frame";

/**
 * Footer: links, right of withdrawal (required on every page: LAW), and the seller's name, seat, register, VAT number
 * and certified email (LAW).
 */
export const Footer = memo(function Footer({ frame }: { frame: SiteFrame }) {
  const { t } = useTranslation();
  const { [AROUND]: around, locale, consent } = frame;
  const legal = useFragment("legal", around && { locale, company: around.company }, ({ company, locale }) =>
    company ? legalLine(company, locale, t) : null,
  );
  return (
    <footer className={styles.root}>
      <div className={container}>
        <Cells frame={frame} />
        <div className={styles.legal}>
          <p {...legal} />
          <Link to={paths.withdrawal(locale)}>{t("footer.withdrawal")}</Link>
          {frame.viewer.kind === "anonymous" && (
            <ContextForm frame={frame} className={styles.context} itemClass={styles.choice} />
          )}
          {consent.isNeeded && (
            <Link to={paths.consent({ redirectTo: frame.path + frame.search })}>{t("footer.consent")}</Link>
          )}
          <LanguageForm frame={frame} names="whole" className={styles.languages} itemClass={styles.choice} />
        </div>
      </div>
    </footer>
  );
});

/**
 * A separate component, because `usePlainLinks` uses the router, which renders it again at every state of a navigation.
 */
function Cells({ frame: { [AROUND]: around, locale, shopName } }: { frame: SiteFrame }) {
  const { links, prefetched } = usePlainLinks();
  const cells = useFragment("footer", around && { ...around, locale, shopName }, (facts) => (
    <FooterCells {...facts} />
  ));
  return (
    <>
      <div className={styles.cells} {...links} {...cells} />
      {prefetched}
    </>
  );
}
