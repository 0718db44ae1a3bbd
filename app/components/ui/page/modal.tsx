import { Content, Portal, Root } from "@radix-ui/react-dialog";
import { type ComponentPropsWithoutRef, useState } from "react";
import { classes } from "~/theme/classes";
import * as styles from "./modal.css";

/**
 * Content of an open modal. Radix's own Overlay locks scrolling with a <style> element, which the CSP of a cached page
 * refuses (its sources are hashes), so the style sheet locks it.
 */
export function Modal({
  onClose,
  className,
  ...content
}: { onClose: () => void } & ComponentPropsWithoutRef<typeof Content>) {
  const [opener] = useState(() => document.activeElement);
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <div className={styles.backdrop} />
        <Content
          {...content}
          className={classes(styles.content, className)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
          }}
        />
      </Portal>
    </Root>
  );
}
