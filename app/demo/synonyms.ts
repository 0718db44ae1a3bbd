// Synonyms by language (synonyms.json).
import { wordsOf } from "~/db/products/search";
import { type Files, LOCALES } from "./files";
import type { Table } from "./table";

export function* synonymTables(files: Files): Generator<Table> {
  const groups = files.json<Record<(typeof LOCALES)[number], string[][]>>("synonyms.json");
  const rows = LOCALES.flatMap((locale) =>
    groups[locale].flatMap((terms, index) =>
      [...new Set(terms.map((term) => wordsOf(term).join(" ")))].map((term) => ({
        locale,
        term,
        same: index + 1,
      })),
    ),
  );
  yield { table: "synonyms", rows };
}
