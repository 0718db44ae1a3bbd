import { useTranslation } from "react-i18next";
import type { Address } from "~/contract/customers";
import { placeLines } from "~/i18n/place-lines";
import { useFormat } from "~/i18n/use-format";
import { soft } from "../ui/base.css";
import { Columns, Panel } from "../ui/page";
import { Badge } from "../ui/status";

/** Addresses of the account. Orders contain copies of them. */
export function CustomerAddresses({ addresses }: { addresses: Address[] }) {
  const { t } = useTranslation("operator");
  const { country } = useFormat();
  return (
    <Panel title={t("customers.addresses")}>
      {addresses.length === 0 ? (
        <p className={soft}>{t("none")}</p>
      ) : (
        <Columns of="three">
          {addresses.map((one) => (
            <address key={one.id}>
              <b>{t(`customers.types.${one.type}`)}</b>{" "}
              {one.is_default && <Badge>{t("customers.default")}</Badge>}
              {linesOf(one, country(one.country)).map((line) => (
                <span key={line}>
                  <br />
                  {line}
                </span>
              ))}
            </address>
          ))}
        </Columns>
      )}
    </Panel>
  );
}

const linesOf = (one: Address, country: string): string[] => [
  ...new Set(
    [
      one.business_name,
      one.recipient,
      one.address,
      one.address_2,
      ...placeLines(one),
      country,
      one.phone,
      one.email,
    ].filter((line) => line !== ""),
  ),
];
