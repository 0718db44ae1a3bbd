import { useTranslation } from "react-i18next";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { Tag, Tags } from "~/components/ui/list/tags";
import { Tile, Tiles } from "~/components/ui/list/tiles";
import { Form } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import type { Address } from "~/contract/customers";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { row, screenOnly } from "~/theme/layout.css";
import { muted, smallHeading } from "~/theme/text.css";
import { AddressLines, addresseeOf } from "./address-lines";
import { RemoveAddress } from "./remove-address";

export function AddressTiles({ addresses, formToken }: { addresses: Address[]; formToken: FormToken }) {
  return (
    <Tiles>
      {addresses.map((address) => (
        <Tile key={address.id}>
          <AddressTile address={address} formToken={formToken} />
        </Tile>
      ))}
    </Tiles>
  );
}

function AddressTile({ address, formToken }: { address: Address; formToken: FormToken }) {
  const { t } = useTranslation("account");
  const name = addresseeOf(address);
  // Two addresses can have the same addressee, so the label includes the street.
  const label = `${name}, ${address.address}`;
  const hiddenFields = (
    <>
      <HiddenFields formToken={{ forCustomer: formToken.forCustomer, formId: null }} />
      <input type="hidden" name="address" value={address.id} />
    </>
  );
  return (
    <>
      <Tags>
        <Tag variant="plain">{t(`addresses.type.${address.type}`)}</Tag>{" "}
        {address.is_default && <Tag>{t("addresses.default")}</Tag>}
      </Tags>
      <h2 className={smallHeading}>{name}</h2>
      <address>
        <AddressLines address={address} />
        {address.phone && <div className={muted}>{t("addresses.phone", { number: address.phone })}</div>}
        {address.email && <div className={muted}>{address.email}</div>}
      </address>
      <div className={classes(row, screenOnly)}>
        {!address.is_default && (
          <Form method="post" action={paths.addresses()}>
            {hiddenFields}
            <Button variant="text" size="slim" name="intent" value="default">
              {t("addresses.useAlways")}
              <VisuallyHidden>: {label}</VisuallyHidden>
            </Button>
          </Form>
        )}
        <RemoveAddress label={label} hiddenFields={hiddenFields} />
      </div>
    </>
  );
}
