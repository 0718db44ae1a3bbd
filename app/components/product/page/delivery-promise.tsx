import { useTranslation } from "react-i18next";
import type { ItemPrice } from "~/components/product/item";
import type { ShippingPolicy } from "~/contract/shop";
import { useFormat } from "~/i18n/use-format";

export type Courier = Pick<ShippingPolicy, "price" | "free_from" | "includes_vat" | "measure">;

/** What delivery costs and from when it is free, before the button; not beside prices of the other kind. */
export function DeliveryPromise({ courier, price }: { courier: Courier | null; price: ItemPrice }) {
  const { t } = useTranslation("catalogue");
  const { money } = useFormat();
  if (!courier || courier.includes_vat !== price.includes_vat) return null;
  const isFree = Number(courier.price) === 0;
  const cost = isFree ? t("shipping.free") : money(courier.price, price.currency);
  return (
    <p>
      {t("shipping.promise", { price: cost })}
      {!isFree && courier.free_from !== null && (
        <>
          , <b>{t("shipping.freeFrom", { price: money(courier.free_from, price.currency) })}</b>
        </>
      )}
      .
    </p>
  );
}
