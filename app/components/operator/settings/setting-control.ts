import type { ReactNode } from "react";

/** Properties common to all setting controls. */
export interface SettingControl {
  /** The setting's key. */
  id: string;
  label: ReactNode;
  hint: string | undefined;
  errors: string[];
}
