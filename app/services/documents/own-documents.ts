// The shop's own documents in the back office: listed, uploaded, changed, deleted. Documents that the shop
// renders cannot be changed.
import { LOCALES } from "~/contract/constants/enums";
import type { DocumentId } from "~/contract/ids";
import type {
  EditDocument,
  NewDocument,
  OperatorDocument,
  OperatorDocumentQuery,
} from "~/contract/operator/documents";
import { flag, text, textOrNull } from "~/db/columns";
import * as stored from "~/db/operator/content/documents";
import type { Page } from "~/db/operator/page";
import { documentKind, isFileOf } from "~/domain/documents/document-file";
import { hashOf } from "~/platform/crypto";
import { BatchRefused, type Row } from "~/platform/database";
import type { ServiceContext } from "~/services/context";
import { invalidField, notFound, Refusal } from "~/services/refusal";
import { serializeDocument } from "./serialize-document";

type Bytes = Uint8Array<ArrayBuffer>;
type Version = string | undefined;

export async function ownDocuments(
  { db, locale }: ServiceContext,
  { type = null, search = "" }: { [Name in "type" | "search"]?: OperatorDocumentQuery[Name] | null },
  page: Page,
): Promise<{ count: number; documents: OperatorDocument[] }> {
  const wanted = { type: type ?? null, search: (search ?? "").trim(), locale };
  const { count, rows } = await stored.listOwnDocuments(db, wanted, page);
  return { count, documents: rows.map(serialize) };
}

/** @throws Refusal 404, also for a document of a customer or an order */
export const ownDocument = async (c: ServiceContext, id: DocumentId): Promise<OperatorDocument> =>
  serialize(await rowOf(c, id));

/** @throws Refusal 400 for another kind of file, or an unknown product */
export async function addDocument(
  c: ServiceContext,
  { title, type, language, product }: NewDocument,
  bytes: Bytes,
): Promise<OperatorDocument> {
  const facts = { title, type, locale: language || null, product: product || null };
  const file = fileOf(type, bytes);
  await putFile(c, file, bytes);
  const id = await refusing(stored.addOwnDocument(c.db, facts, file, c.now.toISOString()), () =>
    c.env.FILES.delete(file.file),
  );
  return ownDocument(c, id);
}

/** @throws Refusal 404; 409 for a rendered document, or one changed in the meantime; 400 like addDocument */
export async function editDocument(
  c: ServiceContext,
  id: DocumentId,
  { version, ...change }: EditDocument,
): Promise<OperatorDocument> {
  const { row, state } = await changeable(c, id, version);
  const before = serialize(row);
  const {
    title = before.title,
    type = before.type,
    language = before.locale,
    product = before.product?.sku,
  } = change;
  if (!isFileOf(type, before.mime)) throw new Refusal(400, "document_file");
  const locale = LOCALES.find((one) => one === language) ?? null;
  const facts = { title, type, locale, product: product || null };
  await refusing(stored.editOwnDocument(c.db, id, state, facts, c.now.toISOString()));
  return ownDocument(c, id);
}

/** Replaces the file. @throws Refusal like editDocument */
export async function replaceFile(
  c: ServiceContext,
  id: DocumentId,
  version: Version,
  bytes: Bytes,
): Promise<OperatorDocument> {
  const { row, state } = await changeable(c, id, version);
  const file = fileOf(serialize(row).type, bytes);
  await putFile(c, file, bytes);
  await refusing(stored.replaceDocumentFile(c.db, id, state, file, c.now.toISOString()), () =>
    c.env.FILES.delete(file.file),
  );
  await removeFile(c, text(row, "file"));
  return ownDocument(c, id);
}

/** @throws Refusal 404; 409 for a rendered document, or one changed in the meantime */
export async function deleteDocument(c: ServiceContext, id: DocumentId, version: Version): Promise<void> {
  const { row, state } = await changeable(c, id, version);
  await refusing(stored.deleteOwnDocument(c.db, id, state, c.now.toISOString()));
  await removeFile(c, text(row, "file"));
}

async function rowOf({ db, locale }: ServiceContext, id: DocumentId): Promise<Row> {
  const row = await stored.findOwnDocument(db, id, locale);
  if (!row) throw notFound();
  return row;
}

async function changeable(
  c: ServiceContext,
  id: DocumentId,
  version: Version,
): Promise<{ row: Row; state: string }> {
  const row = await rowOf(c, id);
  if (flag(row, "is_drawn")) throw new Refusal(409, "document_is_drawn");
  const state = text(row, "state");
  if (version !== undefined && version !== hashOf(state)) throw new Refusal(409, "edited_by_another");
  return { row, state };
}

function fileOf(type: OperatorDocument["type"], bytes: Bytes): stored.DocumentFile {
  const kind = documentKind(bytes);
  if (!kind || !isFileOf(type, kind.mime)) throw new Refusal(400, "document_file");
  // A unique name, because the file is deleted when it is replaced.
  const file = `documents/${crypto.randomUUID()}.${kind.extension}`;
  return { file, mime: kind.mime, size: bytes.byteLength };
}

const putFile = ({ env }: ServiceContext, { file, mime }: stored.DocumentFile, bytes: Bytes) =>
  env.FILES.put(file, bytes, { httpMetadata: { contentType: mime } });

/** A file added from the command line may be shared with another document. */
async function removeFile({ db, env }: ServiceContext, file: string): Promise<void> {
  if (!(await stored.isDocumentFile(db, file))) await env.FILES.delete(file);
}

/** @param undo reverts what was done before the write */
async function refusing<T>(write: Promise<T>, undo: () => Promise<unknown> = async () => {}): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof BatchRefused)) throw error;
    await undo();
    if (error.code === "product_not_found") throw invalidField("product", error.code);
    throw new Refusal(409, error.code);
  }
}

function serialize(row: Row): OperatorDocument {
  const sku = textOrNull(row, "sku");
  return {
    ...serializeDocument(row),
    product: sku === null ? null : { sku, name: textOrNull(row, "name") ?? sku },
    is_drawn: flag(row, "is_drawn"),
    version: hashOf(text(row, "state")),
  };
}
