import type { Compliance } from "~/contract/products";
import { useTranslation } from "~/i18n/use-translation";
import { stack } from "~/theme/layout.css";
import * as styles from "./labels.css";

type Hazard = NonNullable<Compliance["hazard"]>;

/** The red-framed pictograms; their text is beside them. */
function Pictograms({ pictograms, size }: { pictograms: string[]; size: keyof typeof styles.sizes }) {
  return (
    <span className={styles.pictograms}>
      {pictograms.map((sign) => (
        <img
          key={sign}
          className={styles.sizes[size]}
          src={`/images/signs/${sign}.svg`}
          alt=""
          width="100"
          height="100"
        />
      ))}
    </span>
  );
}

/** Where one decides: that it is dangerous, and where to read how (CLP art. 48). */
export function HazardNote({ hazard, href }: { hazard: Hazard; href: string }) {
  const { t } = useTranslation("catalogue");
  return (
    <p className={styles.line}>
      <Pictograms pictograms={hazard.pictograms} size="slim" />
      {hazard.signal && <b>{hazard.signal}</b>} <a href={href}>{t("label.readHazard")}</a>
    </p>
  );
}

/** On the label: pictograms, signal word, statements. */
export function HazardLabel({ hazard }: { hazard: Hazard }) {
  const { t } = useTranslation("catalogue");
  const { pictograms, signal, statements } = hazard;
  const pictogramNames = pictograms.map((sign) => t(`label.pictograms.${sign}`)).join(", ");
  return (
    <div className={stack.s2}>
      <h3>{t("label.hazard")}</h3>
      <Pictograms pictograms={pictograms} size="large" />
      <p>
        {signal && <b>{signal}</b>}
        {signal && pictogramNames && ": "}
        {pictogramNames}
      </p>
      <ul className={stack.s2}>
        {statements.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ul>
    </div>
  );
}
