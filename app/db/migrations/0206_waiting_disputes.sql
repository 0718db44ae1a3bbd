-- A dispute whose payment is not recorded yet waits in the facts of its event, and is entered with the payment.
CREATE INDEX payment_events_waiting ON payment_events (provider, facts ->> '$.paymentRef') WHERE outcome = 'ignored' AND facts IS NOT NULL;
