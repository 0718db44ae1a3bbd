import { useTranslation } from "react-i18next";
import { itemLink } from "~/components/ui/list/facts.css";
import { ORDER_DOCUMENTS } from "~/contract/constants/enums";
import type { Document } from "~/contract/documents";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { muted, small } from "~/theme/text.css";
import * as styles from "./document-list.css";

export function DocumentList({
  documents,
  withTypes = false,
}: {
  documents: Document[];
  /** Shows each document's type, for lists with several types. */
  withTypes?: boolean;
}) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const size = useFileSize();
  return (
    <ul className={styles.root}>
      {documents.map((document) => (
        <li key={document.id} className={styles.item}>
          <a
            className={itemLink}
            href={paths.document(document.id)}
            lang={(!ORDER_DOCUMENTS.some((type) => type === document.type) && document.locale) || undefined}
            hrefLang={document.locale ?? undefined}
          >
            {document.title}
          </a>{" "}
          <span className={classes(small, muted)}>
            {[
              withTypes && t(`documentTypes.${document.type}`),
              KINDS[document.mime],
              document.size !== null && size(document.size),
              date(document.date),
            ]
              .filter(Boolean)
              .join(", ")}
          </span>
        </li>
      ))}
    </ul>
  );
}

const KINDS: Record<string, string> = { "application/pdf": "PDF", "video/mp4": "MP4", "text/csv": "CSV" };

const KB = 1000;
const MB = 1000 * KB;

/** Formats a file size in the reader's locale, e.g. `1,2 MB`. */
function useFileSize() {
  const { number } = useFormat();
  return (bytes: number): string => {
    if (bytes >= MB) return `${number(Math.round((bytes / MB) * 10) / 10)} MB`;
    return `${number(Math.max(1, Math.round(bytes / KB)))} kB`;
  };
}
