import { useTranslation } from "react-i18next";
import { useFrame } from "~/components/site/frame/use-frame";
import type { Cart } from "~/contract/cart";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import { printOnly, rowBetween } from "~/theme/layout.css";
import { muted, small } from "~/theme/text.css";

/**
 * The cart's title, with its last change if someone else made it. In print it is an order form with the customer's
 * name.
 */
export function CartHeading({
  title,
  cart,
  isOwnUpdate,
}: {
  title: string;
  cart: Cart;
  isOwnUpdate: boolean;
}) {
  const { t } = useTranslation("cart");
  const { dateTime, date } = useFormat();
  const frame = useFrame();
  const name = frame?.actingFor?.name ?? frame?.viewer.name ?? "";
  return (
    <div>
      <div className={rowBetween}>
        <h1>{title}</h1>
        {cart.updated_at !== null && !isOwnUpdate && (
          <p className={classes(small, muted)}>{t("updatedByOther", { when: dateTime(cart.updated_at) })}</p>
        )}
      </div>
      <p className={printOnly}>
        {t("printTitle")}, {name}
        {cart.updated_at !== null && <>, {date(cart.updated_at)}</>}
      </p>
    </div>
  );
}
