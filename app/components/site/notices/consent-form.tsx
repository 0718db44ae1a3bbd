import { useTranslation } from "react-i18next";
import { useLegalPath } from "~/components/site/frame/use-frame";
import { Button } from "~/components/ui/form/button";
import { Form, Link } from "~/components/ui/page/link";
import { paths } from "~/paths";
import { row } from "~/theme/layout.css";

/** Buttons of equal weight to refuse and accept. Reloads the page, so that allowed scripts run. */
export function ConsentForm({ redirectTo }: { redirectTo: string }) {
  const { t } = useTranslation();
  return (
    <Form method="post" action={paths.consent()} reloadDocument className={row}>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Button name="analytics" value="denied">
        {t("consent.refuse")}
      </Button>{" "}
      <Button name="analytics" value="granted">
        {t("consent.accept")}
      </Button>{" "}
      <Link to={useLegalPath("cookies")}>{t("consent.more")}</Link>
    </Form>
  );
}
