import { TextField } from "~/components/ui/form/field";
import { Disclosure } from "~/components/ui/page/disclosure";
import { MAX_CUSTOMER_REFERENCE_LENGTH, MAX_TENDER_CODE_LENGTH } from "~/contract/constants/limits";
import { useTranslation } from "~/i18n/use-translation";
import { classes } from "~/theme/classes";
import { stack } from "~/theme/layout.css";
import { muted } from "~/theme/text.css";
import * as styles from "./notes-section.css";
import { StoreroomNotes } from "./storeroom-notes";

/** A field as it comes back from a post, or as it is at first. */
interface FieldValue {
  value: string;
  errors: string[];
}

/** Optional fields: the customer's reference, notes for the warehouse. */
export function NotesSection({
  reference,
  notes,
  publicBody,
}: {
  reference: FieldValue;
  notes: FieldValue;
  /** null for consumers. */
  publicBody: { cig: FieldValue; cup: FieldValue } | null;
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
        hint={t("notes.referenceHint", { max: MAX_CUSTOMER_REFERENCE_LENGTH })}
        defaultValue={reference.value}
        maxLength={MAX_CUSTOMER_REFERENCE_LENGTH}
        errors={reference.errors}
      />
      {publicBody && <PublicBody {...publicBody} />}
      <StoreroomNotes value={notes.value} errors={notes.errors} />
    </section>
  );
}

/** CIG and CUP, in a disclosure that is open where they are filled. */
function PublicBody({ cig, cup }: { cig: FieldValue; cup: FieldValue }) {
  const { t } = useTranslation("checkout");
  const field = (name: "cig" | "cup", { value, errors }: FieldValue) => (
    <TextField
      id={name}
      name={name}
      label={t(`notes.${name}`)}
      hint={t(`notes.${name}Hint`)}
      defaultValue={value}
      maxLength={MAX_TENDER_CODE_LENGTH}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      errors={errors}
    />
  );
  return (
    <Disclosure summary={t("notes.publicBody")} open={Boolean(cig.value || cup.value)}>
      <div className={stack.s4}>
        <p className={muted}>{t("notes.publicBodyHint")}</p>
        {field("cig", cig)}
        {field("cup", cup)}
      </div>
    </Disclosure>
  );
}
