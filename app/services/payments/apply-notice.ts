// Applies a provider's notice once, in any order of the notices (CONTRACT §11).

import type { OrderId, RefundId } from "~/contract/ids";
import { orderMail } from "~/db/mail/outbox";
import { noteWaitingDisputes } from "~/db/payments/disputes";
import {
  EVENT_SEEN,
  eventSeenQuery,
  keepEvent,
  PAYMENT_KNOWN,
  paymentKnownQuery,
  promiseFrom,
  recordPayment,
  returnPayment,
} from "~/db/payments/notices";
import {
  orderSteps,
  PAYMENT_CHANGED,
  type PayableOrder,
  payableOrderQuery,
  refuseUnlessAsRead,
} from "~/db/payments/payment-state";
import { type Session, sessionNamedQuery, setSessionState } from "~/db/payments/sessions";
import { combine, command, constant, mapQuery, type Query, together } from "~/db/query";
import { shopDataQuery } from "~/db/shop/shop-data";
import { promisedBy } from "~/domain/orders/delivery-promise";
import { type Decision, decideNotice } from "~/domain/orders/payment-notice";
import type { Database, Statement } from "~/platform/database";
import { logError } from "~/platform/log";
import { retryOnConflict } from "~/services/retry-on-conflict";
import type { Notice, PaymentProvider, SessionNotice } from "./provider";

export interface Applied {
  mails: number[];
  refund: RefundId | null;
}
const NOTHING: Applied = { mails: [], refund: null };

/** @throws StoreUnavailable, and Refusal 503: the provider sends the notice again */
export const applyNotice = (
  db: Database,
  provider: PaymentProvider,
  notice: Notice,
  now: Date,
): Promise<Applied> =>
  retryOnConflict([EVENT_SEEN, PAYMENT_KNOWN, PAYMENT_CHANGED], () =>
    attempt(db, provider.name, notice, now),
  );

async function attempt(db: Database, provider: string, notice: Notice, now: Date): Promise<Applied> {
  const { session: said } = notice;
  const event = { id: notice.id, type: notice.type };
  const { seen, session, known } = await together(db, {
    seen: eventSeenQuery(provider, notice.id),
    session: said ? sessionNamedQuery(provider, said) : constant(null),
    known: paymentKnownQuery(provider, said?.paymentRef ?? null),
  });
  if (seen) return NOTHING;
  if (!said || !session) {
    // A notice with an unknown key claims to be for this shop, so it is reported. Any other notice belongs
    // to another shop on the same account.
    const isOurs = Boolean(said && said.key !== null);
    const facts = isOurs ? { said: `session ${said?.key}`, expected: "a session of this shop" } : null;
    if (isOurs) reportMismatch(provider, event.id, null);
    await db.batch([
      keepEvent(provider, event, isOurs ? "mismatch" : "ignored", null, facts, now.toISOString()),
    ]);
    return NOTHING;
  }
  const { order, shop } = await together(db, {
    order: payableOrderQuery(session.order),
    shop: shopDataQuery(),
  });
  if (!order) throw new Error(`session ${session.id} has no order`);
  const decision = decideNotice(said, session, order, known !== null);
  const at = now.toISOString();
  const isWrong = decision.do === "mismatch";
  if (isWrong) reportMismatch(provider, event.id, order.id);
  const outcome = isWrong ? "mismatch" : decision.do === "ignore" ? "ignored" : "applied";
  const facts = isWrong ? { said: decision.said, expected: decision.expected } : null;
  const { applied } = await together(db, {
    event: command(keepEvent(provider, event, outcome, order.id, facts, at)),
    guard: command(refuseUnlessAsRead(order)),
    applied: changesOf(decision, { said, session, order, at, promise: promisedBy(at, shop) }),
  });
  return applied;
}

interface Facts {
  said: SessionNotice;
  session: Session;
  order: PayableOrder;
  at: string;
  /** The day by which the order leaves, if it is paid now. */
  promise: string;
}

function changesOf(decision: Decision, facts: Facts): Query<Applied> {
  const { said, session, order, at } = facts;
  switch (decision.do) {
    case "ignore":
    case "mismatch":
      return constant(NOTHING);
    case "session":
      return mapQuery(command(setSessionState(session.id, decision.state, said.sessionRef)), () => NOTHING);
    case "fail":
      return failed(decision.session, facts);
    case "accept":
      return mapQuery(
        combine({
          changes: command(
            ...paidAt(facts),
            ...orderSteps(
              order.id,
              "paid",
              order.status === "failed" ? ["pending", "processing"] : ["processing"],
              at,
            ),
            promiseFrom(order.id, facts.promise),
          ),
          mails: orderMail("order-paid", idOf(order), at),
        }),
        ({ mails }) => ({ mails, refund: null }),
      );
    case "return":
      return mapQuery(
        combine({
          changes: command(...paidAt(facts)),
          refund: returnPayment(session.provider, said.paymentRef ?? "", {
            key: crypto.randomUUID(),
            reason: decision.reason,
            now: at,
          }),
          mails: orderMail("order-payment-returned", idOf(order), at),
        }),
        ({ mails, refund }) => ({ mails, refund }),
      );
  }
}

function failed(state: "open" | "failed", { said, session, order, at }: Facts): Query<Applied> {
  const changes = setSessionState(session.id, state, said.sessionRef);
  if (order.payment === "failed") return mapQuery(command(changes), () => NOTHING);
  return mapQuery(
    combine({
      changes: command(changes, ...orderSteps(order.id, "failed", ["failed"], at)),
      mails: orderMail("order-failed", idOf(order), at),
    }),
    ({ mails }) => ({ mails, refund: null }),
  );
}

const paidAt = ({ said, session, order, at }: Facts): Statement[] => [
  recordPayment({
    order: order.id,
    session: session.id,
    provider: session.provider,
    ref: said.paymentRef ?? "",
    amount: session.amount,
    currency: session.currency,
    payer: said.payer,
    now: at,
  }),
  ...noteWaitingDisputes(session.provider, said.paymentRef ?? ""),
  setSessionState(session.id, "paid", said.sessionRef),
];

const idOf = ({ id }: PayableOrder) => ({ sql: "SELECT ?", params: [id] });

const reportMismatch = (provider: string, event: string, order: OrderId | null): void =>
  logError(
    "payment_notice_mismatch",
    { provider, notice: event, order },
    "amount, currency or order is another one",
  );
