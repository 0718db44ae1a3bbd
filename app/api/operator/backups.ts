// Backup and restore of the whole shop: CONTRACT §9.

import type { OperatorHandlers } from "~/api/http/handler";
import {
  addToRestore,
  applyRestore,
  beginRestore,
  dropBackup,
  readBackup,
  takeBackup,
} from "~/services/operator/backups";

export const backups: OperatorHandlers<"backups"> = {
  take: (c) => takeBackup(c),

  read: (c, { table, after = 0 }) => readBackup(c, table, after),

  async drop(c) {
    await dropBackup(c);
    return null;
  },
};

export const restores: OperatorHandlers<"restores"> = {
  async begin(c, { schema: migrations }) {
    await beginRestore(c, migrations);
    return null;
  },

  async add(c, part) {
    await addToRestore(c, part);
    return null;
  },

  apply: (c) => applyRestore(c),
};
