import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { TextAreaField } from "~/components/ui/form/field";
import { Disclosure } from "~/components/ui/page/disclosure";
import { classes } from "~/theme/classes";
import { box, row, sectionGap, stack } from "~/theme/layout.css";
import { muted } from "~/theme/text.css";
import * as styles from "./quick-order.css";
import { type RefusedLine, RefusedLines } from "./refused-lines";

/** Codes and quantities, typed or pasted. Part of the cart's form. Refused lines stay in the field for correction. */
export function QuickOrder({
  lines,
  refused,
  errors,
  max,
  place,
}: {
  /** Initial text of the field: the refused lines as written. */
  lines: string;
  refused: RefusedLine[];
  errors: string[];
  /** Maximum number of lines. */
  max: number;
  /** Business customers enter codes first; for other customers the field is in a disclosure below the cart. */
  place: "first" | "folded";
}) {
  const { t } = useTranslation("cart");
  const fields = useRef<HTMLDivElement>(null);
  const sent = useNavigation().formData;
  const file = sent?.get("file");
  // A file posted with another button has already put its lines into the field: do not post the file again.
  const isSending = sent?.get("intent") === "add-lines" || (file instanceof File && file.size > 0);
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending) resetFields(fields.current, lines);
    wasSending.current = isSending;
  }, [isSending, lines]);
  const work = (
    <>
      <p className={muted}>{t("quick.intro")}</p>
      <RefusedLines lines={refused} />
      <div className={stack.s4} ref={fields}>
        <TextAreaField
          id="lines"
          name="lines"
          label={t("quick.lines")}
          hint={t("quick.hint", { max })}
          rows={4}
          defaultValue={lines}
          errors={errors}
          spellCheck={false}
        />
        <p className={row}>
          <Button name="intent" value="add-lines">
            {t("quick.add")}
          </Button>{" "}
          <label htmlFor="lines-file">{t("quick.file")}</label>{" "}
          <input
            id="lines-file"
            className={styles.file}
            name="file"
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
          />
        </p>
      </div>
    </>
  );
  if (place === "folded")
    return (
      <div id="quick-order" className={classes(styles.root, sectionGap)}>
        <Disclosure
          summary={t("quick.folded")}
          open={lines !== "" || refused.length > 0 || errors.length > 0}
        >
          {work}
        </Disclosure>
      </div>
    );
  return (
    <section className={classes(box, stack.s3, styles.root)} aria-labelledby="quick-order">
      <h2 id="quick-order">{t("quick.title")}</h2>
      {work}
    </section>
  );
}

/** Resets the fields after a response, so that only refused lines remain. */
function resetFields(fields: HTMLElement | null, lines: string) {
  for (const field of fields?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea") ??
    [])
    field.value = field.name === "lines" ? lines : "";
}
