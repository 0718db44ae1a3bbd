// The rule for email addresses: RFC 6531, which allows letters of every script before and after the "@".

const LOCAL = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}$/u;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/;

export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  const isDotted = !local.startsWith(".") && !local.endsWith(".") && !local.includes("..");
  return at > 0 && isDotted && LOCAL.test(local) && DOMAIN.test(asciiDomain(domain));
}

/**
 * Converts a domain to ASCII: "bücher.example" to "xn--bcher-kva.example". Returns "" for an invalid host
 * name.
 */
function asciiDomain(domain: string): string {
  if (!/^[\p{L}\p{N}\p{M}.-]{1,253}$/u.test(domain)) return "";
  const address = `http://${domain}/`;
  return URL.canParse(address) ? new URL(address).hostname : "";
}
