// What the test provider's page shows and does: it tells the shop by the same notices as a real one.

import { type Session, sessionNamedQuery } from "~/db/payments/sessions";
import { ask } from "~/db/query";
import type { Database } from "~/platform/database";
import type { Notice } from "./provider";
import { TEST_PROVIDER } from "./test-provider";

/** The session that the test provider's page is about. */
export const findTestSession = (db: Database, sessionRef: string): Promise<Session | null> =>
  ask(db, sessionNamedQuery(TEST_PROVIDER, { key: null, sessionRef }));

/** The notice of somebody who pays, or whose bank refuses. */
export const testNoticeOf = (session: Session, kind: "paid" | "refused"): Notice => ({
  id: `test_event_${crypto.randomUUID()}`,
  type: `test.${kind}`,
  session: {
    kind,
    key: session.key,
    sessionRef: session.sessionRef,
    order: session.order,
    paymentRef: `test_payment_${session.key}`,
    amount: session.amount,
    currency: session.currency,
    payer: "test@example.com",
  },
  refund: null,
  dispute: null,
});
