// Differences between two states of a record, field by field, formatted for reading.

import type { TFunction } from "i18next";
import { localMoment } from "~/contract/constants/moment";
import { BAR, headsOf } from "~/contract/constants/record-fields";
import type { ConflictField, FormValues } from "~/contract/operator/record-forms";
import type { RecordField } from "~/contract/operator/record-forms/fields";
import type { Locale } from "~/contract/wire";
import { formatCountry } from "~/i18n/format";
import { changesOf } from "../audit-changes";
import type { FormFacts } from "./record-values";

interface Reader {
  t: TFunction;
  locale: Locale;
  zone: string;
}

/** A list within a field, e.g. the blocks of a page, is compared item by item, with one line per difference. */
export function differencesOf(
  facts: FormFacts,
  { mine, theirs }: { mine: FormValues; theirs: FormValues },
  reader: Reader,
): ConflictField[] {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return [...names].flatMap((name): ConflictField[] => {
    const both = [mine[name] ?? "", theirs[name] ?? ""] as const;
    if (both[0] === both[1]) return [];
    const inside = both.map(listIn);
    if (inside.every((list) => list === undefined))
      return [
        {
          name,
          mine: wordOf(fieldOf(facts, name), both[0], reader),
          theirs: wordOf(fieldOf(facts, name), both[1], reader),
        },
      ];
    const changes = changesOf({ before: inside[0] ?? null, after: inside[1] ?? null }, reader);
    if (changes.length === 0) return [];
    const lines = (of: "before" | "after") => changes.map((one) => `${one.part}: ${one[of]}`).join("\n");
    return [{ name, mine: lines("before"), theirs: lines("after") }];
  });
}

function fieldOf({ form, locales }: FormFacts, name: string): RecordField | undefined {
  const [table = "", , head = ""] = name.split(".");
  return form.sections
    .find((section) => section.table === table)
    ?.fields.find((field) => headsOf(field, locales).includes(head));
}

function wordOf(field: RecordField | undefined, value: string, { t, locale, zone }: Reader): string {
  if (field?.input === "flag") return t(value === "true" ? "audit.yes" : "audit.no");
  if (field?.input === "moment") return localMoment(value, zone).replace("T", " ");
  if (field?.input === "choice" && value !== "")
    return t(`records.options.${value.replaceAll(" ", "_")}`, { defaultValue: value });
  if (field?.input === "country" || field?.input === "countries")
    return value
      .split(BAR)
      .map((code) => formatCountry(code, locale))
      .join(", ");
  if (field?.input === "ticks")
    return value
      .split(BAR)
      .map((key) => t(`records.options.${key}`, { defaultValue: key }))
      .join(", ");
  return value;
}

/** Returns undefined if the text is not a JSON list or object. */
function listIn(text: string): Parameters<typeof changesOf>[0]["before"] | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
