import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageBreadcrumb } from "~/components/site/frame/page-breadcrumb";
import { useFrame } from "~/components/site/frame/use-frame";
import { ButtonLink } from "~/components/ui/form/button";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { box, stack, twoColumn } from "~/theme/layout.css";
import * as styles from "./login-page.css";

export function LoginPage({
  title,
  supportEmail,
  signUp = null,
  forBusinesses = false,
  children,
}: {
  title: string;
  supportEmail: string;
  /** Path of the sign-up page. "here" on the sign-up pages themselves; null if only the shop opens accounts. */
  signUp?: string | null;
  /** True if businesses use the same sign-up form. */
  forBusinesses?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation("auth");
  const locale = useFrame()?.locale ?? "it";
  const mail = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
  return (
    <div className={stack.s5}>
      <PageBreadcrumb current={title} />
      <div className={twoColumn}>
        <section className={stack.s5} aria-labelledby="login">
          <h1 id="login">{title}</h1>
          {children}
        </section>
        <section className={classes(box, stack.s4)} aria-labelledby="no-account">
          <h2 id="no-account">{t(signUp === "here" ? "invitation.businessTitle" : "invitation.title")}</h2>
          {signUp && signUp !== "here" && (
            <p>
              <ButtonLink variant="primary" to={signUp}>
                {t("invitation.signUp")}
              </ButtonLink>
            </p>
          )}
          {forBusinesses ? (
            <p>{t("signUp.businessText")}</p>
          ) : (
            <>
              <p>
                {t(signUp ? "invitation.business" : "invitation.text")} {mail}
              </p>
              <p>
                <ButtonLink to={paths.contacts(locale, { product_line: "account" })}>
                  {t("invitation.ask")}
                </ButtonLink>
              </p>
            </>
          )}
          <ul className={styles.tickList}>
            <li>{t("invitation.prices")}</li>
            <li>{t("invitation.quickOrder")}</li>
            <li>{t("invitation.documents")}</li>
          </ul>
        </section>
      </div>
    </div>
  );
}
