// The keys of the texts that the law asks for, which products name.
import { type Query, queryAll } from "~/db/query";
import { statement } from "~/platform/database";
import { text } from "../../columns";

/** By kind; a shop has some dozens. */
export const complianceKeysQuery = (): Query<{ kind: string; key: string }[]> =>
  queryAll(statement("SELECT kind, key FROM compliance_texts ORDER BY kind, key LIMIT 2000"), (row) => ({
    kind: text(row, "kind"),
    key: text(row, "key"),
  }));
