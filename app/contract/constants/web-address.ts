// URLs of other sites, as typed. Zod-free: schemas, rules and the page editor share it.

/**
 * A host name or an IP address, as `URL` writes it. `URL` also accepts `*`, `;` and quotes, which have a
 * meaning in a Content-Security-Policy.
 */
export const HOST = /^(?!.*\.\.)[a-z\d](?:[\w.-]{0,252}[\w.])?$|^\[[\da-f:.]{2,60}\]$/i;

/** The https URL of a site with a host, without a user name or password; null for anything else. */
export function httpsAddress(text: string): URL | null {
  const url = !/[\s\\]/.test(text) && URL.canParse(text) ? new URL(text) : null;
  const isPlain = url?.protocol === "https:" && HOST.test(url.hostname) && url.username + url.password === "";
  return isPlain ? url : null;
}

/**
 * Whether a text is a valid target for a page's link: a path of this shop, an https URL, or an email
 * address.
 */
export const isPageLink = (text: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(text) || /^mailto:[^\s\\]*$/.test(text) || httpsAddress(text) !== null;
