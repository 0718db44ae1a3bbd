// Outgoing webhooks, for the operator: CONTRACT §16.
import type { z } from "zod";
import type { DeliveryId, WebhookId } from "~/contract/ids";
import type {
  CreatedWebhook,
  CreateWebhook,
  EditWebhook,
  Webhook,
  WebhookDelivery,
} from "~/contract/operator/webhooks";
import type { Page } from "~/db/operator/page";
import {
  deleteWebhook,
  findDelivery,
  findWebhook,
  insertTestDelivery,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  renewDeadDeliveries,
  renewDelivery,
  updateWebhook,
  WEBHOOKS_FULL,
} from "~/db/operator/webhooks";
import { webhookAddressFault } from "~/domain/webhook";
import { newWebhookSecret } from "~/platform/crypto";
import { BatchRefused } from "~/platform/database";
import type { ServiceContext } from "~/services/context";
import { invalidField, notFound, Refusal } from "~/services/refusal";
import { deliverNow } from "~/services/webhooks/deliver";

/** Oldest first. */
export const loadWebhooks = (c: ServiceContext): Promise<Webhook[]> => listWebhooks(c.db);

/** @throws Refusal 400 for an address that is not public, 409 `webhooks_full` */
export async function addWebhook(
  c: ServiceContext,
  { url, events }: z.infer<typeof CreateWebhook>,
): Promise<z.infer<typeof CreatedWebhook>> {
  const secret = newWebhookSecret();
  const webhook = { url: publicAddress(url), events, secret, now: c.now.toISOString() };
  try {
    const id = await insertWebhook(c.db, webhook);
    return { webhook: await requireWebhook(c, id), secret };
  } catch (error) {
    if (error instanceof BatchRefused && error.code === WEBHOOKS_FULL) throw new Refusal(409, WEBHOOKS_FULL);
    throw error;
  }
}

/** @throws Refusal 404, 400 for an address that is not public */
export async function changeWebhook(
  c: ServiceContext,
  id: WebhookId,
  { url, events, is_active: isActive }: z.infer<typeof EditWebhook>,
): Promise<Webhook> {
  await requireWebhook(c, id);
  const address = url === undefined ? undefined : publicAddress(url);
  await updateWebhook(c.db, id, { url: address, events, isActive, now: c.now.toISOString() });
  return requireWebhook(c, id);
}

/** @throws Refusal 404 */
export async function removeWebhook(c: ServiceContext, id: WebhookId): Promise<void> {
  await requireWebhook(c, id);
  await deleteWebhook(c.db, id, c.now.toISOString());
}

/** Posts the test event at once. @throws Refusal 404 */
export async function testWebhook(c: ServiceContext, id: WebhookId): Promise<WebhookDelivery> {
  await requireWebhook(c, id);
  const delivery = await insertTestDelivery(c.db, id, c.now.toISOString());
  await deliverNow(c.db, c.env, delivery);
  return requireDelivery(c, id, delivery);
}

/** A page of a webhook's deliveries. @throws Refusal 404 */
export async function loadDeliveries(
  c: ServiceContext,
  id: WebhookId,
  state: WebhookDelivery["state"] | undefined,
  range: Page,
): Promise<{ count: number; deliveries: WebhookDelivery[] }> {
  await requireWebhook(c, id);
  return listDeliveries(c.db, id, state, range);
}

/** Posts a delivery at once and restarts its attempts. @throws Refusal 404, 409 `delivery_under_way` */
export async function resendDelivery(
  c: ServiceContext,
  webhook: WebhookId,
  id: DeliveryId,
): Promise<WebhookDelivery> {
  await requireDelivery(c, webhook, id);
  await renewDelivery(c.db, webhook, id, c.now.toISOString());
  if (!(await deliverNow(c.db, c.env, id))) throw new Refusal(409, "delivery_under_way");
  return requireDelivery(c, webhook, id);
}

/** Queues failed deliveries again. @returns their number. @throws Refusal 404 */
export async function resendDead(c: ServiceContext, id: WebhookId): Promise<number> {
  await requireWebhook(c, id);
  return renewDeadDeliveries(c.db, id, c.now.toISOString());
}

function publicAddress(url: string): string {
  const fault = webhookAddressFault(url);
  if (fault !== null) throw invalidField("url", fault);
  return new URL(url).href;
}

async function requireWebhook(c: ServiceContext, id: WebhookId): Promise<Webhook> {
  const webhook = await findWebhook(c.db, id);
  if (!webhook) throw notFound();
  return webhook;
}

async function requireDelivery(
  c: ServiceContext,
  webhook: WebhookId,
  id: DeliveryId,
): Promise<WebhookDelivery> {
  const delivery = await findDelivery(c.db, webhook, id);
  if (!delivery) throw notFound();
  return delivery;
}
