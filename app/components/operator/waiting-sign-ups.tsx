import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Form } from "~/components/ui/page/link";
import { VisuallyHidden } from "~/components/ui/page/visually-hidden";
import { useFormat } from "~/i18n/use-format";
import { classes } from "~/theme/classes";
import { box, row, stack } from "~/theme/layout.css";

interface WaitingSignUp {
  id: number;
  email: string;
  name: string;
  business_name: string;
  vat_number: string;
  sdi_code: string;
  pec: string;
  created_at: string;
  agent: string | null;
  tax_code: string;
  notes: string;
  address: string | null;
  vat_check: { state: "valid" | "invalid" | "not_checked"; at: string | null } | null;
}

/** Businesses whose sign-up is pending. Approving or refusing sends an email. */
export function WaitingSignUps({ signUps, asksVies }: { signUps: WaitingSignUp[]; asksVies: boolean }) {
  const { t } = useTranslation("operator");
  const { dateTime } = useFormat();
  return (
    <>
      <h2>{t("inbox.signUps")}</h2>
      {signUps.map((one) => (
        <article key={one.id} className={classes(box, stack.s3)}>
          <h3>{one.business_name}</h3>
          <p>
            {dateTime(one.created_at)} · {one.name} · <a href={`mailto:${one.email}`}>{one.email}</a>
          </p>
          {one.vat_check && (
            <p>
              {t("inbox.vies")} {t(`inbox.viesStates.${one.vat_check.state}`)}
              {one.vat_check.at && ` (${dateTime(one.vat_check.at)})`}
            </p>
          )}
          <p>{[one.vat_number, one.tax_code, one.sdi_code, one.pec].filter(Boolean).join(" · ")}</p>
          {one.address && <p>{one.address}</p>}
          {one.agent && <p>{t("inbox.ofAgent", { agent: one.agent })}</p>}
          {one.notes && <p>{one.notes}</p>}
          <Form method="post" className={row}>
            <input type="hidden" name="message" value={one.id} />
            <Button variant="primary" name="intent" value="approve">
              {t("inbox.approve")}
              <VisuallyHidden> {one.business_name}</VisuallyHidden>
            </Button>
            <Button name="intent" value="refuse">
              {t("inbox.refuse")}
              <VisuallyHidden> {one.business_name}</VisuallyHidden>
            </Button>
            {one.vat_number !== "" && asksVies && (
              <Button name="intent" value="check-vat">
                {t("inbox.checkVat")}
                <VisuallyHidden> {one.business_name}</VisuallyHidden>
              </Button>
            )}
          </Form>
        </article>
      ))}
    </>
  );
}
