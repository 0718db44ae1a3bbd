import { useTranslation } from "react-i18next";
import { AddressLines, addresseeOf } from "~/components/account/addresses/address-lines";
import { Button } from "~/components/ui/form/button";
import { Choice } from "~/components/ui/form/choice";
import { describedBy, FieldError } from "~/components/ui/form/field";
import { Step } from "~/components/ui/page/steps";
import type { Address } from "~/contract/customers";
import { StepProblem } from "./step-problem";

const ADD_INTENTS = { billing_address: "add-billing-address", shipping_address: "add-shipping-address" };

/** Choice of the billing or delivery address. The default address is preselected. */
export function AddressStep({
  name,
  title,
  addresses,
  chosen,
  errors,
  problem,
  empty,
}: {
  name: "billing_address" | "shipping_address";
  title: string;
  addresses: Address[];
  chosen: number | null;
  errors: string[];
  /** The quote's problem with this step, or null. */
  problem: string | null;
  /** Shown if the customer has no address. */
  empty: string;
}) {
  const { t } = useTranslation("checkout");
  return (
    <Step title={title} after={<FieldError id={name} errors={errors} />}>
      {addresses.map((address, index) => (
        <Choice
          key={address.id}
          id={index === 0 ? name : undefined}
          name={name}
          value={address.id}
          defaultChecked={address.id === chosen}
          {...describedBy({ id: name, errors })}
          title={addresseeOf(address)}
          detail={<AddressLines address={address} forParcel={name === "shipping_address"} />}
        />
      ))}
      <StepProblem text={addresses.length === 0 ? empty : problem} />
      <Button variant="text" size="slim" name="intent" value={ADD_INTENTS[name]} formNoValidate>
        {t("addAddress")}
      </Button>
    </Step>
  );
}
