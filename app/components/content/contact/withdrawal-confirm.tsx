import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Facts } from "~/components/ui/list/facts";
import { Form } from "~/components/ui/page/link";
import { classes } from "~/theme/classes";
import { formWidth, row, stack } from "~/theme/layout.css";
import { lead } from "~/theme/text.css";
import { WITHDRAWAL_FORM } from "./withdrawal-form";

const FIELDS = ["name", "order_number", "email", "rows"] as const;

/** Step 2: the complete declaration and the button that submits it. */
export function WithdrawalConfirm({
  facts,
  formId,
}: {
  facts: Record<(typeof FIELDS)[number], string>;
  formId: string;
}) {
  const { t } = useTranslation("content");
  return (
    <>
      <h1>{t("withdrawal.confirm.title")}</h1>
      <p className={lead}>{t("withdrawal.confirm.text")}</p>
      <div className={formWidth}>
        <Facts
          facts={FIELDS.map((name) => ({
            key: name,
            name: t(`withdrawal.fields.${name}`),
            value: facts[name] || t("withdrawal.allRows"),
          }))}
        />
      </div>
      <Form id={WITHDRAWAL_FORM} method="post" className={classes(row, stack.s2)}>
        <input type="hidden" name="form_id" value={formId} />
        {FIELDS.map((name) => (
          <input key={name} type="hidden" name={name} value={facts[name]} />
        ))}
        <Button variant="primary" size="big" name="confirm" value="yes">
          {t("withdrawal.confirm.yes")}
        </Button>{" "}
        <Button variant="text" name="confirm" value="no">
          {t("withdrawal.confirm.change")}
        </Button>
      </Form>
    </>
  );
}
