import { type ComponentType, useEffect, useState } from "react";
import type { DialogProps } from "./open-dialog";

/**
 * Dialog that confirms a destructive action. It is an enhancement: without JavaScript the page contains the
 * confirmation. Its module is loaded when it first opens; if that fails, the dialog closes.
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
