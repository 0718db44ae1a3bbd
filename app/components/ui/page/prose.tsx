import * as styles from "./prose.css";

/** HTML text. The API sanitizes it when it is written and when it is read. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitizes this HTML (CONTRACT §2)
  return <div className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />;
}
