// Markup of the footer, cached. The browser receives it with the first page, and not this module.

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import type { Locale } from "~/contract/wire";
import { seatOf } from "~/i18n/company";
import { formatCapital } from "~/i18n/format";
import { paths } from "~/paths";
import * as styles from "./footer.css";
import type { AroundPages, FooterPage, Frame, SiteLink } from "./frame";

export function FooterCells({
  menu,
  pages,
  links,
  company,
  hasNewsletter,
  locale,
  shopName,
}: AroundPages & Pick<Frame, "locale" | "shopName">) {
  const { t } = useTranslation();
  return (
    <>
      {company && <Contacts locale={locale} company={company} />}
      <Cell title={t("server:foot.lines")}>
        {menu.map((line) => (
          <FooterLink key={line.slug} to={paths.category(line.slug)} name={line.name} />
        ))}
        <Links links={links.catalogue} />
      </Cell>
      <Cell title={shopName}>
        <Pages pages={pages.company} />
        <Links links={links.company} />
      </Cell>
      <Cell title={t("footer.service")}>
        <Pages pages={pages.service} />
        <Links links={links.service} />
        {hasNewsletter && <FooterLink to={paths.newsletter()} name={t("server:newsletter.title")} />}
      </Cell>
    </>
  );
}

function Cell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.cell}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}

function FooterLink({ to, name }: { to: string; name: string }) {
  return (
    <>
      {" "}
      <Link to={to}>{name}</Link>
    </>
  );
}

function Pages({ pages }: { pages: FooterPage[] }) {
  return pages.map((page) => <FooterLink key={page.slug} to={paths.page(page.slug)} name={page.title} />);
}

function Links({ links }: { links: SiteLink[] }) {
  return links.map(({ label, target }) => <FooterLink key={label + target} to={target} name={label} />);
}

type Company = NonNullable<AroundPages["company"]>;

function Contacts({ locale, company }: { locale: Frame["locale"]; company: Company }) {
  const { t } = useTranslation();
  const hours = company.opening_hours?.[locale];
  return (
    <section className={styles.contacts}>
      <h2>{t("server:foot.contacts")}</h2>
      <address>
        {company.phone && (
          <a className={styles.phone} href={`tel:${company.phone.replaceAll(" ", "")}`}>
            {company.phone}
          </a>
        )}{" "}
        {hours && <p>{hours}</p>} <a href={`mailto:${company.email}`}>{company.email}</a>{" "}
        <p>
          {company.name}, {seatOf(company)}
        </p>
      </address>
    </section>
  );
}

export function legalLine(
  company: Company,
  locale: Locale,
  t: (key: string, values: Record<string, unknown>) => string,
) {
  const capital = formatCapital(company.share_capital, locale);
  return [
    company.vat_number && t("server:seller.vatNumber", { number: company.vat_number }),
    company.rea && t("server:seller.rea", { number: company.rea }),
    company.pec && t("server:seller.pec", { address: company.pec }),
    company.share_capital &&
      t(capital.isPaid ? "server:seller.shareCapitalPaid" : "server:seller.shareCapital", capital),
  ]
    .filter(Boolean)
    .join(" · ");
}
