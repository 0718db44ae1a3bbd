import { useTranslation } from "react-i18next";
import { TextField } from "~/components/ui/form/field";
import { Disclosure } from "~/components/ui/page/disclosure";
import { MAX_CUSTOMER_REFERENCE_LENGTH, MAX_TENDER_CODE_LENGTH } from "~/contract/constants/limits";
import { stack } from "~/theme/layout.css";
import { muted } from "~/theme/text.css";
import { OrderNotes } from "./order-notes";
import { StoreroomNotes } from "./storeroom-notes";

/** A field as it comes back from a post, or as it is at first. */
interface FieldValue {
  value: string;
  errors: string[];
}

/** Optional fields, folded where businesses do not expect them: the customer's reference, notes for the warehouse. */
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
    <OrderNotes isOpen={publicBody !== null || isFilled(reference) || isFilled(notes)}>
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
    </OrderNotes>
  );
}

const isFilled = ({ value, errors }: FieldValue) => value !== "" || errors.length > 0;

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
