import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { SiteFrame } from "~/components/site/frame/frame";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { container, stack } from "~/theme/layout.css";
import * as styles from "./consent-banner.css";
import { ConsentForm } from "./consent-form";

/** Consent banner above the page, not over it. No answer means no consent. */
export const ConsentBanner = memo(function ConsentBanner({ frame }: { frame: SiteFrame }) {
  const { t } = useTranslation();
  const { isNeeded: isAsked, given, banner } = frame.consent;
  if (!isAsked || !banner || given !== null || frame.path === paths.consent()) return null;
  return (
    <section aria-label={t("consent.title")} className={styles.root}>
      <div className={classes(container, stack.s3)}>
        <p>{t("consent.intro")}</p>
        <ConsentForm redirectTo={frame.path + frame.search} />
      </div>
    </section>
  );
});
