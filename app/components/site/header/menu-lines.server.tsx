// Markup of the menu, cached. The browser receives it with the first page, and not this module.

import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { MenuCategory, SiteLink } from "~/components/site/frame/frame";
import { ColourBar } from "~/components/ui/colour-bar";
import { Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { container } from "~/theme/layout.css";
import { sheet } from "~/theme/sheet.css";
import * as styles from "./menu.css";

export function MenuLines({
  menu,
  links,
  activeSlug,
}: {
  menu: MenuCategory[];
  links: SiteLink[];
  activeSlug: string | null;
}) {
  const { t } = useTranslation();
  return (
    <>
      {menu.map((line) => (
        <details
          key={line.slug}
          name="menu"
          className={classes(sheet, line.slug === activeSlug && styles.active)}
        >
          <summary className={styles.item}>
            {line.name}
            {line.colour && <ColourBar colour={line.colour} className={styles.bar} />}
          </summary>
          <div className={styles.panel}>
            <div className={classes(container, styles.columns)}>
              <Link className={styles.all} to={paths.category(line.slug)}>
                {t("server:menu.all", { line: line.name })}
              </Link>
              {line.children.map((category) => (
                <Fragment key={category.slug}>
                  {" "}
                  <Link to={paths.category(category.slug)}>{category.name}</Link>
                </Fragment>
              ))}
            </div>
          </div>
        </details>
      ))}
      {links.map(({ label, target }, n) => (
        <Fragment key={label + target}>
          <Link className={classes(styles.item, n === 0 && styles.pushEnd)} to={target}>
            {label}
          </Link>{" "}
        </Fragment>
      ))}
    </>
  );
}
