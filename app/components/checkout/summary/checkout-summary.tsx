import { useTranslation } from "react-i18next";
import { DispatchPromise } from "~/components/cart/dispatch-promise";
import { sumsOf, TotalsList } from "~/components/cart/totals-list";
import { AROUND } from "~/components/site/frame/frame";
import { useFrame, useHandlingTime } from "~/components/site/frame/use-frame";
import { Button } from "~/components/ui/form/button";
import { Disclosure } from "~/components/ui/page/disclosure";
import { useFragment } from "~/components/ui/page/fragment";
import type { CheckoutQuote } from "~/contract/checkout";
import { dispatchPromiseKey, requestedDay } from "~/i18n/dispatch-promise";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import { box, rowBetween, stack } from "~/theme/layout.css";
import { muted, number, small } from "~/theme/text.css";
import * as styles from "./checkout-summary.css";
import { LegalNotices } from "./legal-notices.server";
import { SummaryRows } from "./summary-rows";

/** The total, the notices that the law requires before an order, and the order button. */
export function CheckoutSummary({
  quote,
  consumer,
  supportEmail,
  isUpdating,
}: {
  quote: Pick<
    CheckoutQuote,
    | "rows"
    | "totals"
    | "chosen"
    | "vat_scheme"
    | "requested_date"
    | "promised_by"
    | "backordered"
    | "shipping_policies"
    | "payment_methods"
  >;
  consumer: boolean;
  supportEmail: string;
  /** True while the totals do not include the latest choices. */
  isUpdating: boolean;
}) {
  const { t } = useTranslation(["checkout", "cart", "common"]);
  const { date, weekDay } = useFormat();
  const handling = useHandlingTime();
  const { totals } = quote;
  const actingFor = useFrame()?.actingFor;
  return (
    <aside className={classes(box, stack.s4)} aria-labelledby="summary">
      <div className={rowBetween}>
        <h2 id="summary">{t("summary.title")}</h2>
        <span className={classes(small, muted)} role="status">
          {isUpdating && t("cart:sums.updating")}
        </span>
      </div>
      <Disclosure
        open
        className={styles.fold}
        summary={t("checkout:summary.items", { count: quote.rows.length })}
      >
        <SummaryRows
          rows={quote.rows.map(({ id, qty, total_price, product_detail: { name } }) => ({
            ...{ id, qty, total_price, name },
          }))}
          currency={totals.currency}
        />
      </Disclosure>
      <TotalsList sums={sumsOf(quote)} coupon={quote.chosen.coupon} scheme={quote.vat_scheme} />
      <p className={classes(small, muted)}>
        <DispatchPromise
          quote={quote}
          promise={[
            requestedDay(quote, t, date),
            t(promiseOf(quote), { date: weekDay(quote.promised_by), handling }),
          ]
            .filter(Boolean)
            .join(" ")}
        />
      </p>
      {consumer && <Legal supportEmail={supportEmail} />}
      {/* The band that names the agent's customer may have scrolled out of view. */}
      {actingFor && <p>{t("summary.onBehalfOf", { name: actingFor.name })}</p>}
      <OrderButtons totals={totals} />
    </aside>
  );
}

function Legal({ supportEmail }: { supportEmail: string }) {
  const frame = useFrame();
  const facts = frame?.[AROUND] && { locale: frame.locale, mainLocale: frame.mainLocale, supportEmail };
  const notices = useFragment("notices", facts, (known) => <LegalNotices {...known} />);
  return <div className={classes(styles.legal, stack.s2)} {...notices} />;
}

function OrderButtons({ totals }: { totals: CheckoutQuote["totals"] }) {
  const { t } = useTranslation("checkout");
  const { money } = useFormat();
  return (
    <>
      <Button variant="primary" size="big" width="full" name="intent" value="place-order">
        <span>
          {t("summary.order")} <br />
          <span className={number}>{money(totals.total, totals.currency)}</span>
        </span>
      </Button>{" "}
      <Button variant="text" size="slim" name="intent" value="refresh" formNoValidate>
        {t("summary.refresh")}
      </Button>
    </>
  );
}

function promiseOf({
  chosen,
  requested_date,
  shipping_policies,
  payment_methods,
}: Pick<CheckoutQuote, "chosen" | "requested_date" | "shipping_policies" | "payment_methods">) {
  const isPickup = shipping_policies.find(({ id }) => id === chosen.shipping_policy)?.is_pickup;
  const kind = payment_methods.find(({ id }) => id === chosen.payment_method)?.kind;
  // A card is paid on the next page, so the day of dispatch holds. A transfer takes some days more.
  if (kind === "bank_transfer" && requested_date !== null) return "common:requestedUnpaid";
  return dispatchPromiseKey(kind === "bank_transfer", isPickup === true);
}
