// Records that the operator edits in forms, with the same calls for catalogue, selling and content.
import type { OperatorHandlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { listLinkTargets } from "~/services/operator/link-targets";
import { getRecordAt, listRecords, recordVersions } from "~/services/operator/records/list";
import { moveLink } from "~/services/operator/records/move-link";
import { createRecord, getRecord, removeRecord, saveRecord } from "~/services/operator/records/records";

type Nouns = "catalogue" | "selling" | "content";

const handlers: OperatorHandlers<"catalogue"> & OperatorHandlers<"selling"> & OperatorHandlers<"content"> = {
  async list(c, { kind, search = "", ...paging }) {
    const slice = sliceOf(paging);
    const { count, items } = await listRecords(c, kind, search, slice);
    return listAnswer(slice, count, items);
  },

  create: (c, { kind, parts }) => createRecord(c, kind, parts),

  get: (c, { kind, key, at }) => (at === undefined ? getRecord(c, kind, key) : getRecordAt(c, kind, key, at)),

  save: (c, { kind, key, version, parts }) => saveRecord(c, kind, key, { version, parts }),

  async remove(c, { kind, key, version }) {
    await removeRecord(c, kind, key, version);
    return null;
  },

  async versions(c, { kind, key }) {
    return { results: await recordVersions(c, kind, key) };
  },
};

export const records: { [Noun in Nouns]: OperatorHandlers<Noun> } = {
  catalogue: handlers,
  selling: handlers,
  content: handlers,
};

export const siteLinks: OperatorHandlers<"siteLinks"> = {
  targets: async (c) => ({ results: await listLinkTargets(c) }),

  async move(c, { code, to, beside }) {
    await moveLink(c, code, to, beside);
    return null;
  },
};
