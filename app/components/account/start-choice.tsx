import { useTranslation } from "react-i18next";
import { type FormToken, HiddenFields } from "~/components/site/hidden-fields";
import { Button } from "~/components/ui/form/button";
import { Form } from "~/components/ui/page/link";
import { paths } from "~/paths";

/** Switch for business customers: start on the order pad after signing in. */
export function StartChoice({ start, formToken }: { start: "pad" | "home"; formToken: FormToken }) {
  const { t } = useTranslation("account");
  return (
    <Form method="post" action={paths.orderPad()}>
      <HiddenFields formToken={formToken} />
      <input type="hidden" name="start" value={start === "pad" ? "home" : "pad"} />
      <Button name="intent" value="start">
        {t(start === "pad" ? "details.start.home" : "details.start.pad")}
      </Button>
    </Form>
  );
}
