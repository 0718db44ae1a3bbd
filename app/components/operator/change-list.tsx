import type { OperatorTexts } from "~/i18n/operator-texts";
import { classes } from "~/theme/classes";
import { muted, small } from "~/theme/text.css";
import * as styles from "./change-list.css";

/** Part by part, what it was and what it is. */
export function ChangeList({
  changes,
  words,
}: {
  changes: { part: string; before: string; after: string }[];
  words: OperatorTexts["audit"];
}) {
  if (changes.length === 0) return <span className={muted}>{words.nothing}</span>;
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
