// The test provider's page, which notifies the shop in the same way as a real provider.

import { type Session, sessionNamedQuery } from "~/db/payments/sessions";
import { ask } from "~/db/query";
import type { Database } from "~/platform/database";
import type { Notice } from "./provider";
import { TEST_PROVIDER } from "./test-provider";

export const findTestSession = (db: Database, sessionRef: string): Promise<Session | null> =>
  ask(db, sessionNamedQuery(TEST_PROVIDER, { key: null, sessionRef }));

/** The notice of a successful payment, or of a bank's refusal. */
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
