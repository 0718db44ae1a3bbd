import * as styles from "./prose.css";

/** HTML text. The API sanitizes it when it is written and when it is read. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised HTML is what CONTRACT §2 promises here
  return <div className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />;
}
