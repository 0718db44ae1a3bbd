import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { LanguageForm } from "~/components/site/header/language-form";
import { usePlainLinks } from "~/components/site/use-plain-links";
import { useFragment } from "~/components/ui/page/fragment";
import { seatOf } from "~/i18n/company";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { container } from "~/theme/layout.css";
import * as styles from "./footer.css";
import { AROUND, type AroundPages, type FooterPage, type Frame } from "./frame";

/** Where else to go, how to withdraw (in sight on every page: LAW), and who the seller is: name, seat, register, VAT number, certified mail (LAW). */
export function Footer({ frame }: { frame: Frame }) {
  const { t } = useTranslation();
  const { [AROUND]: around, locale, shopName, consent } = frame;
  const { links, prefetched } = usePlainLinks();
  const cells = useFragment("footer", around && { ...around, locale, shopName }, (facts) => (
    <Cells {...facts} />
  ));
  const legal = useFragment("legal", around && { locale, company: around.company }, ({ company }) =>
    company ? legalLine(company, t) : null,
  );
  return (
    <footer className={styles.root}>
      <div className={container}>
        <div className={styles.cells} {...links} {...cells} />
        {prefetched}
        <div className={styles.legal}>
          <p {...legal} />
          {consent.isNeeded && (
            <Link to={paths.consent({ redirectTo: frame.path + frame.search })}>{t("footer.consent")}</Link>
          )}
          <LanguageForm
            frame={frame}
            names="whole"
            className={styles.languages}
            itemClass={styles.language}
          />
        </div>
      </div>
    </footer>
  );
}

function Cells({ menu, pages, company, locale, shopName }: AroundPages & Pick<Frame, "locale" | "shopName">) {
  const { t } = useTranslation();
  return (
    <>
      <Cell title={t("footer.lines")}>
        {menu.map((line) => (
          <FooterLink key={line.slug} to={paths.category(line.slug)} name={line.name} />
        ))}
        <FooterLink to={paths.products({ offers: 1 })} name={t("menu.offers")} />
        <FooterLink to={paths.products({ new: 1 })} name={t("menu.new")} />
      </Cell>
      <Cell title={shopName}>
        <Pages pages={pages.company} />
        <FooterLink to={paths.news()} name={t("footer.news")} />
        <FooterLink to={paths.contacts(locale)} name={t("footer.contact")} />
      </Cell>
      <Cell title={t("footer.service")}>
        <Pages pages={pages.service} />
        <FooterLink to={paths.withdrawal(locale)} name={t("footer.withdrawal")} />
      </Cell>
      {company && <Contacts locale={locale} company={company} />}
    </>
  );
}

function Cell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function FooterLink({ to, name }: { to: string; name: string }) {
  return (
    <li>
      <Link to={to}>{name}</Link>
    </li>
  );
}

function Pages({ pages }: { pages: FooterPage[] }) {
  return pages.map((page) => <FooterLink key={page.slug} to={paths.page(page.slug)} name={page.title} />);
}

type Company = NonNullable<AroundPages["company"]>;

function Contacts({ locale, company }: { locale: Frame["locale"]; company: Company }) {
  const { t } = useTranslation();
  const hours = company.opening_hours?.[locale];
  return (
    <section>
      <h2>{t("footer.contacts")}</h2>
      <address>
        {company.name}
        <br />
        {seatOf(company)}
        <br />
        <a href={`mailto:${company.email}`}>{company.email}</a>
        {company.phone && (
          <>
            <br />
            <a href={`tel:${company.phone.replaceAll(" ", "")}`}>{company.phone}</a>
          </>
        )}
        {hours && (
          <>
            <br />
            {hours}
          </>
        )}
      </address>
    </section>
  );
}

function legalLine(company: Company, t: (key: string, values: Record<string, string>) => string) {
  return [
    company.vat_number && t("footer.vatNumber", { number: company.vat_number }),
    company.rea && t("footer.rea", { number: company.rea }),
    company.pec && t("footer.pec", { address: company.pec }),
    company.share_capital && t("footer.shareCapital", { amount: company.share_capital }),
  ]
    .filter(Boolean)
    .join(" · ");
}
