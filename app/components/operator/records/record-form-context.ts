import { createContext, useContext } from "react";
import type { FieldDefinition, RowValues } from "~/contract/operator/record-forms";

interface RecordFormState {
  /** As they were stored, or posted last. What is typed meanwhile is conform's. */
  values: RowValues;
  /** The place of the open block; null: none is open. */
  open: number | null;
  locales: readonly string[];
  definitions: readonly FieldDefinition[];
  /** Keys that fields propose or choose from, by kind. */
  keys: Record<string, string[]>;
  /** The field of the key, which a stored record keeps; null: it is new. */
  fixedKey: string | null;
  /** The table that more rows were asked for. */
  more: string | null;
  /** Whether the role allows saving. */
  maySave: boolean;
}

const RecordFormContext = createContext<RecordFormState | null>(null);

export const RecordFormProvider = RecordFormContext.Provider;

export function useRecordForm(): RecordFormState {
  const state = useContext(RecordFormContext);
  if (!state) throw new Error("a record's field outside its form");
  return state;
}
