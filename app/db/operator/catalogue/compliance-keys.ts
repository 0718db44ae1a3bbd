// Keys of the legally required texts that products refer to.
import { type Query, queryAll } from "~/db/query";
import { statement } from "~/platform/database";
import { text } from "../../columns";

/** Sorted by kind; a shop has a few dozen. */
export const complianceKeysQuery = (): Query<{ kind: string; key: string }[]> =>
  queryAll(statement("SELECT kind, key FROM compliance_texts ORDER BY kind, key LIMIT 2000"), (row) => ({
    kind: text(row, "kind"),
    key: text(row, "key"),
  }));
