import { useTranslation } from "react-i18next";
import { AddressLines, addresseeOf } from "~/components/account/addresses/address-lines";
import type { Order } from "~/contract/orders";
import { columns } from "~/theme/layout.css";
import { smallHeading } from "~/theme/text.css";

/** The order's billing and delivery addresses. They are copies made when the order was placed. */
export function OrderAddresses({
  order,
}: {
  order: Pick<Order, "billing_address" | "shipping_address" | "shipping_policy">;
}) {
  const { t } = useTranslation("account");
  const { billing_address, shipping_address } = order;
  return (
    <div className={columns}>
      <section>
        <h2 className={smallHeading}>{t("order.billing")}</h2>
        <address>
          {addresseeOf(billing_address)}
          <br />
          <AddressLines address={billing_address} />
        </address>
      </section>
      <section>
        <h2 className={smallHeading}>{t("order.shipping")}</h2>
        <address>
          {addresseeOf(shipping_address)}
          <br />
          <AddressLines address={shipping_address} />
          <br />
          {order.shipping_policy.name}
        </address>
      </section>
    </div>
  );
}
