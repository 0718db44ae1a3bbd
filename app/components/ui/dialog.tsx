import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { Button } from "./button";
import * as styles from "./dialog.css";

/** Asks before a deed that does not come back. Only a faster way: without JavaScript the form itself asks or does. */
export function Dialog({
  open,
  onOpenChange,
  title,
  text,
  closeLabel,
  action,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  closeLabel: string;
  action: ReactNode;
}) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={styles.content}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          // Radix gives the focus back to its own trigger, and these dialogs are opened by a form's button.
          onCloseAutoFocus={() => opener.current instanceof HTMLElement && opener.current.focus()}
        >
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          <Radix.Description>{text}</Radix.Description>
          <div className={styles.actions}>
            {action}
            <Radix.Close asChild>
              <Button type="button" look="text">
                {closeLabel}
              </Button>
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
