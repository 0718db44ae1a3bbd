import "~/kit";
import "~/operator-kit";
import { useTranslation } from "react-i18next";
import { Link } from "~/components/ui/page/link";
import { Notice } from "~/components/ui/page/notice";
import type { ShippingZone } from "~/contract/operator/selling-grids";
import { useFormat, useLocale } from "~/i18n/use-format";
import { operatorPaths } from "~/operator-paths";
import { Cell, DataTable, Head, RowName } from "../ui/data-table";
import { Empty, Panel } from "../ui/page";

type Courier = ShippingZone["couriers"][number];

/** Countries that the tariffs deliver to, and the text that customers elsewhere see. */
export function ZonesPanel({ zones, elsewhere }: { zones: readonly ShippingZone[]; elsewhere: string }) {
  const { t } = useTranslation("operator");
  const { country } = useFormat();
  return (
    <Panel title={t("zones.title")} id="zones" bleed foot={<p>{t("zones.elsewhere")}</p>}>
      {zones.length === 0 ? (
        <Empty>{t("zones.none")}</Empty>
      ) : (
        <DataTable
          caption={t("zones.title")}
          heads={
            <>
              <Head>{t("zones.country")}</Head>
              <Head>{t("zones.tariffs")}</Head>
              <Head>{t("zones.note")}</Head>
            </>
          }
        >
          {zones.map((zone) => (
            <tr key={zone.country}>
              <RowName>{country(zone.country)}</RowName>
              <Cell main>
                {zone.couriers.map((courier, n) => (
                  <span key={courier.code}>
                    {n > 0 && ", "}
                    <CourierName courier={courier} />
                  </span>
                ))}
              </Cell>
              <Cell>
                {[
                  ...(zone.overlaps.length > 0 ? [t("zones.choice")] : []),
                  ...(zone.is_partial ? [t("zones.partial", { message: elsewhere })] : []),
                ].join(" ") || "–"}
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  );
}

function CourierName({ courier }: { courier: Courier }) {
  const { t } = useTranslation("operator");
  const locale = useLocale();
  const { code, name, include_postal_prefixes: include, exclude_postal_prefixes: exclude } = courier;
  const limits = [
    ...(include ? [t("zones.only", { prefixes: include.join(", ") })] : []),
    ...(exclude ? [t("zones.without", { prefixes: exclude.join(", ") })] : []),
  ];
  return (
    <>
      <Link to={operatorPaths.record("shipping", code)}>{name[locale] ?? code}</Link>
      {limits.length > 0 && ` (${limits.join(", ")})`}
    </>
  );
}

/** Other tariffs that serve the same areas as this one, between which customers choose. */
export function SharedZones({ zones, code }: { zones: readonly ShippingZone[]; code: string }) {
  const { t } = useTranslation("operator");
  const { country } = useFormat();
  const locale = useLocale();
  const others = new Map<string, { courier: Courier; countries: string[] }>();
  for (const zone of zones)
    for (const pair of zone.overlaps.filter((one) => one.includes(code))) {
      const other = pair.find((one) => one !== code);
      const courier = zone.couriers.find((one) => one.code === other);
      if (!courier) continue;
      const found = others.get(courier.code) ?? { courier, countries: [] };
      found.countries.push(country(zone.country));
      others.set(courier.code, found);
    }
  return [...others.values()].map(({ courier, countries }) => (
    <Notice key={courier.code} kind="info" lead={t("zones.shared", { countries: countries.join(", ") })}>
      <Link to={operatorPaths.record("shipping", courier.code)}>{courier.name[locale] ?? courier.code}</Link>
    </Notice>
  ));
}
