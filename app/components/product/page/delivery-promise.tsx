import { useTranslation } from "react-i18next";
import type { Sold } from "~/components/product/item";
import { useFrame } from "~/components/site/frame/use-frame";
import { Link } from "~/components/ui/page/link";
import type { DatedShippingPolicy } from "~/contract/shop";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { stack } from "~/theme/layout.css";

export type DatedCourier = Pick<
  DatedShippingPolicy,
  "price" | "free_from" | "includes_vat" | "promised_by" | "arrives_by"
>;
export type Courier = DatedCourier & Pick<DatedShippingPolicy, "measure">;

/** Shown before the cart button: dispatch and delivery dates, shipping cost, free shipping threshold and returns. */
export function DeliveryPromise({
  courier,
  item,
  isInStock,
}: {
  courier: DatedCourier;
  item: Pick<Sold, "price" | "min_qty">;
  isInStock: boolean;
}) {
  const { t } = useTranslation("catalogue");
  const { weekDay } = useFormat();
  const frame = useFrame();
  return (
    <ul className={stack.s2}>
      {isInStock && (
        <li>
          {t("shipping.leaves", { date: weekDay(courier.promised_by) })}{" "}
          {t("shipping.arrives", { date: weekDay(courier.arrives_by) })}
        </li>
      )}
      {/* Hidden if the price of the courier includes VAT and the product's does not, or the reverse. */}
      {courier.includes_vat === item.price.includes_vat && (
        <li>
          <Cost courier={courier} item={item} />
        </li>
      )}
      {frame?.includesVat && (
        <li>
          <Link to={paths.withdrawal(frame.locale)}>{t("shipping.withdrawal")}</Link>
        </li>
      )}
    </ul>
  );
}

/** The courier's price is that of the product's first size. Another size may reach free shipping by itself. */
function Cost({
  courier,
  item: { price, min_qty },
}: {
  courier: DatedCourier;
  item: Pick<Sold, "price" | "min_qty">;
}) {
  const { t } = useTranslation("catalogue");
  const { money } = useFormat();
  const { free_from } = courier;
  const reachesFree = free_from !== null && Number(price.price) * min_qty >= Number(free_from);
  if (Number(courier.price) === 0 || reachesFree) return <b>{t("shipping.freeHere")}</b>;
  return (
    <>
      {t("shipping.promise", { price: money(courier.price, price.currency) })}
      {free_from !== null && (
        <>
          , <b>{t("shipping.freeFrom", { price: money(free_from, price.currency) })}</b>
        </>
      )}
      .
    </>
  );
}
