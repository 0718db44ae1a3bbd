import { useTranslation } from "react-i18next";
import { useFrame } from "~/components/site/frame/use-frame";
import { itemLink } from "~/components/ui/list/facts.css";
import { Link } from "~/components/ui/page/link";
import type { CompanyData } from "~/contract/shop";
import { townOf } from "~/i18n/company";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";

export function ContactWays({ company }: { company: CompanyData | null }) {
  const { t } = useTranslation("content");
  const frame = useFrame();
  if (!frame || !company) return null;
  return (
    <aside className={classes(box, stack.s4)} aria-labelledby="ways">
      <h2 id="ways">{t("contact.ways.title")}</h2>
      <address>
        {company.name}
        <br />
        {company.address}
        <br />
        {townOf(company)}
      </address>
      {company.phone && (
        <p>
          <a className={itemLink} href={`tel:${company.phone.replaceAll(" ", "")}`}>
            {company.phone}
          </a>
          <br />
          {company.opening_hours?.[frame.locale]}
        </p>
      )}
      <p>
        <a className={itemLink} href={`mailto:${company.email}`}>
          {company.email}
        </a>
      </p>
      <p>
        {t("contact.ways.withdrawal")}{" "}
        <Link to={paths.withdrawal(frame.locale)}>{t("contact.ways.withdrawalLink")}</Link>
      </p>
    </aside>
  );
}
