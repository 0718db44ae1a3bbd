import "~/kit";
import { Close, Description, Title } from "@radix-ui/react-dialog";
import { Button } from "~/components/ui/form/button";
import type { DialogProps } from "./dialog";
import * as styles from "./dialog.css";
import { Modal } from "./modal";

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
