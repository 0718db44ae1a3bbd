// Addresses of other sites, as a person types them. Zod-free: schemas, rules and the page editor share it.

/**
 * A host name or an IP address, as `URL` writes it. `URL` also takes `*`, `;` and quotes, which mean something else where an
 * address becomes part of a Content-Security-Policy.
 */
export const HOST = /^(?!.*\.\.)[a-z\d](?:[\w.-]{0,252}[\w.])?$|^\[[\da-f:.]{2,60}\]$/i;

/** The https address of a site with a host, without a name or a password in it; null for anything else. */
export function httpsAddress(text: string): URL | null {
  const url = !/[\s\\]/.test(text) && URL.canParse(text) ? new URL(text) : null;
  const isPlain = url?.protocol === "https:" && HOST.test(url.hostname) && url.username + url.password === "";
  return isPlain ? url : null;
}

/** Whether a text is a valid target for a page's link: a path of this shop, an https address, or an e-mail address. */
export const isPageLink = (text: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(text) || /^mailto:[^\s\\]*$/.test(text) || httpsAddress(text) !== null;
