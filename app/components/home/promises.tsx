import { useTranslation } from "react-i18next";
import { classes } from "~/theme/classes";
import { section } from "~/theme/layout.css";
import * as styles from "./promises.css";

const PROMISES = ["shipping", "sheets", "answers"];

/** What the shop stands by. */
export function Promises() {
  const { t } = useTranslation("content");
  return (
    <section className={classes(section, styles.root)} aria-label={t("promises.label")}>
      {PROMISES.map((promise) => (
        <p key={promise}>
          <b>{t(`promises.${promise}.title`)}</b>
          {t(`promises.${promise}.text`)}
        </p>
      ))}
    </section>
  );
}
