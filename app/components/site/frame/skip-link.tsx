import { useTranslation } from "react-i18next";
import * as styles from "./skip-link.css";

export const MAIN_ID = "main";

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={styles.root} href={`#${MAIN_ID}`}>
      {t("frame.skip")}
    </a>
  );
}
