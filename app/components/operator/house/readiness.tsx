import { useTranslation } from "react-i18next";
import { Cell, DataTable, Head, RowName } from "~/components/operator/ui/data-table";
import { Status } from "~/components/operator/ui/status";
import { Link } from "~/components/ui/page/link";
import type { Readiness } from "~/contract/operator/reports";
import { operatorPaths } from "~/operator-paths";

type Row = Readiness["results"][number];

/** Readiness list of the shop: each requirement, whether it is met, and a link to its screen. */
export function ReadinessTable({ rows, maySet }: { rows: readonly Row[]; maySet: boolean }) {
  const { t } = useTranslation("operator");
  return (
    <DataTable
      caption={t("house.ready.title")}
      heads={
        <>
          <Head>{t("house.ready.what")}</Head>
          <Head>{t("house.health.state")}</Head>
          <Head>{t("house.ready.without")}</Head>
        </>
      }
    >
      {rows.map(({ name, missing }) => (
        <tr key={name}>
          <RowName>{t(`house.ready.names.${name}`)}</RowName>
          <Cell figure>
            <Status tone={missing.length === 0 ? "ok" : "warn"} mark={missing.length === 0 ? "full" : "open"}>
              {t(missing.length === 0 ? "house.ready.set" : "house.ready.missing")}
            </Status>
          </Cell>
          <Cell>{missing.length > 0 && <ToDo name={name} missing={missing} maySet={maySet} />}</Cell>
        </tr>
      ))}
    </DataTable>
  );
}

/** The consequence of a missing requirement, the missing names, and a link to the screen that sets them. */
function ToDo({ name, missing, maySet }: Row & { maySet: boolean }) {
  const { t } = useTranslation("operator");
  const screen = SCREENS[name];
  return (
    <>
      {t(`house.ready.lacks.${name}`)} {t("house.ready.toSet")}: <code>{missing.join(", ")}</code>
      {maySet && screen && (
        <>
          {" "}
          <Link to={screen.to}>{t(`nav.${screen.nav}`)}</Link>
        </>
      )}
    </>
  );
}

const setting = (key: string) => ({ nav: "settings", to: operatorPaths.setting(key) });
const record = (nav: string, to = operatorPaths.records(nav)) => ({ nav, to });

/** The screen of each requirement. Requirements without a screen are set as a secret of the Worker. */
const SCREENS: Partial<Record<Row["name"], { nav: string; to: string }>> = {
  COMPANY_DATA: setting("COMPANY_DATA"),
  VAT_RATES: record("vat"),
  PRODUCTS: record("product", operatorPaths.newRecord("product")),
  SHIPPING: record("shipping", operatorPaths.newRecord("shipping")),
  PAYMENT: record("payment", operatorPaths.newRecord("payment")),
  CUSTOMERS: setting("GUEST_CHECKOUT"),
  LEGAL_PAGES: record("page", operatorPaths.newRecord("page")),
  DEFAULT_ROBOTS: setting("DEFAULT_ROBOTS"),
  SHOP_NAME: setting("SHOP_NAME"),
  SUPPORT_EMAIL: setting("SUPPORT_EMAIL"),
  BANK_IBAN: setting("BANK_IBAN"),
};
