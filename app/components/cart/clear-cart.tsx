import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Dialog } from "~/components/ui/page/dialog";
import { Notice } from "~/components/ui/page/notice";
import { row } from "~/theme/layout.css";

/** Removes all rows after a confirmation: in a dialog, or on the page without JavaScript. */
export function ClearCart({ form }: { form: string }) {
  const { t } = useTranslation("cart");
  const [isOpen, setOpen] = useState(false);
  const isClearing = useNavigation().formData?.get("intent") === "clear";
  useEffect(() => {
    if (isClearing) setOpen(false);
  }, [isClearing]);
  return (
    <>
      <Button
        variant="text"
        name="intent"
        value="ask-clear"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {t("clear.action")}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("clear.title")}
        text={t("clear.text")}
        closeLabel={t("clear.keep")}
        action={
          <Button variant="danger" form={form} name="intent" value="clear">
            {t("clear.confirm")}
          </Button>
        }
      />
    </>
  );
}

/** Second step of clearing the cart, for browsers without JavaScript. */
export function ConfirmClear() {
  const { t } = useTranslation("cart");
  return (
    <Notice kind="warn" lead={t("clear.title")}>
      {t("clear.text")}{" "}
      <span className={row}>
        <Button variant="danger" size="slim" name="intent" value="clear">
          {t("clear.confirm")}
        </Button>{" "}
        <Button variant="text" size="slim" name="intent" value="update-all">
          {t("clear.keep")}
        </Button>
      </span>
    </Notice>
  );
}
