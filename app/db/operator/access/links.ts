// One-time links of back-office users. A link is stored as the hash of its key.
import { OPERATOR_LINK_KINDS, type OperatorLinkKind } from "~/contract/operator/access/links";
import { text } from "~/db/columns";
import { mailQuery } from "~/db/mail/outbox";
import { combine, command, mapQuery, type Query } from "~/db/query";
import { BatchRefused, type Database, type Statement, statement } from "~/platform/database";
import { writeAudited } from "../audit";
import { lookAtOperator, type OperatorRow } from "../operators";

export const OPERATOR_LINK_MAIL = "operator-link";

export interface NewLink {
  email: string;
  kind: OperatorLinkKind;
  keyHash: string;
  expiresAt: string;
  /** The sender derives the key from this seed: the outbox does not store the key. */
  seed: string;
  /** URL of the target page, without the key. */
  page: string;
  now: string;
}

/**
 * Replaces the user's earlier link of the same kind. Runs the same batch for an unknown address, so that
 * the response time does not reveal whether it exists.
 * @returns ids of the emails to send
 */
const linkQuery = ({ email, kind, keyHash, expiresAt, seed, page, now }: NewLink): Query<number[]> =>
  mapQuery(
    combine({
      link: command(
        statement(
          `INSERT INTO operator_links (operator_id, kind, key_hash, expires_at)
           SELECT id, ?, ?, ? FROM operators WHERE email = ? AND is_disabled = 0
           ON CONFLICT (operator_id, kind) DO UPDATE SET key_hash = excluded.key_hash, expires_at = excluded.expires_at`,
          ...[kind, keyHash, expiresAt, email],
        ),
      ),
      mails: mailQuery(
        statement(
          `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
           SELECT '${OPERATOR_LINK_MAIL}', ?, email, locale, json_object('seed', ?, 'page', ?, 'kind', ?, 'name', name), ?, ?
           FROM operators WHERE email = ? AND is_disabled = 0 RETURNING id`,
          ...[`${OPERATOR_LINK_MAIL}:${seed}`, seed, page, kind, now, now, email],
        ),
      ),
    }),
    ({ mails }) => mails,
  );

/** Invites a new user, who has no password yet. @throws BatchRefused operators.email */
export const inviteOperator = (db: Database, insert: Statement, link: NewLink): Promise<number[]> =>
  writeAudited(
    db,
    { ...auditOf("invitations.create", link), look: lookAtOperator("email", link.email) },
    mapQuery(combine({ person: command(insert), mails: linkQuery(link) }), ({ mails }) => mails),
  );

/** Sends another link to an invited user. @returns ids of the emails to send */
export const inviteAgain = (db: Database, link: NewLink): Promise<number[]> =>
  writeAudited(
    db,
    { ...auditOf("invitations.send", link), look: lookAtOperator("email", link.email) },
    linkQuery(link),
  );

/** Withdraws the invitation by deleting its link. */
export const withdrawInvitation = (db: Database, { id, email }: OperatorRow, now: string): Promise<unknown> =>
  writeAudited(
    db,
    { ...auditOf("invitations.withdraw", { email, now }), look: lookAtOperator("id", id) },
    command(statement("DELETE FROM operator_links WHERE operator_id = ? AND kind = 'invitation'", id)),
  );

/** The audit log gets an entry if the address belongs to a user. @returns ids of the emails to send */
export const forgottenQuery = (link: NewLink): Query<number[]> =>
  mapQuery(
    combine({
      audit: command(
        statement(
          `INSERT INTO audit (created_at, who, call, target)
           SELECT ?, name, 'links.forgotten', 'operator/' || email FROM operators WHERE email = ? AND is_disabled = 0`,
          ...[link.now, link.email],
        ),
      ),
      mails: linkQuery(link),
    }),
    ({ mails }) => mails,
  );

/** The user of the link; null if the link has expired or was used. */
export async function findLink(
  db: Database,
  keyHash: string,
  now: string,
): Promise<{ kind: OperatorLinkKind; name: string; email: string } | null> {
  const row = await db.first(
    `SELECT l.kind, o.name, o.email FROM operator_links l JOIN operators o ON o.id = l.operator_id
     WHERE l.key_hash = ? AND l.expires_at > ? AND o.is_disabled = 0`,
    ...[keyHash, now],
  );
  if (!row) return null;
  const kind = OPERATOR_LINK_KINDS.find((one) => one === row.kind) ?? "forgotten";
  return { kind, name: text(row, "name"), email: text(row, "email") };
}

/**
 * Sets the new password; triggers on its hash end all links and sessions of the user.
 * @param also runs in the same batch
 * @returns false if the link has expired, or was used in the meantime
 */
export async function spendLink(
  db: Database,
  {
    name,
    email,
    keyHash,
    hash,
    now,
  }: { name: string; email: string; keyHash: string; hash: string; now: string },
  also: Statement[],
): Promise<boolean> {
  const isGood = "SELECT operator_id FROM operator_links WHERE key_hash = ? AND expires_at > ?";
  try {
    await writeAudited(
      db,
      { ...auditOf("links.use", { email, now }), who: name, look: lookAtOperator("email", email) },
      command(
        statement(
          `INSERT INTO refusals (code) SELECT 'link_over' WHERE NOT EXISTS (${isGood})`,
          keyHash,
          now,
        ),
        statement(
          `UPDATE operators SET password_hash = ?, must_change_password = 0 WHERE id = (${isGood}) AND is_disabled = 0`,
          ...[hash, keyHash, now],
        ),
        ...also,
      ),
    );
    return true;
  } catch (error) {
    if (error instanceof BatchRefused && error.code === "link_over") return false;
    throw error;
  }
}

/** Nightly: deletes unused links that have expired. */
export const removeLinks = (before: string): Statement =>
  statement("DELETE FROM operator_links WHERE expires_at < ?", before);

const auditOf = (call: string, { email, now }: { email: string; now: string }) => ({
  call,
  target: `operator/${email}`,
  now,
});
