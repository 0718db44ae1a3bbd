// A page with one sentence that needs no data, for requests that no screen can answer.

import { LOCALES } from "~/contract/constants/enums";
import type { Locale } from "~/contract/wire";
import { messageFor } from "~/i18n/server";

/** @param locale null if unknown; the sentence is then shown in all languages */
export function plainPage(
  status: number,
  code: Parameters<typeof messageFor>[1],
  locale: Locale | null = null,
  headers: Record<string, string> = {},
): Response {
  const locales = locale ? [locale] : LOCALES;
  const lines = locales.map((each) => `<p lang="${each}">${messageFor(each, code)}</p>`).join("");
  const html = `<!doctype html><html lang="${locales[0]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${status}</title><h1>${status}</h1>${lines}`;
  return new Response(html, {
    status,
    headers: {
      ...headers,
      "Cache-Control": "no-store",
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
