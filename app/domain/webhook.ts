// Outgoing webhooks: allowed addresses, and the signed content (CONTRACT §16).

export type WebhookAddressFault = "webhook_not_https" | "webhook_not_public";

/**
 * Top-level names that are not on the public internet (RFC 6761, RFC 6762, RFC 8375), and common private
 * ones.
 */
const PRIVATE_ENDINGS: ReadonlySet<string> = new Set([
  ...["alt", "arpa", "corp", "example", "home", "internal", "intranet", "invalid", "lan", "local"],
  ...["localdomain", "localhost", "onion", "private", "test"],
]);

/** Public names that resolve to the address written in them, or to the loopback. */
const ADDRESS_IN_NAME =
  /(^|\.)(nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|lacolhost\.com|vcap\.me|traefik\.me)$/;

const LABEL = /^[a-z\d_]([a-z\d_-]{0,61}[a-z\d_])?$/;
/** Excludes every spelling of an IPv4 address, none of which ends in letters. */
const TOP_LABEL = /^([a-z]{2,63}|xn--[a-z\d-]{2,59})$/;

/**
 * Why an address is refused: it is not https, its host is not a name on the public internet (an IP address
 * in any spelling, a local name), or it has a user, a password or a port.
 */
export function webhookAddressFault(address: string): WebhookAddressFault | null {
  if (!URL.canParse(address)) return "webhook_not_https";
  const { protocol, username, password, port, hostname } = new URL(address);
  if (protocol !== "https:") return "webhook_not_https";
  return username === "" && password === "" && port === "" && isPublicName(hostname)
    ? null
    : "webhook_not_public";
}

/** @param hostname normalized by URL: lower case, Punycode, an IPv4 address in four decimal numbers */
function isPublicName(hostname: string): boolean {
  const labels = hostname.split(".");
  const top = labels.at(-1) ?? "";
  return (
    labels.length > 1 &&
    hostname.length <= 253 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(top) &&
    !PRIVATE_ENDINGS.has(top) &&
    !ADDRESS_IN_NAME.test(hostname)
  );
}

/**
 * The content that the signature covers: https://github.com/standard-webhooks/standard-webhooks. @param
 * seconds since 1970
 */
export const signedContent = (message: string, seconds: number, body: string): string =>
  `${message}.${seconds}.${body}`;
