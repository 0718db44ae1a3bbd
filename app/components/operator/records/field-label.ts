// Labels of a form's fields, for messages outside the form.
type Label = (key: string, values?: Record<string, unknown>) => string;

/** Labels a field of a record: "Testi 2: Nome (en)" for `product_texts.1.name`. */
export function fieldLabel(t: Label, field: string): string {
  const [table = "", row = "0", head, inBlock] = field.split(".");
  if (inBlock !== undefined) return blockLabelOf(t, inBlock);
  if (table === "options") return t(`options.${head}`, { number: Number(row) + 1 });
  if (head === undefined) return table === "" ? "" : t(`records.sections.${table}`);
  const [, column = head, locale] = /^(.+)_(it|en|es)$/.exec(head) ?? [];
  const name = `${t(`records.fields.${column}`)}${locale ? ` (${locale})` : ""}`;
  return row === "0" ? name : `${t(`records.sections.${table}`)} ${Number(row) + 1}: ${name}`;
}

/** Labels a field of a block: "Domanda 2: Risposta" for `items-1-answer_it`. */
function blockLabelOf(t: Label, name: string): string {
  const [, column = name, locale] = /^(.+)_(it|en|es)$/.exec(name) ?? [];
  const parts = column.split("-");
  const items = parts.flatMap((part, n) =>
    /^\d+$/.test(part) ? [t(`blocks.items.${parts[n - 1]}`, { number: Number(part) + 1 })] : [],
  );
  const field = t(`blocks.fields.${parts.slice(items.length * 2).join("_")}`);
  return [...items, locale ? `${field} (${locale})` : field].join(": ");
}
