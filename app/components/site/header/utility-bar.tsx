import { Form, Link } from "@remix-run/react";
import type { Frame } from "~/components/site/frame/frame";
import { SHOP_CONTEXTS } from "~/contract/constants/enums";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { container } from "~/theme/layout.css";
import { LanguageForm } from "./language-form";
import { SeasonForm } from "./season-form";
import * as styles from "./utility-bar.css";

/** Which prices, which language, and the way out. */
export function UtilityBar({ frame }: { frame: Frame }) {
  const { t } = useTranslation();
  const signedIn = frame.viewer.kind !== "anonymous";
  return (
    <div className={styles.root}>
      <div className={classes(container, styles.line)}>
        {signedIn ? <ViewerPrices includesVat={frame.includesVat} /> : <ContextForm frame={frame} />}
        <SeasonForm frame={frame} />
        <div className={styles.group}>
          <nav aria-label={t("footer.service")}>
            <ul className={styles.group}>
              <li className={styles.desktopOnly}>
                <span className={styles.item}>{t("frame.promise")}</span>
              </li>
              <li className={styles.desktopOnly}>
                <Link className={styles.item} to={paths.contacts(frame.locale)}>
                  {t("frame.contacts")}
                </Link>
              </li>
              {signedIn && (
                <li className={classes(styles.item, styles.mobileOnly)}>
                  <span className={styles.viewerName}>{frame.viewer.name}</span>
                </li>
              )}
              {signedIn && (
                <li>
                  <Link className={styles.item} to={paths.logout()}>
                    {t("frame.signOut")}
                  </Link>
                </li>
              )}
            </ul>
          </nav>
          <LanguageForm frame={frame} names="short" className={styles.group} itemClass={styles.item} />
        </div>
      </div>
    </div>
  );
}

function ContextForm({ frame }: { frame: Frame }) {
  const { t } = useTranslation();
  return (
    <Form method="post" action={paths.context()} aria-label={t("context.label")} className={styles.group}>
      <input type="hidden" name="redirectTo" value={frame.path + frame.search} />
      {SHOP_CONTEXTS.map((context) => [
        <button
          key={context}
          type="submit"
          className={styles.item}
          name="shop_context"
          value={context}
          aria-pressed={frame.shopContext === context}
        >
          {t(`context.${context}`)}
        </button>,
        " ",
      ])}
    </Form>
  );
}

// A signed-in customer's own kind decides the prices (CONTRACT §1), so there is nothing to switch.
function ViewerPrices({ includesVat }: { includesVat: boolean }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t("context.label")}>
      <p className={styles.item}>{t(includesVat ? "context.mineGross" : "context.mineNet")}</p>
    </section>
  );
}
