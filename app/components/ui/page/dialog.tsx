import { type ComponentType, useEffect, useState } from "react";
import type { DialogProps } from "./open-dialog";

/**
 * Confirms a destructive action. An enhancement: without JavaScript the page itself asks. Its module is loaded when it first
 * opens; where that fails, it closes again.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props;
  const [OpenDialog, setOpenDialog] = useState<ComponentType<DialogProps> | null>(null);
  useEffect(() => {
    if (!open) return;
    import("./open-dialog").then(
      (module) => setOpenDialog(() => module.default),
      () => onOpenChange(false),
    );
  }, [open, onOpenChange]);
  return open && OpenDialog && <OpenDialog {...props} />;
}
