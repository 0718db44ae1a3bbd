import { useTranslation } from "react-i18next";
import type { Compliance } from "~/contract/products";
import * as styles from "./labels.css";

/** Energy class and scale, near the price (Reg. 2017/1369). Links to the EPREL page if the product is registered. */
export function EnergyArrow({ energy }: { energy: NonNullable<Compliance["energy"]> }) {
  const { t } = useTranslation("catalogue");
  const { eprel } = energy;
  return (
    <span className={styles.line}>
      <img
        className={styles.arrow}
        src={`/images/signs/energy-${energy.class}.svg`}
        alt={t("label.energyScale", { class: energy.class })}
        width="76"
        height="40"
      />
      {eprel && <a href={`https://eprel.ec.europa.eu/qr/${encodeURIComponent(eprel)}`}>{t("label.eprel")}</a>}
    </span>
  );
}
