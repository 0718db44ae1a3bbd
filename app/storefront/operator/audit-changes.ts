// Changes of an audit log entry: each field's name with its previous and new value, formatted for reading.

import type { TFunction } from "i18next";
import type { AuditEntry } from "~/contract/operator/reports";
import type { Locale } from "~/contract/wire";
import { formatDate, formatDateTime, formatNumber } from "~/i18n/format";

export interface Change {
  /** The field's name, or "" if the entry is a single value. */
  part: string;
  before: string;
  after: string;
}

interface Reader {
  t: TFunction;
  locale: Locale;
  zone: string;
}

type Json = AuditEntry["before"] | undefined;
type Leaf = string | number | boolean | null;

/** Limit of changes shown; further changes are counted. */
const MOST = 40;

/** Returns only differences. Lists are compared item by item. */
export function changesOf({ before, after }: Pick<AuditEntry, "before" | "after">, reader: Reader): Change[] {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  const changes = [...new Set([...was.keys(), ...is.keys()])].flatMap((path) => {
    const change = {
      part: nameOf(path, reader),
      before: wordOf(path, was.get(path), reader),
      after: wordOf(path, is.get(path), reader),
    };
    return change.before === change.after ? [] : [change];
  });
  const rest = changes.length - MOST;
  if (rest <= 0) return changes;
  return [...changes.slice(0, MOST), { part: "…", before: "", after: `+${rest}` }];
}

/** Maps each value to its path, e.g. "tables.1.name". A list of plain values is one value. */
function leavesOf(value: Json, path = "", leaves = new Map<string, Leaf>()): Map<string, Leaf> {
  if (value === undefined || value === null || typeof value !== "object") leaves.set(path, value ?? null);
  else if (Array.isArray(value) && value.every(isPlain)) leaves.set(path, value.map(String).join(", "));
  else
    for (const [name, part] of Object.entries(value)) {
      const step = Array.isArray(value) ? String(Number(name) + 1) : name;
      leavesOf(part, path === "" ? step : `${path}.${step}`, leaves);
    }
  return leaves;
}

const isPlain = (value: Json): boolean => typeof value !== "object" || value === null;

/** Labels a path, e.g. "row 1, list price". A field without a translation is shown by its code. */
const nameOf = (path: string, { t }: Reader): string =>
  path
    .split(".")
    // The step `props` of a block has no label.
    .filter((step) => step !== "props")
    .map((step) =>
      t(`audit.fields.${step}`, {
        defaultValue: t(`blocks.fields.${step}`, { defaultValue: plainWord(step) }),
      }),
    )
    .join(", ");

const plainWord = (step: string): string => (/^[a-z_]+$/.test(step) ? step.replaceAll("_", " ") : step);

function wordOf(path: string, value: Leaf | undefined, { t, locale, zone }: Reader): string {
  if (value === null || value === undefined || value === "") return "–";
  const field = path.slice(path.lastIndexOf(".") + 1);
  if (typeof value === "boolean" || /^(is|has|can)_/.test(field))
    return t(value === true || value === 1 || value === "true" ? "audit.yes" : "audit.no");
  if (typeof value === "number")
    return /_cents$/.test(field) ? amount(value, locale) : formatNumber(value, locale);
  if (field === "status") return t(`account:status.${value}`, { defaultValue: value });
  if (field === "payment_state") return t(`orderList.payments.${value}`, { defaultValue: value });
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDateTime(value, locale, zone);
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value, locale, zone) : value;
}

const amount = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
