// A stub of Stripe's API with the calls that the shop uses: it records requests and idempotency keys, and
// answers, lies or is unavailable.
import { createHmac } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const WEBHOOK_SECRET = "whsec_test_secret";

/** The behaviour for the next requests; after the last, the stub answers correctly. */
type Mood =
  | "away"
  | "drop"
  | "nonsense"
  | "refuse"
  | "stall"
  /** Stripe executes the request, but the answer comes too late. */
  | "late"
  | "other-amount"
  | "other-currency"
  | "no-page"
  | "same-session"
  | "too-large";

export interface Asked {
  method: string;
  path: string;
  key: string;
  authorization: string;
  form: Record<string, string>;
}

export async function stripeStub() {
  const asked: Asked[] = [];
  const refunds = new Map<string, Refund[]>();
  const answers = new Map<string, { form: string; answer: object }>();
  /** The states of sessions that Stripe refuses to expire. */
  const sessionStates = new Map<string, "complete" | "expired" | "open">();
  let moods: Mood[] = [];
  let made = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const form = Object.fromEntries(new URLSearchParams(text));
    const key = String(request.headers["idempotency-key"] ?? "");
    const path = request.url ?? "";
    asked.push({
      method: request.method ?? "",
      path,
      key,
      form,
      authorization: String(request.headers.authorization),
    });
    const mood = moods.shift();
    if (mood === "stall") return;
    if (mood === "away") return json(response, 503, { error: { type: "api_error", message: "overloaded" } });
    if (mood === "refuse")
      return json(response, 400, { error: { type: "invalid_request_error", message: "no" } });
    if (mood === "nonsense") return response.end("<html>maintenance</html>");
    if (mood === "too-large") return response.end(`{"id":"${"x".repeat(2_000_000)}"}`);
    const ended = sessionStates.get(path.split("/")[4] ?? "");
    if (ended && path.endsWith("/expire"))
      return json(response, 400, {
        error: { type: "invalid_request_error", message: `session is ${ended}` },
      });
    if (request.method === "GET" && path.startsWith("/v1/checkout/sessions/"))
      return json(response, 200, {
        id: path.split("/")[4],
        object: "checkout.session",
        status: ended ?? "open",
      });
    if (request.method === "GET") return json(response, 200, listed(path));
    const known = answers.get(key);
    if (known && known.form !== text)
      return json(response, 400, { error: { type: "idempotency_error", message: "another body" } });
    const answer = known?.answer ?? truth(path, form, mood);
    if (key) answers.set(key, { form: text, answer });
    if (mood === "late") return;
    if (mood === "drop") return request.socket.destroy();
    json(response, 200, answer);
  });
  function truth(path: string, form: Record<string, string>, mood: Mood | undefined): object {
    if (mood !== "same-session") made += 1;
    if (path.endsWith("/expire"))
      return { id: path.split("/")[4], object: "checkout.session", status: "expired" };
    if (path === "/v1/refunds")
      return refund(form.payment_intent ?? "", Number(form.amount), form["metadata[refund]"]);
    return {
      id: `cs_test_${made}`,
      object: "checkout.session",
      url: mood === "no-page" ? "javascript:alert(1)" : `https://checkout.stripe.test/c/pay/cs_test_${made}`,
      amount_total:
        Number(form["line_items[0][price_data][unit_amount]"]) + (mood === "other-amount" ? 1 : 0),
      currency: mood === "other-currency" ? "usd" : form["line_items[0][price_data][currency]"],
      expires_at: Math.floor(Date.now() / 1000) + 86_400,
    };
  }
  /** A refund as the dashboard makes it, if `key` is not set. */
  function refund(paymentRef: string, amount: number, key?: string): Refund {
    const metadata: Record<string, string> = key === undefined ? {} : { refund: key };
    const id = `re_${process.pid}_${refunds.size}_${refunds.get(paymentRef)?.length ?? 0}`;
    const one = { id, object: "refund", amount, currency: "eur", status: "succeeded", metadata };
    refunds.set(paymentRef, [{ ...one, payment_intent: paymentRef }, ...(refunds.get(paymentRef) ?? [])]);
    return refunds.get(paymentRef)?.[0] as Refund;
  }
  /** Newest first. */
  const listed = (path: string) => ({
    ...{ object: "list", has_more: false, url: "/v1/refunds" },
    data: refunds.get(new URL(path, "http://stripe").searchParams.get("payment_intent") ?? "") ?? [],
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    sessionStates,
    refund,
    refundsOf: (paymentRef: string) => refunds.get(paymentRef) ?? [],
    /** Stripe forgets idempotency keys after a day. */
    forgetKeys: () => answers.clear(),
    setMoods: (...next: Mood[]) => {
      moods = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Refund {
  id: string;
  amount: number;
  currency: string;
  status: string;
  payment_intent: string;
  metadata: Record<string, string>;
}

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));

/** The signature header of a notice: https://docs.stripe.com/webhooks/signature */
export const signatureOf = (body: string, secret = WEBHOOK_SECRET, at = Date.now()): string => {
  const t = Math.floor(at / 1000);
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;
};

interface Session {
  ref: string;
  key: string;
  order: number;
  cents: number;
}

let events = 0;

/** An event about a session, as Stripe sends it; `over` replaces fields of its object. */
export function sessionEvent(type: string, session: Session, over: object = {}): string {
  events += 1;
  return JSON.stringify({
    id: `evt_${process.pid}_${events}`,
    object: "event",
    api_version: "2026-10-28.endive",
    type,
    data: {
      object: {
        id: session.ref,
        object: "checkout.session",
        amount_total: session.cents,
        currency: "eur",
        client_reference_id: "x",
        customer_details: { email: "ada@writers.test", name: "Ada Rossi" },
        metadata: { session: session.key, order: String(session.order) },
        payment_intent: `pi_${session.ref}`,
        payment_status: "paid",
        ...over,
      },
    },
  });
}

export function refusedEvent(session: Session): string {
  events += 1;
  return JSON.stringify({
    id: `evt_${process.pid}_${events}`,
    object: "event",
    type: "payment_intent.payment_failed",
    data: {
      object: {
        id: `pi_${session.ref}`,
        object: "payment_intent",
        metadata: { session: session.key, order: String(session.order) },
      },
    },
  });
}

/** A notice about a session, with the state of its payment. */
export function paymentEvent(
  event: "paid" | "refused" | "failed" | "expired" | "processing",
  session: Session,
): string {
  const unpaid = { payment_status: "unpaid" };
  switch (event) {
    case "paid":
      return sessionEvent("checkout.session.async_payment_succeeded", session);
    case "refused":
      return refusedEvent(session);
    case "failed":
      return sessionEvent("checkout.session.async_payment_failed", session, unpaid);
    case "expired":
      return sessionEvent("checkout.session.expired", session, unpaid);
    case "processing":
      return sessionEvent("checkout.session.completed", session, unpaid);
  }
}

/** An event about any other object: a charge, a refund, a dispute. */
export function eventAbout(type: string, object: object, at = Date.now()): string {
  events += 1;
  return JSON.stringify({
    id: `evt_${process.pid}_${events}`,
    object: "event",
    created: Math.floor(at / 1000),
    type,
    data: { object },
  });
}
