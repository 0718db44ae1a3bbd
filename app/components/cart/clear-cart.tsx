import { Form } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { paths } from "~/paths";

/** Takes every row away: a button of the rows' own form, which with JavaScript asks first. */
export function ClearCart({ marks }: { marks: ReactNode }) {
  const { t } = useTranslation("cart");
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        look="text"
        name="intent"
        value="clear"
        onClick={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        {t("clear.action")}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t("clear.title")}
        text={t("clear.text")}
        closeLabel={t("clear.keep")}
        action={
          <Form method="post" action={paths.cart()} onSubmit={() => setAsking(false)}>
            {marks}
            <Button look="danger" name="intent" value="clear">
              {t("clear.confirm")}
            </Button>
          </Form>
        }
      />
    </>
  );
}
