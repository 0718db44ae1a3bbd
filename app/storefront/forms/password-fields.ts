// A refused form comes back filled, but never with a password.
import type { FormResult } from "./form";

export function withoutPasswords(result: FormResult): FormResult {
  const safeValues = Object.entries(result.initialValue ?? {}).filter(([name]) => !name.includes("password"));
  return { ...result, initialValue: Object.fromEntries(safeValues) };
}
