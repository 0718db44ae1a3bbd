/**
 * The normalized form of a user name, for storing and comparing: trimmed, NFKC, case-folded (CONTRACT §1).
 */

export function normalizeUsername(typed: string): string {
  // Upper, then lower case: "ß" and "SS" become equal, which lower case alone does not achieve.
  return typed.normalize("NFKC").trim().toUpperCase().toLowerCase().normalize("NFKC");
}

/**
 * The mailbox of an address, for limits by recipient: without the part after a plus sign, without case, the
 * domain in ASCII; without dots for Gmail.
 */
export function mailboxOf(email: string): string {
  const address = normalizeUsername(email);
  const at = address.lastIndexOf("@");
  if (at < 0) return address;
  const [local = ""] = address.slice(0, at).split("+");
  const typed = `http://${address.slice(at + 1)}`;
  const domain = URL.canParse(typed) ? new URL(typed).hostname.replace(/\.$/, "") : address.slice(at + 1);
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${local.replaceAll(".", "")}@gmail.com`
    : `${local}@${domain}`;
}
