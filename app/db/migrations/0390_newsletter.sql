-- Consents to the newsletter: asked for, confirmed by the link in an email, ended by that link or by the shop. An address is
-- erased when its consent ends; the keyed hash stays as the proof of what was agreed to, and when (GDPR, art. 5.2 and 7.1).
CREATE TABLE newsletter_consents (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- NULL once the consent has ended.
  email TEXT COLLATE NOCASE UNIQUE,
  email_hash TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  -- Of the sentence that was agreed to: contract/newsletter.ts.
  text_version INTEGER NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('page', 'sign_up', 'checkout')),
  -- Of the shop's pages, for the links of the email.
  origin TEXT NOT NULL,
  created_at TEXT NOT NULL,
  confirmed_at TEXT,
  ended_at TEXT,
  state TEXT GENERATED ALWAYS AS (
    CASE WHEN email IS NULL THEN 'ended' WHEN confirmed_at IS NULL THEN 'unconfirmed' ELSE 'confirmed' END
  ) VIRTUAL
);
CREATE INDEX newsletter_consents_by_state ON newsletter_consents (state);
CREATE INDEX newsletter_consents_by_hash ON newsletter_consents (email_hash);
