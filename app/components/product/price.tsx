import { useTranslation } from "react-i18next";
import { Tag } from "~/components/ui/list/tags";
import type { UnitPrice } from "~/contract/prices";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import type { ItemPrice, Sold } from "./item";
import { useNetQuantity } from "./page/use-net-quantity";
import * as styles from "./price.css";

type Priced = Pick<Sold, "price" | "unit_price" | "variants_count"> & {
  compliance: Pick<Sold["compliance"], "net_quantity">;
};

/** On a card: the price to pay, net or gross said in words, what a kilo of it costs, and the price before. */
export function CardPrice({
  item,
  isFrom = false,
  isSizeNamed = false,
  className,
}: {
  item: Omit<Priced, "variants_count">;
  isFrom?: boolean;
  /** The size is chosen beside it. */
  isSizeNamed?: boolean;
  className?: string;
}) {
  const { t } = useTranslation("catalogue");
  const { money, percent } = useFormat();
  const { price, unit_price } = item;
  const before = priceBefore(price);
  const size = useNetQuantity(item.compliance.net_quantity);
  const amount = (
    <b className={classes(styles.amount, before && styles.reduced)}>{money(price.price, price.currency)}</b>
  );
  const terms = [
    t(price.includes_vat ? "price.gross" : "price.net"),
    unit_price && !isSizeNamed && size,
    unit_price && t(`price.per.${unit_price.per}`, { price: money(unit_price.price, price.currency) }),
  ]
    .filter(Boolean)
    .join(" · ");
  if (!isFrom && !before)
    return (
      <p className={classes(styles.root, styles.secondary, styles.plain, className)}>
        {amount} {terms}
      </p>
    );
  return (
    <p className={classes(styles.root, className)}>
      {isFrom && <span className={styles.secondary}>{`${t("price.from")} `}</span>}
      {amount} {before && <Tag variant="sale">−{percent(String(Math.round(Number(price.discount))))}</Tag>}{" "}
      <span className={classes(styles.secondary, styles.line)}>{terms}</span>{" "}
      {before && (
        <span className={classes(styles.secondary, styles.line)}>
          {t(`price.before.${before.kind}.short`)}{" "}
          <s className={styles.strikethrough}>{money(before.amount, price.currency)}</s>
        </span>
      )}
    </p>
  );
}

/** On one line beside a name: "from €2.60 + VAT", and what a kilo of it costs. */
export function LinePrice({ item }: { item: Priced }) {
  const { t } = useTranslation("catalogue");
  const { money } = useFormat();
  const { price, unit_price, variants_count } = item;
  return (
    <>
      {variants_count > 0 && <span className={styles.secondary}>{t("price.from")}</span>}{" "}
      {money(price.price, price.currency)}{" "}
      <span className={styles.secondary}>{t(price.includes_vat ? "price.gross" : "price.net")}</span>
      {unit_price && (
        <>
          {" "}
          <PerUnit unit={unit_price} currency={price.currency} />
        </>
      )}
    </>
  );
}

/** On a product's page: the same in whole sentences. */
export function ProductPrice({ item }: { item: Priced }) {
  const { t } = useTranslation("catalogue");
  const { money } = useFormat();
  const { price, unit_price } = item;
  const before = priceBefore(price);
  const size = useNetQuantity(item.compliance.net_quantity);
  return (
    <div className={classes(styles.root, styles.large)}>
      {item.variants_count > 0 && <span className={styles.secondary}>{`${t("price.from")} `}</span>}{" "}
      <b className={classes(styles.amount, before && styles.reduced)}>{money(price.price, price.currency)}</b>{" "}
      <span className={styles.secondary}>
        {t(price.includes_vat ? "price.gross" : "price.net")}
        {size && `, ${size}`}
      </span>{" "}
      {before && (
        <p className={classes(styles.secondary, styles.line)}>
          {t(`price.before.${before.kind}.long`)}{" "}
          <s className={styles.strikethrough}>{money(before.amount, price.currency)}</s>
        </p>
      )}{" "}
      {unit_price && (
        <p className={classes(styles.secondary, styles.line)}>
          {t(`price.perLong.${unit_price.per}`, { price: money(unit_price.price, price.currency) })}
        </p>
      )}
    </div>
  );
}

/** Unit price per kilo or litre (Codice del Consumo, art. 14). */
export function PerUnit({ unit, currency }: { unit: UnitPrice | null; currency: string }) {
  const { t } = useTranslation("catalogue");
  const { money } = useFormat();
  if (!unit) return null;
  return (
    <span className={classes(styles.secondary, styles.line)}>
      {t(`price.per.${unit.per}`, { price: money(unit.price, currency) })}
    </span>
  );
}

/** In a table's cell: the price before, struck, and the price to pay. */
export function CellPrice({ price }: { price: ItemPrice }) {
  const { money } = useFormat();
  const before = priceBefore(price);
  return (
    <>
      {before && <s className={styles.strikethrough}>{money(before.amount, price.currency)}</s>}{" "}
      <b>{money(price.price, price.currency)}</b>
    </>
  );
}

/**
 * The previous price shown beside a reduced one. To consumers only the lowest of the last 30 days, never a list price
 * (Codice del Consumo, art. 17-bis); to a business the list price that its discount is based on.
 */
export function priceBefore(price: ItemPrice) {
  if (Number(price.discount) <= 0) return null;
  if (!price.includes_vat) return { kind: "list", amount: price.standard_price };
  return price.lowest_price_30d === null ? null : { kind: "lowest", amount: price.lowest_price_30d };
}
