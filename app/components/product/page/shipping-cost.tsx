import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import * as filterBar from "~/components/ui/form/filter-bar.css";
import { Facts } from "~/components/ui/list/facts";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Form } from "~/components/ui/page/link";
import { MAX_POSTAL_CODE_LENGTH } from "~/contract/constants/limits";
import type { ShippingPolicy } from "~/contract/shop";
import { useFormat } from "~/i18n/use-format";
import { screenOnly, stack } from "~/theme/layout.css";
import { muted, small } from "~/theme/text.css";
import type { DatedCourier } from "./delivery-promise";

export interface ShippingEstimate {
  /** Delivery countries and the values entered. null for signed-in users, whose address is known. */
  form: { countries: { value: string; label: string }[]; country: string; postal_code: string } | null;
  /** Shipping options for the entered country. null if nothing was entered. */
  policies: ShippingPolicy[] | null;
  /** First courier for the most likely country. */
  courier: DatedCourier | null;
}

/** Shipping cost by country, for visitors without an account. */
export const ShippingCost = memo(function ShippingCost({
  path,
  listParams,
  form,
  policies,
  currency,
}: Pick<ShippingEstimate, "policies"> & {
  form: NonNullable<ShippingEstimate["form"]>;
  path: string;
  /** Other query parameters, which the form keeps. */
  listParams: Array<[string, string]>;
  currency: string;
}) {
  const { t } = useTranslation("catalogue");
  return (
    <div className={screenOnly} id="shipping">
      <Disclosure summary={t("shipping.title")} open={policies !== null}>
        <Form action={path} className={filterBar.root} preventScrollReset aria-label={t("shipping.title")}>
          {listParams.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SelectField
            id="country"
            name="country"
            label={t("shipping.country")}
            autoComplete="country"
            defaultValue={form.country}
            options={form.countries}
          />
          <TextField
            id="postal_code"
            name="postal_code"
            label={t("shipping.postalCode")}
            autoComplete="postal-code"
            maxLength={MAX_POSTAL_CODE_LENGTH}
            defaultValue={form.postal_code}
          />
          <Button>{t("shipping.ask")}</Button>
        </Form>
        {policies && <Policies policies={policies} currency={currency} />}
      </Disclosure>
    </div>
  );
});

function Policies({ policies, currency }: { policies: ShippingPolicy[]; currency: string }) {
  const { t } = useTranslation("catalogue");
  const { money } = useFormat();
  const [first] = policies;
  if (!first) return <p>{t("shipping.none")}</p>;
  return (
    <div className={stack.s2}>
      <Facts
        facts={policies.map(({ id, name, description, price, free_from }) => ({
          key: String(id),
          name: (
            <>
              {name}
              <br />
              <span className={small}>
                {[
                  // The description is a sentence; here it is followed by another part.
                  description.replace(/\.$/, ""),
                  Number(price) > 0 &&
                    free_from &&
                    t("shipping.freeFrom", { price: money(free_from, currency) }),
                ]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </>
          ),
          value: Number(price) > 0 ? money(price, currency) : t("shipping.free"),
        }))}
      />
      <p className={`${small} ${muted}`}>{t(first.includes_vat ? "shipping.gross" : "shipping.net")}</p>
    </div>
  );
}
