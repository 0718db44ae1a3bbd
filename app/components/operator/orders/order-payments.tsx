import { useTranslation } from "react-i18next";
import { Facts } from "~/components/ui/list/facts";
import { Status } from "~/components/ui/status";
import type { OperatorOrder } from "~/contract/operator/orders";
import type { OrderPayment } from "~/contract/operator/payments";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import { box, stack } from "~/theme/layout.css";
import { code, small, smallHeading } from "~/theme/text.css";

const STATE_STYLES = {
  paid: { tone: "ok", mark: "full" },
  partially_refunded: { tone: "warn", mark: "full" },
  refunded: { tone: "plain", mark: "full" },
} as const;

/** Payments received, with their provider and refunds, and unpaid visits to a provider. */
export function OrderPayments({
  order,
  documentPath,
}: {
  order: Pick<OperatorOrder, "payments" | "payment_attempts">;
  documentPath: (id: number) => string;
}) {
  const { t } = useTranslation("operator");
  const { dateTime, money } = useFormat();
  const { payments, payment_attempts: attempts } = order;
  return (
    <section className={classes(box, stack.s4)} aria-labelledby="payments">
      <h2 id="payments">{t("order.payments.title")}</h2>
      {payments.length === 0 && <p>{t("order.payments.none")}</p>}
      {payments.map((payment) => (
        <PaymentBlock key={payment.id} payment={payment} documentPath={documentPath} />
      ))}
      {attempts.length > 0 && (
        <div className={stack.s2}>
          <h3 className={smallHeading}>{t("order.payments.attempts")}</h3>
          <ul className={classes(small, stack.s2)}>
            {attempts.map((attempt) => (
              <li key={attempt.id}>
                {t(`order.payments.attempt.${attempt.state}`)}: {money(attempt.amount, attempt.currency)},{" "}
                {t(`order.payments.providers.${attempt.provider}`)}, {dateTime(attempt.created_at)}
                {attempt.reference && <Reference text={attempt.reference} />}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function PaymentBlock({
  payment,
  documentPath,
}: {
  payment: OrderPayment;
  documentPath: (id: number) => string;
}) {
  const { t } = useTranslation("operator");
  const { dateTime, money } = useFormat();
  const { provider, state, amount, currency, reference, payer, paid_at, refunds, disputes } = payment;
  const facts = [
    { name: t("order.payments.provider"), value: t(`order.payments.providers.${provider}`) },
    { name: t("order.payments.paidAt"), value: <time dateTime={paid_at}>{dateTime(paid_at)}</time> },
    ...(reference ? [{ name: t("order.payments.reference"), value: reference }] : []),
    ...(payer ? [{ name: t("order.payments.payer"), value: payer }] : []),
  ];
  return (
    <div className={stack.s2}>
      <h3 className={smallHeading}>
        {money(amount, currency)}{" "}
        <Status label={t(`order.payments.state.${state}`)} {...STATE_STYLES[state]} />
      </h3>
      <Facts facts={facts} />
      {disputes.map((dispute) => (
        <p key={dispute.id} className={small}>
          <Status
            label={t(`order.payments.dispute.${dispute.state}`)}
            tone={dispute.state === "won" ? "plain" : "err"}
          />
          : {money(dispute.amount, currency)}, {dateTime(dispute.closed_at ?? dispute.opened_at)}
          {dispute.reason && `, ${dispute.reason}`}
          <Reference text={dispute.reference} />
        </p>
      ))}
      {refunds.length > 0 && (
        <ul className={classes(small, stack.s2)}>
          {refunds.map((refund) => (
            <RefundLine key={refund.id} refund={refund} currency={currency} documentPath={documentPath} />
          ))}
        </ul>
      )}
    </div>
  );
}

function RefundLine({
  refund,
  currency,
  documentPath,
}: {
  refund: OrderPayment["refunds"][number];
  currency: string;
  documentPath: (id: number) => string;
}) {
  const { t } = useTranslation("operator");
  const { dateTime, money } = useFormat();
  const { amount, state, reason, reference, is_outside, error, created_at, done_at, credit_note } = refund;
  const ownReason = OWN_REASONS.includes(reason) ? t(`order.payments.reasons.${reason}`) : reason;
  return (
    <li>
      {t(`order.payments.refund.${state}`, { amount: money(amount, currency) })},{" "}
      {dateTime(done_at ?? created_at)}
      {is_outside && `, ${t("order.payments.outside")}`}
      {ownReason && `, ${ownReason}`}
      {credit_note && (
        <>
          , <a href={documentPath(credit_note.document)}>{credit_note.number}</a>
        </>
      )}
      {reference && <Reference text={reference} />}
      {error && state !== "done" && (
        <>
          <br />
          {t("order.payments.answered", { error })}
        </>
      )}
    </li>
  );
}

/** Reasons for refunds that the shop makes automatically. */
const OWN_REASONS = ["paid_late", "paid_twice", "amount_changed"];

/** A provider's id may be wider than the column, so it breaks anywhere. */
const Reference = ({ text }: { text: string }) => (
  <>
    <br />
    <span className={code}>{text}</span>
  </>
);
