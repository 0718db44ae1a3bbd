import "~/kit";
import "~/operator-kit";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OrderStatusLabel } from "~/components/account/orders/order-status";
import { ChosenPrints } from "~/components/operator/orders/list/chosen-prints";
import { late, small, soft } from "~/components/operator/ui/base.css";
import { Cell, DataTable, Head, RowName, TickCell, TickHead } from "~/components/operator/ui/data-table";
import { BulkBar } from "~/components/operator/ui/forms";
import { Empty, PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { Link } from "~/components/ui/page/link";
import { PackingQuery } from "~/contract/operator/packing";
import { useFormat } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { queryIn } from "~/storefront/operator/query-in";
import { operatorContext } from "~/storefront/operator/require-operator";
import { classes } from "~/theme/classes";

export async function loader(args: LoaderFunctionArgs) {
  const { shop, url } = await operatorContext(args, "packing.read");
  return shop.packing.list(queryIn(PackingQuery, url));
}

export default function OrdersToPack() {
  const { results: orders, next } = useLoaderData<typeof loader>();
  const { t } = useTranslation("operator");
  const { dateTime, day } = useFormat();
  return (
    <Stack>
      <PageHead title={t("nav.packing")} />
      {orders.length === 0 ? (
        <Empty>{t("packing.none")}</Empty>
      ) : (
        <form>
          <Panel bleed>
            <BulkBar label={t("chosen.bar")}>
              <span className={soft}>{t("chosen.bar")}</span>
              <ChosenPrints fileOf={operatorPaths.packingFile} />
            </BulkBar>
            <DataTable
              caption={t("nav.packing")}
              heads={
                <>
                  <TickHead label={t("orderList.choose")} />
                  <Head>{t("orders.number")}</Head>
                  <Head>{t("orders.date")}</Head>
                  <Head>{t("packing.to")}</Head>
                  <Head>{t("orders.status")}</Head>
                  <Head>{t("orderList.leaves")}</Head>
                </>
              }
            >
              {orders.map((order) => (
                <tr key={order.id}>
                  <TickCell value={order.id} label={t("orderList.chooseOne", { number: order.number })} />
                  <RowName>
                    <Link to={operatorPaths.packedOrder(order.id)}>{order.number}</Link>
                  </RowName>
                  <Cell>{dateTime(order.date)}</Cell>
                  <Cell main>
                    {order.name} {order.city && <span className={classes(soft, small)}>{order.city}</span>}
                  </Cell>
                  <Cell>
                    <OrderStatusLabel status={order.status} />
                  </Cell>
                  <Cell>
                    {order.is_late ? <span className={late}>{t("today.late")}</span> : day(order.promised_by)}
                  </Cell>
                </tr>
              ))}
            </DataTable>
          </Panel>
        </form>
      )}
      {next !== null && (
        <p>
          <Link to={operatorPaths.packing({ after: next })} rel="next">
            {t("orderList.next")}
          </Link>
        </p>
      )}
    </Stack>
  );
}
