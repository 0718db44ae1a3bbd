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

/** Codes and quantities, typed or pasted: a part of the cart's form; what was refused comes back to be put right. */
export function QuickOrder({
  lines,
  refused,
  errors,
  max,
  place,
}: {
  /** The field's text: the refused lines as written. */
  lines: string;
  refused: RefusedLine[];
  errors: string[];
  /** Lines at most. */
  max: number;
  /** Who buys for a business writes codes first; for others it is folded, below the cart. */
  place: "first" | "folded";
}) {
  const { t } = useTranslation("cart");
  const fields = useRef<HTMLDivElement>(null);
  const sent = useNavigation().formData;
  const file = sent?.get("file");
  // A file that went along with another button has left its lines in the field: it is not to be read again.
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

/** Resets the fields after a response: only the refused lines stay. */
function resetFields(fields: HTMLElement | null, lines: string) {
  for (const field of fields?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea") ??
    [])
    field.value = field.name === "lines" ? lines : "";
}
