import { useTranslation } from "react-i18next";
import { Stock } from "~/components/product/stock";
import { Button } from "~/components/ui/form/button";
import { Link } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import type { CartRow } from "~/contract/cart";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";
import * as styles from "./order-pad.css";

/** Rows of the cart, latest first, with the cart's total. */
export function EnteredRows({
  rows,
  cart,
  undo,
}: {
  rows: CartRow[];
  cart: { total: string; includesVat: boolean; currency: string; count: number };
  /** Token that undoes the last add; null if nothing was just added. */
  undo: string | null;
}) {
  const { t } = useTranslation("pad");
  const { money, number } = useFormat();
  if (rows.length === 0) return null;
  return (
    <section className={classes(box, stack.s3)} aria-labelledby="entered">
      <h2 id="entered">
        {t("entered.title", { count: cart.count, total: money(cart.total, cart.currency) })}
      </h2>
      <ol className={styles.items}>
        {rows.map(({ id, qty, unit_price, total_price, product_detail: item }) => (
          <li key={id} className={styles.item}>
            <span className={styles.name}>
              <Link to={paths.product(item.slug)}>{item.name}</Link>
              <span className={styles.detail}>
                {item.sku} · <Stock stock={item} wording="brief" />
              </span>
            </span>
            <span className={styles.price}>
              <b>{money(total_price, cart.currency)}</b>
              <span className={styles.detail}>
                {number(qty)} × {money(unit_price, cart.currency)}
              </span>
            </span>
            <Button
              variant="text"
              size="slim"
              name="intent"
              value="remove"
              formAction={paths.orderPad({ row: id })}
              formNoValidate
            >
              {t("waiting.drop")}
              <VisuallyHidden>: {item.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ol>
      {undo && (
        <p>
          <Button
            variant="text"
            size="slim"
            name="intent"
            value="undo"
            formAction={paths.orderPad({ undo })}
            formNoValidate
          >
            {t("entered.undo")}
          </Button>
        </p>
      )}
      <p>
        <Link to={paths.cart()}>{t("entered.cart")}</Link>
      </p>
    </section>
  );
}
