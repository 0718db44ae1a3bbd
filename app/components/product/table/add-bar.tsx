import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Link } from "~/components/ui/page/link";
import { StickyBar } from "~/components/ui/page/sticky-bar";
import { useFormat } from "~/i18n/use-format";
import * as styles from "./product-table.css";

/** Sum of the quantities typed on all pages of the list, and the button that adds them to the cart. */
export function AddBar({
  sum,
  currency,
  isMissing,
  otherPages,
  redirectTo,
}: {
  sum: { rows: number; cents: number };
  currency: string;
  /** True if the form was submitted without a quantity. */
  isMissing: boolean;
  /** Number of rows with a quantity on other pages. */
  otherPages: number;
  redirectTo: string;
}) {
  const { t } = useTranslation("catalogue");
  const { money } = useFormat();
  return (
    <StickyBar>
      <div role="alert" className={styles.missing}>
        {isMissing && t("table.missing")}
      </div>
      <p className={styles.note}>
        <span aria-live="polite">
          {sum.rows > 0 && (
            <b>
              {t("table.chosen", {
                count: sum.rows,
                price: money((sum.cents / 100).toFixed(2), currency),
              })}
            </b>
          )}
        </span>{" "}
        {otherPages > 0 && (
          <>
            <b>{t("table.elsewhere", { count: otherPages })}</b>{" "}
            <Link to={redirectTo} data-forget="">
              {t("table.forget")}
            </Link>{" "}
          </>
        )}
        {t("table.note")}
      </p>
      <Button variant="primary" name="intent" value="add-many">
        {t("table.add")}
      </Button>
    </StickyBar>
  );
}
