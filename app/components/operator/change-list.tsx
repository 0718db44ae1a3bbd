import { useTranslation } from "react-i18next";
import { classes } from "~/theme/classes";
import { muted, small } from "~/theme/text.css";
import * as styles from "./change-list.css";

export function ChangeList({ changes }: { changes: { part: string; before: string; after: string }[] }) {
  const { t } = useTranslation("operator");
  if (changes.length === 0) return <span className={muted}>{t("audit.nothing")}</span>;
  return (
    <ul className={classes(styles.root, small)}>
      {changes.map(({ part, before, after }) => (
        <li key={part}>
          {part && <span className={muted}>{part}: </span>}
          {before} → <b>{after}</b>
        </li>
      ))}
    </ul>
  );
}
