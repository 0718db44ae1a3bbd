// The secret in an email that the database does not store: a one-time code, or the key of a one-time link.
import { OPERATOR_LINK_MAIL } from "~/db/operator/access/links";
import { codeOf, linkKeyOf } from "~/platform/crypto";

/** @param seed from the outbox */
export const mailSecret = (kind: string, seed: string, pepper: string): string =>
  kind === OPERATOR_LINK_MAIL ? linkKeyOf(seed, pepper) : codeOf(seed, pepper);
