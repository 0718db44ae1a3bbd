// Backup and restore of the whole shop (CONTRACT §9).

import { attachment } from "~/api/http/attachment";
import type { OperatorHandlers } from "~/api/http/handler";
import { todayOf } from "~/services/context";
import {
  addToRestore,
  applyRestore,
  backupFile,
  beginRestore,
  dropBackup,
  dropRestore,
  readBackup,
  takeBackup,
} from "~/services/operator/backups";

export const backups: OperatorHandlers<"backups"> = {
  take: (c) => takeBackup(c),

  read: (c, { table, after = 0, copy }) => readBackup(c, { table, after, copy }),

  async drop(c, { copy }) {
    await dropBackup(c, copy);
    return null;
  },

  async file(c) {
    return attachment(await backupFile(c), "application/gzip", `backup-${todayOf(c)}.gz`);
  },
};

export const restores: OperatorHandlers<"restores"> = {
  begin: async (c, start) => ({ restore: await beginRestore(c, start) }),

  async add(c, page) {
    await addToRestore(c, page);
    return null;
  },

  apply: (c, { restore }) => applyRestore(c, restore),

  async drop(c, { restore }) {
    await dropRestore(c, restore);
    return null;
  },
};
