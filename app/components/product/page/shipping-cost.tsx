import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { SelectField, TextField } from "~/components/ui/form/field";
import * as filterBar from "~/components/ui/form/filter-bar.css";
import { Facts } from "~/components/ui/list/facts";
import { Disclosure } from "~/components/ui/page/disclosure";
import { Form, Link } from "~/components/ui/page/link";
import { MAX_POSTAL_CODE_LENGTH } from "~/contract/constants/limits";
import type { ShippingPolicy } from "~/contract/shop";
import { useFormat } from "~/i18n/use-format";
import { screenOnly, stack } from "~/theme/layout.css";
import { muted, small } from "~/theme/text.css";
import type { DatedCourier } from "./delivery-promise";
import { deliveryLink } from "./product-page.css";

export interface ShippingEstimate {
  /** The requested country, else the likeliest; null: signed-in users are not asked. */
  country: string | null;
  /** The form and its answer, which only a page that was asked for them carries. */
  requested: {
    countries: { value: string; label: string }[];
    postal_code: string;
    policies: ShippingPolicy[];
  } | null;
  /** The first that brings it to the likeliest country. */
  courier: DatedCourier | null;
}

/** Shipping cost by country, for visitors without an account. */
export const ShippingCost = memo(function ShippingCost({
  path,
  listParams,
  country,
  requested,
  currency,
}: Pick<ShippingEstimate, "requested"> & {
  country: string;
  path: string;
  /** Other query parameters, which the form keeps. */
  listParams: Array<[string, string]>;
  currency: string;
}) {
  const { t } = useTranslation("catalogue");
  if (!requested) {
    const query = new URLSearchParams([...listParams, ["country", country]]);
    return (
      <p className={screenOnly} id="shipping">
        <Link to={`${path}?${query}#shipping`} className={deliveryLink} rel="nofollow" preventScrollReset>
          {t("shipping.title")}
        </Link>
      </p>
    );
  }
  return (
    <div className={screenOnly} id="shipping">
      <Disclosure summary={t("shipping.title")} open>
        <Form action={path} className={filterBar.root} preventScrollReset aria-label={t("shipping.title")}>
          {listParams.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SelectField
            id="country"
            name="country"
            label={t("shipping.country")}
            autoComplete="country"
            defaultValue={country}
            options={requested.countries}
          />
          <TextField
            id="postal_code"
            name="postal_code"
            label={t("shipping.postalCode")}
            autoComplete="postal-code"
            maxLength={MAX_POSTAL_CODE_LENGTH}
            defaultValue={requested.postal_code}
          />
          <Button>{t("shipping.ask")}</Button>
        </Form>
        <Policies policies={requested.policies} currency={currency} />
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
