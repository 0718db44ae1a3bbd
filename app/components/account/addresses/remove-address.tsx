import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Dialog } from "~/components/ui/page/dialog";
import { Form } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { paths } from "~/paths";

/**
 * Button that removes an address in two steps. With JavaScript a dialog confirms the removal, without it the page does.
 */
export function RemoveAddress({ label, hiddenFields }: { label: string; hiddenFields: ReactNode }) {
  const { t } = useTranslation("account");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Form
        method="post"
        action={paths.addresses()}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {hiddenFields}
        <Button variant="text" size="slim" name="intent" value="delete">
          {t("addresses.remove.action")}
          <VisuallyHidden>: {label}</VisuallyHidden>
        </Button>
      </Form>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("addresses.remove.title", { name: label })}
        text={t("addresses.remove.text")}
        closeLabel={t("addresses.remove.keep")}
        action={
          <Form method="post" action={paths.addresses()} onSubmit={() => setOpen(false)}>
            {hiddenFields}
            <input type="hidden" name="confirm" value="yes" />
            <Button variant="danger" name="intent" value="delete">
              {t("addresses.remove.action")}
            </Button>
          </Form>
        }
      />
    </>
  );
}
