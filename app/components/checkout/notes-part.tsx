import { useTranslation } from "react-i18next";
import { TextAreaField, TextField } from "~/components/ui/field";
import { classes } from "~/theme/classes";
import { stack } from "~/theme/layout.css";
import * as styles from "./notes-part.css";

/** A field as it comes back from a post, or as it is at first. */
interface Written {
  value: string;
  errors: string[];
}

/** What one may add: an own reference, words for the storeroom. */
export function NotesPart({
  reference,
  notes,
  maxReference,
  maxNotes,
}: {
  reference: Written;
  notes: Written;
  maxReference: number;
  maxNotes: number;
}) {
  const { t } = useTranslation("checkout");
  return (
    <section className={classes(stack.s4, styles.root)} aria-labelledby="notes-title">
      <h2 id="notes-title">{t("notes.title")}</h2>
      <TextField
        id="customer_reference"
        name="customer_reference"
        label={t("notes.reference")}
        optional={t("notes.referenceOptional")}
        hint={t("notes.referenceHint", { max: maxReference })}
        defaultValue={reference.value}
        maxLength={maxReference}
        errors={reference.errors}
      />
      <TextAreaField
        id="notes"
        name="notes"
        label={t("notes.storeroom")}
        optional={t("notes.storeroomOptional")}
        rows={3}
        defaultValue={notes.value}
        maxLength={maxNotes}
        errors={notes.errors}
      />
    </section>
  );
}
