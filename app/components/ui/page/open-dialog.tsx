import "~/kit";
import { Close, Description, Title } from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/form/button";
import * as styles from "./dialog.css";
import { Modal } from "./modal";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  closeLabel: string;
  action: ReactNode;
}

export default function OpenDialog({ onOpenChange, title, text, closeLabel, action }: DialogProps) {
  return (
    <Modal className={styles.content} onClose={() => onOpenChange(false)}>
      <Title className={styles.title}>{title}</Title>
      <Description>{text}</Description>
      <div className={styles.actions}>
        {action}
        <Close asChild>
          <Button type="button" variant="text">
            {closeLabel}
          </Button>
        </Close>
      </div>
    </Modal>
  );
}
