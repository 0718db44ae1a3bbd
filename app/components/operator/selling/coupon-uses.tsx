import "~/kit";
import "~/operator-kit";
import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import type { CouponUse } from "~/contract/operator/quotes";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { Cell, DataTable, Head, RowName } from "../ui/data-table";
import { Empty, Panel } from "../ui/page";

/** Who has used the promotion's coupons, when, with which order. */
export default function CouponUses({ uses }: { uses: CouponUse[] }) {
  const { t } = useTranslation("operator");
  const { dateTime, money } = useFormat();
  return (
    <Panel title={t("couponUses.title")} id="uses" bleed={uses.length > 0}>
      {uses.length === 0 ? (
        <Empty>{t("couponUses.none")}</Empty>
      ) : (
        <DataTable
          caption={t("couponUses.title")}
          heads={
            <>
              <Head>{t("couponUses.order")}</Head>
              <Head>{t("couponUses.code")}</Head>
              <Head>{t("couponUses.at")}</Head>
              <Head>{t("couponUses.customer")}</Head>
              <Head end>{t("couponUses.total")}</Head>
            </>
          }
        >
          {uses.map(({ code, at, freed_at, order, customer }) => (
            <tr key={`${order.id} ${at}`}>
              <RowName>
                <Link to={operatorPaths.order(order.id)}>{order.number}</Link>
              </RowName>
              <Cell label={t("couponUses.code")}>
                {code}
                {freed_at && <small> {t("couponUses.freed")}</small>}
              </Cell>
              <Cell label={t("couponUses.at")}>{dateTime(at)}</Cell>
              <Cell label={t("couponUses.customer")}>{customer.name}</Cell>
              <Cell label={t("couponUses.total")} end>
                {money(order.total, order.currency)}
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  );
}
