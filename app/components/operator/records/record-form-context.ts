import { createContext, useContext } from "react";
import type { FieldDefinition, RowValues } from "~/contract/operator/record-forms";

interface RecordFormState {
  /** The stored values, or those of the last post. The values that are currently typed are in conform. */
  values: RowValues;
  /** The index of the open block. null if all are closed. */
  open: number | null;
  locales: readonly string[];
  definitions: readonly FieldDefinition[];
  /** Keys that fields suggest or offer, by kind. */
  keys: Record<string, string[]>;
  /** Names of the keys in `keys`. */
  names: Record<string, string>;
  /** VAT rates of the seller's country, by class. */
  rates: Record<string, string>;
  faulty: ReadonlySet<string>;
  /** The key's field, which is read-only for a stored record. null for a new record. */
  fixedKey: string | null;
  /** The table for which more empty rows were requested. */
  more: string | null;
  /** Texts as the shop renders them, by field. */
  previews: Record<string, string>;
  maySave: boolean;
}

const RecordFormContext = createContext<RecordFormState | null>(null);

export const RecordFormProvider = RecordFormContext.Provider;

export function useRecordForm(): RecordFormState {
  const state = useContext(RecordFormContext);
  if (!state) throw new Error("a record field must be inside its form");
  return state;
}
