// Sends documents to readers who may see them.
import type { ReadRequest } from "~/contract/call-request";
import type { DocumentId, OrderId } from "~/contract/ids";
import { findFile, findOrderFile, type StoredFile } from "~/db/orders/stored-files";
import { sendFile } from "~/platform/file-response";
import { ownedBy } from "~/services/access";
import type { ServiceContext } from "~/services/context";
import { findOwnOrder } from "~/services/orders/own-orders";
import { notFound } from "~/services/refusal";
import { renderDocument } from "./render-documents";

/** @throws Refusal 404 also for a document that is not the caller's, so that its existence stays unknown */
export const sendDocument = async (
  c: ServiceContext,
  id: DocumentId,
  request: ReadRequest,
): Promise<Response> => send(c, await findFile(c.db, id), request);

/** @throws Refusal 404 if the order is not the caller's, or has no such document */
export async function sendOrderDocument(
  c: ServiceContext,
  { order, type }: { order: OrderId; type: Parameters<typeof findOrderFile>[2] },
  request: ReadRequest,
): Promise<Response> {
  await findOwnOrder(c, order);
  return send(c, await findOrderFile(c.db, order, type), request);
}

/** Sends a document to the operator. @throws Refusal 404 if the order has no such document */
export async function sendOperatorDocument(
  c: ServiceContext,
  { order, document }: { order: OrderId; document: DocumentId },
  request: ReadRequest,
): Promise<Response> {
  const stored = await findFile(c.db, document);
  if (stored?.order !== order) throw notFound();
  return sendStored(c, stored, request);
}

async function send(c: ServiceContext, stored: StoredFile | null, request: ReadRequest): Promise<Response> {
  if (!stored) throw notFound();
  if (!stored.isPublic) {
    if (!c.who || stored.customer === null) throw notFound();
    await ownedBy(c, stored.customer);
  }
  return sendStored(c, stored, request);
}

async function sendStored(c: ServiceContext, stored: StoredFile, request: ReadRequest): Promise<Response> {
  if (stored.isDrawn && !stored.isFresh && !(await renderDocument(c, stored))) throw notFound();
  const answer = await sendFile(request, c.env, stored);
  if (answer) return answer;
  // After a restore without R2's objects, documents are rendered again.
  const isRendered = stored.isDrawn && (await renderDocument(c, stored));
  const rendered = isRendered && (await sendFile(request, c.env, stored));
  if (!rendered) throw notFound();
  return rendered;
}
