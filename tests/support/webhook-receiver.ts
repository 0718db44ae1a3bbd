// A server that receives webhooks, and a shop that posts to it instead of to every webhook's address.
import { createHmac } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import { WebhookBody } from "~/contract/operator/webhooks";
import { operator } from "./operator";
import { ownShop } from "./worker/own-shop";

export interface Received {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export async function webhookShop(vars: Record<string, string> = {}) {
  const received: Received[] = [];
  /** Answers by path; the default answer is 200. */
  const answers = new Map<string, (response: ServerResponse) => void>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? "";
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() });
    const answer = answers.get(path);
    if (answer) answer(response);
    else response.end("ok");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const shop = await ownShop({ WEBHOOK_RECEIVER: `http://127.0.0.1:${port}`, ...vars });
  const at = (path: string) => received.filter((one) => one.path === path);
  return {
    shop,
    received,
    at,
    bodiesAt: (path: string) => at(path).map(({ body }) => WebhookBody.parse(JSON.parse(body))),
    fail: (path: string, status: number) =>
      answers.set(path, (response) => response.writeHead(status).end("no")),
    answer: (path: string, answer: (response: ServerResponse) => void) => answers.set(path, answer),
    recover: (path: string) => answers.delete(path),
    desk: operator(shop.url),
    rows: async <T = Record<string, unknown>>(query: string, ...values: unknown[]) =>
      (
        await shop.db
          .prepare(query)
          .bind(...values)
          .all<T>()
      ).results,
    /** Runs the cron after the pause of each waiting delivery. */
    async tick() {
      await shop.db
        .prepare("UPDATE webhook_deliveries SET not_before = '2026-01-01' WHERE state = 'waiting'")
        .run();
      await shop.tick();
    },
    async close() {
      await shop.close();
      server.close().closeAllConnections();
    },
  };
}
export type WebhookShop = Awaited<ReturnType<typeof webhookShop>>;

/** Verifies a signature as a receiver does, by the Standard Webhooks specification. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return headers["webhook-signature"] === `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
}

/** Orders of the demo's customers, through the shop's own API. */
export async function customersOf({ shop, rows }: WebhookShop) {
  const login = async (username: string) => {
    const basic = Buffer.from(`${username}:Vendemmia-2026!`).toString("base64");
    const answer = await shop.api("auth/login/", {
      method: "POST",
      headers: { Authorization: `Basic ${basic}` },
    });
    const { token, user } = (await answer.json()) as { token: string; user: { id: number } };
    const call = async (method: string, path: string, body?: object) => {
      const response = await shop.api(path, {
        method,
        headers: {
          Authorization: `Token ${token}`,
          "Content-Type": "application/json",
          "Idempotency-Key": crypto.randomUUID(),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() } as { status: number; body: never };
    };
    return { id: user.id, call };
  };
  const [item] = await rows<{ id: number; sku: string }>(
    `SELECT p.id, p.sku FROM stock s JOIN products p ON p.id = s.item_id WHERE p.variants_count = 0 AND p.parent_id IS NULL
       AND p.is_active = 1 AND p.audience = 'all' AND p.qty_step = 1 AND p.min_qty = 1 ORDER BY s.quantity DESC LIMIT 1`,
  );
  const [transfer] = await rows<{ id: number }>("SELECT id FROM payment_methods WHERE code = 'BANK'");
  if (!item || !transfer) throw new Error("the demo has neither goods nor a transfer");
  const consumer = await login("consumer@demo.test");

  /** An order by bank transfer. @param change replaces fields of the posted body */
  async function order(
    change: object = {},
  ): Promise<{ status: number; body: { id: number; total: string } }> {
    const row = await consumer.call("POST", "carts/rows/", { product: item?.id, qty: 2 });
    const { cart } = row.body as { cart: number };
    const quote = await consumer.call("POST", "checkout/init/", { cart, payment_method: transfer?.id });
    const { chosen, totals } = quote.body as { chosen: object; totals: { total: string } };
    const posted = { cart, ...chosen, coupon: null, expected_total: totals.total, ...change };
    return consumer.call("POST", "checkout/", posted);
  }
  return { login, consumer, item, transfer: transfer.id, order };
}
