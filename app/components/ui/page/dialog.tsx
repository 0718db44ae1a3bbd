import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "~/components/ui/form/button";
import * as styles from "./dialog.css";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  closeLabel: string;
  action: ReactNode;
}

/** Asks before a deed that does not come back. Only a faster way: without JavaScript the form itself asks or does. */
export function Dialog(props: DialogProps) {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  // Outside the form that asks: it may hold one of its own.
  return isLive && props.open ? createPortal(<OpenDialog {...props} />, document.body) : null;
}

function OpenDialog({ onOpenChange, title, text, closeLabel, action }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed while it is still there, it gives the focus back.
    return () => shown?.close();
  }, []);
  const close = () => onOpenChange(false);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.content}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={close}
      // The dialog itself is hit only beside its content.
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className={styles.inner}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        <p id={`${id}-text`}>{text}</p>
        <div className={styles.actions}>
          {action}
          <Button type="button" variant="text" onClick={close}>
            {closeLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
