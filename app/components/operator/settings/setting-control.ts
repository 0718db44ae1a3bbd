import type { ReactNode } from "react";

/** What the control of a setting is told. */
export interface SettingControl {
  /** The setting's key. */
  id: string;
  label: ReactNode;
  hint: string | undefined;
  errors: string[];
}
