import { useTranslation } from "react-i18next";
import type { Courier } from "~/components/product/page/delivery-promise";
import { useFrame, useHandlingTime } from "~/components/site/frame/use-frame";
import { Link } from "~/components/ui/page/link";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { container } from "~/theme/layout.css";
import * as styles from "./promises.css";

/** Delivery cost, dispatch date, withdrawal period and support, in one line across the page. */
export function Promises({ courier }: { courier: Courier | null }) {
  const { t } = useTranslation(["content", "common", "catalogue"]);
  const frame = useFrame();
  const handling = useHandlingTime();
  return (
    <div className={styles.root}>
      <ul className={classes(container, styles.row)}>
        {courier && <Delivery courier={courier} currency={frame?.currency ?? "EUR"} />}
        <li>{t("common:frame.promise", { handling })}</li>
        {frame?.includesVat && (
          <li>
            <Link to={paths.withdrawal(frame.locale)}>{t("promises.withdrawal")}</Link>
          </li>
        )}
        {frame && (
          <li>
            <Link to={paths.contacts(frame.locale)}>{t("promises.help")}</Link>
          </li>
        )}
      </ul>
    </div>
  );
}

function Delivery({ courier, currency }: { courier: Courier; currency: string }) {
  const { t } = useTranslation(["content", "common", "catalogue"]);
  const { money } = useFormat();
  const vat = t(courier.includes_vat ? "catalogue:price.gross" : "catalogue:price.net");
  const amount = `${money(courier.price, currency)} ${vat}`;
  // The block has no particular goods: the price is the lowest of the tariff.
  const price = courier.measure === "none" ? amount : t("catalogue:shipping.from", { price: amount });
  if (Number(courier.price) === 0 && courier.measure === "none")
    return <li>{t("catalogue:shipping.promise", { price: t("catalogue:shipping.free") })}</li>;
  if (courier.free_from === null) return <li>{t("catalogue:shipping.promise", { price })}</li>;
  // Below `free_from` the price depends on the goods' VAT, so only the product page shows it.
  return (
    <li>
      <b>{t("promises.freeFrom", { from: money(courier.free_from, currency) })}</b>
    </li>
  );
}
