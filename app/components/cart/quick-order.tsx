import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Deed, DeedFields } from "~/components/site/deed-fields";
import { Button } from "~/components/ui/button";
import { Field, TextAreaField } from "~/components/ui/field";
import { paths } from "~/paths";
import { classes } from "~/theme/classes";
import { box, row, stack } from "~/theme/layout.css";
import { soft } from "~/theme/text.css";
import * as styles from "./quick-order.css";
import { type RefusedLine, RefusedLines } from "./refused-lines";

/** Codes and quantities, typed or pasted from a spreadsheet; what was refused comes back to be put right. */
export function QuickOrder({
  lines,
  refused,
  errors,
  deed,
}: {
  /** What stands in the field: the refused lines as they were written. */
  lines: string;
  refused: RefusedLine[];
  errors: string[];
  deed: Deed;
}) {
  const { t } = useTranslation("cart");
  return (
    <section className={classes(box, stack.s3, styles.root)} aria-labelledby="quick-order">
      <h2 id="quick-order">{t("quick.title")}</h2>
      <p className={soft}>{t("quick.intro")}</p>
      <RefusedLines lines={refused} />
      <Form
        method="post"
        action={paths.cart()}
        encType="multipart/form-data"
        className={stack.s4}
        preventScrollReset
      >
        <DeedFields deed={deed} />
        <TextAreaField
          id="lines"
          name="lines"
          label={t("quick.lines")}
          hint={t("quick.hint")}
          rows={4}
          defaultValue={lines}
          errors={errors}
          spellCheck={false}
        />
        <Field id="lines-file" label={t("quick.file")}>
          <input id="lines-file" name="file" type="file" accept=".csv,.txt,text/csv,text/plain" />
        </Field>
        <p className={row}>
          <Button name="intent" value="add-lines">
            {t("quick.add")}
          </Button>
        </p>
      </Form>
    </section>
  );
}
