import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Dialog } from "~/components/ui/page/dialog";
import { Notice } from "~/components/ui/page/notice";
import { row } from "~/theme/layout.css";

/** Takes every row away, once it is said twice: by a dialog, or without JavaScript by the page itself. */
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

/** The second step, where no dialog could ask. */
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
