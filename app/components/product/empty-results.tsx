import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "~/theme/classes";
import { row, stack } from "~/theme/layout.css";
import * as styles from "./empty-results.css";

/** Nothing found: what to drop, and where to go on. */
export function EmptyResults({
  search,
  drop,
  children,
}: {
  search: string;
  /** What narrows the list now, each with the way without it. */
  drop: Array<{ text: string; href: string }>;
  children?: ReactNode;
}) {
  const { t } = useTranslation("catalogue");
  return (
    <div className={classes(styles.root, stack.s4)}>
      <h2>{search ? t("empty.search", { search }) : t("empty.title")}</h2>
      {drop.length > 0 && (
        <p className={row}>
          {t("empty.drop")}
          {drop.map(({ text, href }) => (
            <Link key={text} to={href}>
              {text}
            </Link>
          ))}
        </p>
      )}
      {search && <p>{t("empty.searchHint")}</p>}
      {children}
    </div>
  );
}
