/**
 * Decides what a provider's notice means for an order, from our own rows, in any order of the notices
 * (CONTRACT §11).
 */

import {
  type DisputeState,
  type OrderStatus,
  PAYMENT_ATTEMPT_STATES,
  type PaymentState,
} from "~/contract/constants/enums";
import type { OrderId } from "~/contract/ids";
import type { Cents } from "~/contract/units";

/** failed: the session has ended; refused: the customer may try again on the same page. */
export type NoticeKind = "paid" | "processing" | "refused" | "failed" | "expired";

/** The notice's claims; null for missing ones. */
export type NoticeFacts = {
  kind: NoticeKind;
  order: OrderId | null;
  /** The provider's id of the session. */
  sessionRef: string | null;
  /** The payment's id; set if it is paid. */
  paymentRef: string | null;
  amount: Cents | null;
  currency: string | null;
};

/** The payer disputes a payment, or the dispute is decided. */
export type DisputeNotice = {
  /** The provider's id of the dispute. */
  ref: string;
  paymentRef: string;
  amount: Cents;
  reason: string;
  state: DisputeState;
  openedAt: string;
};

export const SESSION_STATES = [...PAYMENT_ATTEMPT_STATES, "paid"] as const;
export type SessionState = (typeof SESSION_STATES)[number];

/** The session that we requested from the provider. */
export type SessionFacts = {
  state: SessionState;
  order: OrderId;
  sessionRef: string | null;
  amount: Cents;
  currency: string;
};

export type OrderFacts = {
  status: OrderStatus;
  payment: PaymentState;
  /** The total, less payments that were not refunded. */
  due: Cents;
};

export type ReturnReason = "paid_late" | "paid_twice" | "amount_changed";

export type Decision =
  | { do: "ignore" }
  | { do: "mismatch"; said: string; expected: string }
  /** Record the payment and continue with the order. */
  | { do: "accept" }
  /** Record the payment and return it. */
  | { do: "return"; reason: ReturnReason }
  /** `session`: its new state. */
  | { do: "fail"; session: "open" | "failed" }
  | { do: "session"; state: "processing" | "expired" };

const LIVE: readonly SessionState[] = ["opening", "open", "processing"];

/** Whether an order waits for its payment: it can then be paid, and expire. */
export const isUnpaid = ({ status, payment }: Pick<OrderFacts, "status" | "payment">): boolean =>
  (status === "pending" || status === "failed") && (payment === "due" || payment === "failed");

/** @param isKnown whether this payment is already recorded */
export function decideNotice(
  notice: NoticeFacts,
  session: SessionFacts,
  order: OrderFacts,
  isKnown: boolean,
): Decision {
  const wrong = disagreement(notice, session);
  if (wrong) return { do: "mismatch", ...wrong };
  const isLive = LIVE.includes(session.state);
  switch (notice.kind) {
    case "paid":
      return isKnown ? { do: "ignore" } : paid(session, order);
    case "processing":
    case "expired":
      return isLive ? { do: "session", state: notice.kind } : { do: "ignore" };
    case "refused":
    case "failed": {
      const state = notice.kind === "failed" ? "failed" : "open";
      // A second refusal on the same page changes nothing.
      const isNews = isUnpaid(order) && (order.payment === "due" || state === "failed");
      return isLive && isNews ? { do: "fail", session: state } : { do: "ignore" };
    }
  }
}

function paid(session: SessionFacts, order: OrderFacts): Decision {
  if (!isUnpaid(order)) {
    const isOver = order.status === "cancelled" || order.status === "refunded";
    return { do: "return", reason: isOver ? "paid_late" : "paid_twice" };
  }
  return session.amount === order.due ? { do: "accept" } : { do: "return", reason: "amount_changed" };
}

function disagreement(notice: NoticeFacts, session: SessionFacts): { said: string; expected: string } | null {
  const claims: [said: string | number | null, expected: string | number][] = [
    [notice.order, session.order],
    ...(notice.sessionRef !== null && session.sessionRef !== null
      ? [[notice.sessionRef, session.sessionRef] satisfies [string, string]]
      : []),
    ...(notice.kind === "paid"
      ? ([
          [notice.amount, session.amount],
          [notice.currency?.toUpperCase() ?? null, session.currency],
          [notice.paymentRef === null ? null : "a payment", "a payment"],
        ] satisfies [string | number | null, string | number][])
      : []),
  ];
  const wrong = claims.find(([said, expected]) => said !== expected);
  return wrong ? { said: String(wrong[0]), expected: String(wrong[1]) } : null;
}
