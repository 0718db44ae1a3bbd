// What a Worker without its secrets answers: in words, and without asking anything that would need them.
import { LOCALES } from "~/contract/wire";
import { messageFor } from "~/i18n/server";

const CODE = "not_set_up";
const HEADERS = { "Cache-Control": "no-store", "Retry-After": "60" };

/** 503. The secrets' names are for the operator: health/ says them. */
export function notSetUp(request: Request): Response {
  const isCall = new URL(request.url).pathname.startsWith("/api/");
  return isCall ? callAnswer() : pageAnswer();
}

function callAnswer(): Response {
  const detail = { code: CODE, message: messageFor("en", CODE) };
  return Response.json({ detail, error_list: [] }, { status: 503, headers: HEADERS });
}

// Which language the visitor speaks is not known here: each says it once.
function pageAnswer(): Response {
  const lines = LOCALES.map((locale) => `<p lang="${locale}">${messageFor(locale, CODE)}</p>`).join("");
  const html = `<!doctype html><html lang="${LOCALES[0]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>503</title><h1>503</h1>${lines}`;
  return new Response(html, {
    status: 503,
    headers: {
      ...HEADERS,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
