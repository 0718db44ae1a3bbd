import * as styles from "./prose.css";

/** A text that arrives as HTML; the API has sanitised it when it was written and when it was read. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised HTML is what CONTRACT §2 promises here
  return <div className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />;
}
