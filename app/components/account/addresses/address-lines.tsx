import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { AddressCopy } from "~/contract/orders";
import { placeLines } from "~/i18n/place-lines";
import { useFormat } from "~/i18n/use-format";

type TaxData = "vat_number" | "tax_code" | "sdi_code" | "pec";
type Lines = Omit<AddressCopy, "id" | "type" | "phone" | "email" | TaxData> &
  Partial<Pick<AddressCopy, TaxData>>;

/** Returns the business name if there is one, otherwise the recipient's name. */
export const addresseeOf = (address: Pick<Lines, "recipient" | "business_name">) =>
  address.business_name || address.recipient;

/**
 * Street, place, country and tax numbers. The caller renders the addressee above them.
 * @param forParcel shows only what a courier needs: no tax numbers, and the street in bold
 */
export function AddressLines({ address, forParcel = false }: { address: Lines; forParcel?: boolean }) {
  const { t } = useTranslation("account");
  const { country } = useFormat();
  const careOf =
    address.business_name && address.recipient !== address.business_name ? address.recipient : "";
  const numbers = [
    address.vat_number && t("address.vatNumber", { number: address.vat_number }),
    address.tax_code &&
      address.tax_code !== address.vat_number &&
      t("address.taxCode", { number: address.tax_code }),
    address.sdi_code && t("address.sdiCode", { code: address.sdi_code }),
    address.pec && t("address.pec", { address: address.pec }),
  ].filter(Boolean);
  const lines = [
    careOf,
    address.address,
    address.address_2,
    `${placeLines(address).join(", ")}, ${country(address.country)}`,
    ...(forParcel ? [] : numbers),
  ].flatMap((line) => line || []);
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {forParcel && line === address.address ? <b>{line}</b> : line}
    </Fragment>
  ));
}
