import * as styles from "./error-summary.css";

/** Error summary at the top of the page. Each line links to its field (`fieldId`), if it has one. */
export function ErrorSummary({
  title,
  errors,
}: {
  title: string;
  errors: Array<{ fieldId: string | null; text: string }>;
}) {
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: a refused form starts with its errors, even without a script
    <div className={styles.root} role="alert" tabIndex={-1} autoFocus>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId} ${text}`}>{fieldId ? <a href={`#${fieldId}`}>{text}</a> : text}</li>
        ))}
      </ul>
    </div>
  );
}
