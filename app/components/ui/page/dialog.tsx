import { type ReactNode, useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "~/components/ui/form/button";
import * as styles from "./dialog.css";
import { useModal } from "./use-modal";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  closeLabel: string;
  action: ReactNode;
}

/** Confirms a destructive action. An enhancement: without JavaScript the page itself asks. */
export function Dialog(props: DialogProps) {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  // A portal, as the dialog may contain a form and must not be nested in one.
  return isLive && props.open ? createPortal(<OpenDialog {...props} />, document.body) : null;
}

function OpenDialog({ onOpenChange, title, text, closeLabel, action }: DialogProps) {
  const id = useId();
  const close = () => onOpenChange(false);
  const modal = useModal(close);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      {...modal}
      className={styles.content}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // A click on the dialog element itself is a click on the backdrop.
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
