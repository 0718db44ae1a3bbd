// The API calls for one kind of record.
import type { OperatorClient } from "~/contract/operator/client";
import {
  CATALOGUE_KINDS,
  CONTENT_KINDS,
  type RecordKind,
  type RecordListItem,
  type RecordParts,
  type RecordVersion,
  SELLING_KINDS,
  type StoredRecord,
} from "~/contract/operator/records";
import type { ListOf } from "~/contract/wire";

export interface RecordCalls {
  list(query: { search?: string; page?: number; page_size?: number }): Promise<ListOf<RecordListItem>>;
  get(key: string, at?: number): Promise<StoredRecord>;
  create(parts: RecordParts): Promise<StoredRecord>;
  save(key: string, version: string, parts: RecordParts): Promise<StoredRecord>;
  remove(key: string, version: string): Promise<null>;
  versions(key: string): Promise<{ results: RecordVersion[] }>;
}

/** @throws Error for a kind without calls */
export function recordCalls(shop: OperatorClient, kind: RecordKind): RecordCalls {
  if (isOne(CATALOGUE_KINDS, kind)) return bound(shop.catalogue, kind);
  if (isOne(SELLING_KINDS, kind)) return bound(shop.selling, kind);
  if (isOne(CONTENT_KINDS, kind)) return bound(shop.content, kind);
  throw new Error(`no API calls for records of kind ${kind}`);
}

const isOne = <Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind =>
  kinds.some((one) => one === kind);

interface GroupCalls<Kind> {
  list(input: {
    kind: Kind;
    search?: string | undefined;
    page?: string | number | undefined;
    page_size?: string | number | undefined;
  }): Promise<ListOf<RecordListItem>>;
  get(input: { kind: Kind; key: string; at?: number | undefined }): Promise<StoredRecord>;
  create(input: { kind: Kind; parts: RecordParts }): Promise<StoredRecord>;
  save(input: { kind: Kind; key: string; version: string; parts: RecordParts }): Promise<StoredRecord>;
  remove(input: { kind: Kind; key: string; version: string }): Promise<null>;
  versions(input: { kind: Kind; key: string }): Promise<{ results: RecordVersion[] }>;
}

const bound = <Kind>(calls: GroupCalls<Kind>, kind: Kind): RecordCalls => ({
  list: (query) => calls.list({ kind, ...query }),
  get: (key, at) => calls.get({ kind, key, at }),
  create: (parts) => calls.create({ kind, parts }),
  save: (key, version, parts) => calls.save({ kind, key, version, parts }),
  remove: (key, version) => calls.remove({ kind, key, version }),
  versions: (key) => calls.versions({ kind, key }),
});
