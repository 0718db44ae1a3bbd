import type { ReactNode } from "react";

export interface SettingControl {
  /** The setting's key. */
  id: string;
  label: ReactNode;
  hint: string | undefined;
  errors: string[];
}
