import { Form } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { Button } from "~/components/ui/form/button";
import { Dialog } from "~/components/ui/page/dialog";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";

/** Takes an address away, in two steps: with JavaScript a dialog asks, without it the page does. */
export function RemoveAddress({ which, marks }: { which: string; marks: ReactNode }) {
  const { t } = useTranslation("account");
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Form
        method="post"
        action={paths.addresses()}
        onSubmit={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        {marks}
        <Button look="text" size="slim" name="intent" value="delete">
          {t("addresses.remove.action")}
          <VisuallyHidden>: {which}</VisuallyHidden>
        </Button>
      </Form>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t("addresses.remove.title", { name: which })}
        text={t("addresses.remove.text")}
        closeLabel={t("addresses.remove.keep")}
        action={
          <Form method="post" action={paths.addresses()} onSubmit={() => setAsking(false)}>
            {marks}
            <input type="hidden" name="confirm" value="yes" />
            <Button look="danger" name="intent" value="delete">
              {t("addresses.remove.action")}
            </Button>
          </Form>
        }
      />
    </>
  );
}
