// What an entry of the audit log changed, field by field.
import type { AuditEntry } from "~/contract/operator/reports";

export interface Change {
  /** The field's name; "" where the entry is a single value. */
  part: string;
  before: string;
  after: string;
}

export function changesOf({ before, after }: Pick<AuditEntry, "before" | "after">): Change[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  if (!was && !is) return compare("", before, after);
  return [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].flatMap((part) =>
    compare(part, was?.[part], is?.[part]),
  );
}

type Json = AuditEntry["before"] | undefined;

/** Null for anything but an object. */
const partsOf = (value: Json): Record<string, Json> | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;

function compare(part: string, before: Json, after: Json): Change[] {
  const change = { part, before: display(before), after: display(after) };
  return change.before === change.after ? [] : [change];
}

function display(value: Json): string {
  if (value === null || value === undefined || value === "") return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}
