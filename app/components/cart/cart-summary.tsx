import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { phoneBar } from "~/components/ui/page/phone-bar.css";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import type { CheckoutQuote } from "~/contract/checkout";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import { box, rowBetween, screenOnly, stack } from "~/theme/layout.css";
import { muted, small } from "~/theme/text.css";
import * as styles from "./cart-summary.css";
import { DispatchPromise } from "./dispatch-promise";
import { TotalsList, type TotalsListProps } from "./totals-list";

/** Totals, coupon and the checkout button. `blockedBy` is the reason why the checkout is not possible yet. */
export function CartSummary({
  sums,
  coupon,
  couponField,
  freeShipping,
  blockedBy,
  quote,
  isUpdating,
  isPunchOut,
  links,
}: {
  sums: TotalsListProps;
  coupon: string | null;
  couponField: ReactNode;
  freeShipping: ReactNode;
  blockedBy: string | null;
  quote: Pick<CheckoutQuote, "rows" | "promised_by" | "backordered" | "vat_scheme">;
  /** True while the totals do not include the latest input. */
  isUpdating: boolean;
  isPunchOut: boolean;
  links: ReactNode;
}) {
  const { t } = useTranslation("cart");
  const { money, weekDay } = useFormat();
  return (
    <aside className={classes(box, stack.s4)} aria-labelledby="sums">
      <div className={rowBetween}>
        <h2 id="sums">{t("sums.title")}</h2>
        <span className={classes(small, muted)} role="status">
          {isUpdating && t("sums.updating")}
        </span>
      </div>
      {freeShipping}
      <TotalsList sums={sums} coupon={coupon} scheme={quote.vat_scheme} />
      {blockedBy && (
        <p id="stop" className={styles.blocked}>
          {blockedBy}
        </p>
      )}
      <div className={classes(phoneBar, screenOnly)}>
        <p className={styles.total}>
          <VisuallyHidden>{t("sums.total")} </VisuallyHidden>
          {money(sums.total, sums.currency)}
        </p>
        <Button
          variant={blockedBy ? "plain" : "primary"}
          size="big"
          width="full"
          name="intent"
          value={isPunchOut ? "transfer" : "checkout"}
          aria-describedby={blockedBy ? "stop" : undefined}
        >
          {t(isPunchOut ? "punchOut.action" : "sums.checkout")}
        </Button>
      </div>
      {couponField}
      <p className={classes(small, muted)}>
        {t(sums.includes_vat && quote.vat_scheme !== "export" ? "sums.noteGross" : "sums.noteNet")}{" "}
        <DispatchPromise quote={quote} promise={t("sums.leavesBy", { date: weekDay(quote.promised_by) })} />
      </p>
      {links}
    </aside>
  );
}
