import { lazy, type ReactNode, Suspense } from "react";

/** Loaded when one opens. */
const OpenDialog = lazy(() => import("./open-dialog"));

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  closeLabel: string;
  action: ReactNode;
}

/** Confirms a destructive action. An enhancement: without JavaScript the page itself asks. */
export const Dialog = (props: DialogProps) =>
  props.open && (
    <Suspense>
      <OpenDialog {...props} />
    </Suspense>
  );
