// A form posted with `Accept: application/json` gets a JSON response instead of a page or a redirect, on every route:
// the same status, errors by field, and the next path.
import { paths } from "~/paths";
import { type FlashMessage, readFlash } from "~/storefront/request/flash";

export interface FormAnswer {
  ok: boolean;
  status: number;
  /** The path that a browser would show next. null for the form's own page. */
  next: string | null;
  messages: { kind: FlashMessage["kind"]; text: string }[];
  /** Error messages by field; "" has those of the whole form. */
  errors: Record<string, string[]>;
  /** Further data of the response: refused lines, a quote, a customer that the form was not made for. */
  result: unknown;
}

export const wantsJson = ({ method, headers }: Request): boolean =>
  method === "POST" && /^application\/json\b/i.test(headers.get("Accept")?.trim() ?? "");

/** @param result data that the action returned or threw */
export function formAnswer(status: number, result: unknown): Response {
  const ok = status < 400;
  return respond({
    ok,
    status,
    next: null,
    messages: [],
    errors: ok ? {} : errorsIn(result),
    result: shownOf(result),
  });
}

/** Converts a redirect to JSON, with its status, Location and cookies. Other responses are already JSON. */
export function answerRedirect(request: Request, response: Response, secrets: string): Response {
  const location = response.headers.get("Location");
  if (!wantsJson(request) || location === null) return response;
  const [posted, to] = [new URL(request.url), new URL(location, request.url)];
  const next = to.origin === posted.origin ? to.pathname + to.search : location;
  const isTurnedAway =
    [paths.login(), paths.customers()].includes(to.pathname) && !SIGNS_IN.test(posted.pathname);
  const code = to.pathname === paths.login() ? "not_authenticated" : "customer_required";
  const answer = respond(
    {
      ok: !isTurnedAway,
      status: response.status,
      next,
      messages: messagesIn(request, response, secrets),
      errors: isTurnedAway ? { "": [code] } : {},
      result: null,
    },
    response.headers,
  );
  return answer;
}

/** Forms that redirect to these pages on success. */
const SIGNS_IN = /^\/(auth\/|customers$)/;

function respond(answer: FormAnswer, given = new Headers()): Response {
  const headers = new Headers(given);
  headers.set("Content-Type", "application/json; charset=utf-8");
  headers.set("Cache-Control", "private, no-store");
  headers.delete("Content-Length");
  return new Response(JSON.stringify(answer), { status: answer.status, headers });
}

function messagesIn(request: Request, response: Response, secrets: string): FormAnswer["messages"] {
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
  const next = new Request(request.url, { headers: { Cookie: cookie } });
  return readFlash(next, secrets).map(({ kind, lead, text }) => ({
    kind,
    text: [lead, text].filter(Boolean).join(" "),
  }));
}

/** Collects errors by field. Actions return errors in several shapes. */
function errorsIn(answer: unknown): FormAnswer["errors"] {
  // No prototype, because a field may have any name.
  const errors: FormAnswer["errors"] = Object.create(null);
  const add = (field: string, value: unknown) => {
    const texts = [value].flat(2).flatMap((one) => textOf(one) ?? []);
    if (texts.length > 0) errors[field] = [...(errors[field] ?? []), ...texts];
  };
  for (const [name, value] of Object.entries(Object(answer))) {
    if (isSubmission(value))
      for (const [field, texts] of Object.entries(Object(value.error))) add(field, texts);
    else if (name === "guest")
      for (const [field, texts] of Object.entries(errorsIn(value))) add(field, texts);
    else if (name === "errors" && !Array.isArray(value))
      for (const [field, texts] of Object.entries(Object(value))) add(field, texts);
    else if (name === "refusal" && typeof value === "object") addRefusal(value, add);
    else if (["refusal", "message", "failure", "errors"].includes(name)) add("", value);
  }
  return errors;
}

function addRefusal(refusal: unknown, add: (field: string, value: unknown) => void): void {
  const { message, errors, rows, adds, coupon, lines } = Object(refusal);
  add("", message);
  add("", errors);
  for (const [row, typed] of Object.entries(Object(rows)))
    add(`${Object(typed).field ?? "qty"}.${row}`, Object(typed).problem);
  for (const { product, reason } of Array.isArray(adds) ? adds : []) add(`qty.${product}`, reason);
  add("coupon", Object(coupon).errors);
  add("lines", Object(lines).errors);
  for (const { written, reason } of Object(lines).refused ?? []) add("lines", `${written}: ${reason}`);
}

/** True for a response of conform, which has the errors and the typed values. */
const isSubmission = (value: unknown): value is { error?: unknown } =>
  typeof value === "object" && value !== null && "initialValue" in value;

/** Returns the text of a message, with its bold lead if it has one. */
function textOf(value: unknown): string | null {
  if (typeof value === "string") return value === "" ? null : value;
  const { lead, text } = Object(value);
  const whole = [lead, text].filter((part) => typeof part === "string" && part !== "").join(" ");
  return whole === "" ? null : whole;
}

function shownOf(answer: unknown): unknown {
  if (typeof answer !== "object" || answer === null) return null;
  const shown = Object.entries(answer).filter(([name, value]) => name !== "typed" && !isSubmission(value));
  return shown.length > 0 ? Object.fromEntries(shown) : null;
}
