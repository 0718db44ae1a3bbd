import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Stock } from "~/components/product/stock";
import type { PadItem } from "~/contract/order-pad";
import { useFormat } from "~/i18n/use-format";
import * as styles from "./order-pad.css";

/** An item in the list below the field. Pressing it does not take the focus from the field. */
export function ItemOption({
  id,
  item,
  currency,
  isActive,
  onChoose,
}: {
  id: string;
  item: PadItem;
  currency: string;
  isActive: boolean;
  onChoose: () => void;
}) {
  return (
    <div
      id={id}
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      <ItemFacts item={item} currency={currency} />
    </div>
  );
}

export function ItemFacts({ item, currency, label }: { item: PadItem; currency: string; label?: ReactNode }) {
  const { money } = useFormat();
  const { product_detail: detail, unit_price } = item;
  const picture = detail.image?.srcset?.split(" ")[0] ?? detail.image?.url;
  return (
    <>
      {picture && (
        <img className={styles.picture} src={picture} alt="" width={56} height={42} loading="lazy" />
      )}
      <span className={styles.name}>
        {label ?? detail.name}
        <span className={styles.detail}>
          {detail.sku} <LastPurchase item={item} currency={currency} />
        </span>
      </span>
      <span className={styles.price}>
        <b>{money(unit_price, currency)}</b>
        <span className={styles.detail}>
          <Stock stock={detail} wording="brief" />
        </span>
      </span>
    </>
  );
}

export function LastPurchase({
  item: { last },
  currency,
}: {
  item: Pick<PadItem, "last">;
  currency: string;
}) {
  const { t } = useTranslation("pad");
  const { money, number, shortDate } = useFormat();
  if (!last) return null;
  return (
    <>
      ·{" "}
      {t("item.last", {
        qty: number(last.qty),
        price: money(last.unit_price, currency),
        date: shortDate(last.date),
      })}
    </>
  );
}
