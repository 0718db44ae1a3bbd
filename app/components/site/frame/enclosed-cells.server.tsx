// Header and footer of the checkout. The browser receives their markup, not this module. Their links load a whole
// document, because other pages have another frame.

import { useTranslation } from "react-i18next";
import { Logo } from "~/components/site/header/header";
import { state, tool } from "~/components/site/header/header.css";
import { Link } from "~/components/ui/page/link";
import { seatOf } from "~/i18n/company";
import { paths } from "~/paths";
import * as styles from "./enclosed-frame.css";
import { legalLine } from "./footer-cells.server";
import type { AroundPages, Frame } from "./frame";

type Company = Pick<AroundPages, "company">;

export function HeadCells({ company, ...shop }: Company & Pick<Frame, "locale" | "shopName" | "logo">) {
  const { t } = useTranslation();
  return (
    <>
      <Logo frame={shop} />{" "}
      <p className={styles.secure}>
        <svg className={styles.lock} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3" />
        </svg>{" "}
        {t("server:head.secure")}
      </p>{" "}
      {company?.phone && (
        <a className={tool} href={`tel:${company.phone.replaceAll(" ", "")}`}>
          <b>{t("server:head.help")}</b> <span className={state}>{company.phone}</span>
        </a>
      )}
    </>
  );
}

/** Seller, terms and right of withdrawal (LAW). */
export function FootCells({ company, locale, mainLocale }: Company & Pick<Frame, "locale" | "mainLocale">) {
  const { t } = useTranslation();
  return (
    <>
      {company && (
        <p>{[company.name, seatOf(company), legalLine(company, locale, t)].filter(Boolean).join(" · ")}</p>
      )}{" "}
      <Link to={paths.legal("terms", mainLocale)}>{t("server:foot.terms")}</Link>{" "}
      <Link to={paths.legal("privacy", mainLocale)}>{t("server:foot.privacy")}</Link>{" "}
      <Link to={paths.withdrawal(locale)}>{t("footer.withdrawal")}</Link>
    </>
  );
}
