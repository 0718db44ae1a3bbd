// Pending lines of the order pad, as corrected in the posted form.
import {
  MAX_BATCH_ROWS,
  MAX_PAD_LINE_LENGTH,
  MAX_ROW_NOTES_LENGTH,
  MAX_SKU_LENGTH,
} from "~/contract/constants/limits";
import { dottedFields } from "~/contract/forms";
import { idIn } from "~/contract/input/id";
import type { PadLine } from "~/contract/order-pad";

/** `drop`: lines whose code was cleared. Returns at most `room` lines, the API's limit; the others stay pending. */
export function waitingLines(form: FormData, room: number): { lines: PadLine[]; drop: number[] } {
  const fieldOf = (prefix: string) => new Map(dottedFields(form, prefix));
  const [codes, quantities, notes, confirmed] = ["code", "qty", "notes", "confirm"].map(fieldOf);
  const picks = dottedFields(form, "pick").filter(([, qty]) => qty.trim() !== "");
  const lines: PadLine[] = [];
  const drop: number[] = [];
  for (const [name, typed] of codes ?? []) {
    const id = idIn(name);
    if (id === null) continue;
    const common = {
      written: typed.slice(0, MAX_PAD_LINE_LENGTH),
      notes: (notes?.get(name) ?? "").slice(0, MAX_ROW_NOTES_LENGTH),
    };
    const code = typed.trim().slice(0, MAX_SKU_LENGTH);
    const picked = picks.flatMap(([key, qty]) => {
      const [line, product] = key.split(".");
      const item = line === name ? idIn(product) : null;
      return item === null ? [] : [{ ...common, code, product: item, qty: qty.trim() }];
    });
    const isConfirmed = confirmed?.has(name) ?? false;
    if (picked.length > 0) lines.push(...picked.map((pick, index) => (index === 0 ? { id, ...pick } : pick)));
    else if (code === "") drop.push(id);
    else
      lines.push({ id, ...common, code, qty: (quantities?.get(name) ?? "").trim(), confirmed: isConfirmed });
  }
  return { lines: lines.slice(0, Math.max(0, room)), drop: drop.slice(0, MAX_BATCH_ROWS) };
}
