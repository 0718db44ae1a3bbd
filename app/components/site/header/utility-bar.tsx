import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { SiteFrame } from "~/components/site/frame/frame";
import { useHandlingTime } from "~/components/site/frame/use-frame";
import { Form, Link } from "~/components/ui/page/link";
import { SHOP_CONTEXTS } from "~/contract/constants/enums";
import { useFormat } from "~/i18n/use-format";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { container } from "~/theme/layout.css";
import { LanguageForm } from "./language-form";
import { SeasonForm } from "./season-form";
import * as styles from "./utility-bar.css";

/**
 * Price context, season, language and sign-out. On phones only the season is shown; the rest is in the footer and the
 * account.
 */
export const UtilityBar = memo(function UtilityBar({ frame }: { frame: SiteFrame }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const handling = useHandlingTime();
  const signedIn = frame.viewer.kind !== "anonymous";
  return (
    <div className={classes(styles.root, frame.seasons.length === 0 && styles.desktopOnly)}>
      <div className={classes(container, styles.line)}>
        {signedIn ? (
          <ViewerPrices includesVat={frame.includesVat} />
        ) : (
          <ContextForm frame={frame} isSwitch className={styles.group} itemClass={styles.item} />
        )}
        <SeasonForm frame={frame} />
        <div className={classes(styles.group, styles.desktopOnly)}>
          <nav aria-label={t("footer.service")} className={styles.group}>
            {frame.freeFrom !== null && (
              <b className={styles.item}>
                {t("frame.freeFrom", { from: money(frame.freeFrom, frame.currency) })}
              </b>
            )}{" "}
            <span className={styles.item}>{t("frame.promise", { handling })}</span>{" "}
            <Link className={styles.item} to={paths.contacts(frame.locale)}>
              {t("frame.contacts")}
            </Link>{" "}
            {signedIn && (
              <Link className={styles.item} to={paths.logout()}>
                {t("frame.signOut")}
              </Link>
            )}
          </nav>
          <LanguageForm frame={frame} names="short" className={styles.group} itemClass={styles.item} />
        </div>
      </div>
    </div>
  );
});

/** Switch between prices for businesses and for consumers, for anonymous visitors. */
export function ContextForm({
  frame,
  isSwitch = false,
  className,
  itemClass,
}: {
  frame: SiteFrame;
  /** Shows only the other context. The current one is next to a page's first price. */
  isSwitch?: boolean;
  className: string;
  itemClass: string;
}) {
  const { t } = useTranslation();
  return (
    <Form method="post" action={paths.context()} aria-label={t("context.label")} className={className}>
      <input type="hidden" name="redirectTo" value={frame.path + frame.search} />
      {SHOP_CONTEXTS.filter((context) => !isSwitch || context !== frame.shopContext).map((context) => [
        <button
          key={context}
          type="submit"
          className={itemClass}
          name="shop_context"
          value={context}
          aria-pressed={isSwitch ? undefined : frame.shopContext === context}
        >
          {t(isSwitch ? `context.to.${context}` : `context.${context}`)}
        </button>,
        " ",
      ])}
    </Form>
  );
}

// A signed-in customer's kind determines the prices (CONTRACT §1), so there is no switch.
function ViewerPrices({ includesVat }: { includesVat: boolean }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t("context.label")}>
      <p className={styles.item}>{t(includesVat ? "context.mineGross" : "context.mineNet")}</p>
    </section>
  );
}
