// Resolves the names in a bulk change.
import { z } from "zod";
import type { BulkChangeOf } from "~/contract/operator/bulk";
import { type Query, queryFirst } from "~/db/query";
import { statement } from "~/platform/database";
import { int, jsonOrNull } from "../../columns";

/** Null: unknown name. `options`: of a field with a choice of values. */
export const namesQuery = (
  change: Extract<BulkChangeOf, { kind: "price" | "category" | "field" }>,
): Query<{ id: number; options: Record<string, unknown> | null } | null> => {
  const [sql, name] =
    change.kind === "price"
      ? ["SELECT 0 AS id, NULL AS options FROM price_lists WHERE code = ?", change.list]
      : change.kind === "category"
        ? ["SELECT id, NULL AS options FROM categories WHERE slug = ?", change.category]
        : ["SELECT id, options FROM custom_fields WHERE key = ?", change.field];
  return queryFirst(statement(sql, name), (row) => ({
    id: int(row, "id"),
    options: jsonOrNull(row, "options", z.record(z.string(), z.unknown())),
  }));
};
