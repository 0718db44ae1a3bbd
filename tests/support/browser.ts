// A fast browser without JavaScript, on top of fetch: it stores cookies, follows redirects, and fills and
// submits forms. A field or button that is not on the page cannot be filled or pressed.
import { type CheerioAPI, load } from "cheerio";
import { type Fields, formData, pressed } from "./builders/form-data";
import { shopUrl } from "./worker/worker";

export type { Fields } from "./builders/form-data";

/** Selector of the button or hidden field with this intent. */
export const intent = (name: string): string => `[name="intent"][value="${name}"]`;

export interface Page {
  status: number;
  /** Path and query after redirects. */
  url: string;
  headers: Headers;
  html: string;
  $: CheerioAPI;
  /** The redirects on the way: "303 /cart". */
  hops: string[];
  /** Text of everything that matches the selector, with single spaces between words. */
  text(selector: string): string;
  follow(link: string): Promise<Page>;
  /**
   * Submits the form that matches the selector, or that contains the matching button or field. A matching
   * button is pressed.
   */
  submit(selector: string, fields?: Fields): Promise<Page>;
}

export interface Browser {
  get(path: string, headers?: Record<string, string>): Promise<Page>;
  /** A post that no form on a page sends: a script's own, with these headers instead of a browser's. */
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Page>;
  cookies: Map<string, string>;
}

/**
 * @param origin another shop than the run's own
 * @param send another way to the shop than HTTP
 */
export function browser(
  origin = shopUrl(),
  send: (url: URL, init: RequestInit) => Promise<Response> = fetch,
): Browser {
  const cookies = new Map<string, string>();

  async function open(path: string, init: RequestInit, hops: string[] = []): Promise<Page> {
    const headers = new Headers(init.headers);
    headers.set("Accept", "text/html");
    if (cookies.size > 0)
      headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const answer = await send(new URL(path, origin), { ...init, headers, redirect: "manual" });
    for (const cookie of answer.headers.getSetCookie()) keep(cookies, cookie);
    const location = answer.headers.get("Location");
    if (location === null || answer.status < 300 || answer.status > 399) return pageOf(path, answer, hops);
    if (hops.length === 10) throw new Error(`redirects without end: ${hops.join(" → ")}`);
    const next = new URL(location, new URL(path, origin));
    if (next.origin !== origin) throw new Error(`${path} leads to another host: ${location}`);
    const repeat = answer.status === 307 || answer.status === 308;
    return open(next.pathname + next.search, repeat ? init : {}, [...hops, `${answer.status} ${location}`]);
  }

  async function pageOf(url: string, answer: Response, hops: string[]): Promise<Page> {
    const html = await answer.text();
    const $ = load(html);
    return {
      status: answer.status,
      url,
      headers: answer.headers,
      html,
      $,
      hops,
      text: (selector) => $(selector).text().replace(/\s+/g, " ").trim(),
      follow(link) {
        const href = $(link).first().attr("href");
        if (href === undefined) throw new Error(`${url} has no link ${link}`);
        return open(pathOf(href, url), { headers: { Referer: origin + url } });
      },
      submit(selector, fields = {}) {
        const { form, button } = pressed($, selector);
        const data = formData($, form, button, fields);
        const method = button.attr("formmethod") ?? form.attr("method") ?? "get";
        const action = pathOf(button.attr("formaction") ?? form.attr("action") ?? url, url);
        if (method.toLowerCase() === "get") return open(`${action.split("?", 1)}?${encoded(data)}`, {});
        const encoding = button.attr("formenctype") ?? form.attr("enctype");
        const body = encoding === "multipart/form-data" ? data : encoded(data);
        return open(action, {
          method: "POST",
          body,
          headers: { Origin: origin, "Sec-Fetch-Site": "same-origin", Referer: origin + url },
        });
      },
    };
  }

  return {
    cookies,
    get: (path, headers) => open(path, { headers }),
    post: (path, fields, headers) =>
      open(path, { method: "POST", body: new URLSearchParams(fields), headers }),
  };

  function pathOf(href: string, from: string): string {
    const { pathname, search } = new URL(href, origin + from);
    return pathname + search;
  }
}

/** Removes the time at which the page was made, so that the bot check accepts a form filled at once. */
export function unstamped(page: Page): Page {
  page.$("[name=opened]").remove();
  return page;
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [pair = "", ...attributes] = cookie.split(";").map((part) => part.trim());
  const at = pair.indexOf("=");
  const over = attributes.some(
    (attribute) =>
      /^max-age=(0|-\d+)$/i.test(attribute) ||
      (/^expires=/i.test(attribute) && Date.parse(attribute.slice("expires=".length)) <= Date.now()),
  );
  if (over) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}

function encoded(data: FormData): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === "string") query.append(name, value);
  return query;
}
