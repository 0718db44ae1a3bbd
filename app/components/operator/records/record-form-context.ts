import { createContext, useContext } from "react";
import type { FieldDefinition, RowValues } from "~/contract/operator/record-forms";

interface RecordFormState {
  /** The stored values, or those of the last post. conform has the values that are typed now. */
  values: RowValues;
  /** The index of the open block; null if all are closed. */
  open: number | null;
  locales: readonly string[];
  definitions: readonly FieldDefinition[];
  /** Keys that fields propose or choose from, by kind. */
  keys: Record<string, string[]>;
  /** What they are the keys of. */
  names: Record<string, string>;
  /** The VAT rates of the seller's country, by class. */
  rates: Record<string, string>;
  /** The fields that were refused. */
  faulty: ReadonlySet<string>;
  /** The field of the key, which a stored record keeps; null: it is new. */
  fixedKey: string | null;
  /** The table that more rows were asked for. */
  more: string | null;
  /** Texts as the shop will show them, by field. */
  previews: Record<string, string>;
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
