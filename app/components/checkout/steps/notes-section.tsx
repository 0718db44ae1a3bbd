import { useTranslation } from "react-i18next";
import { useFrame } from "~/components/site/frame/use-frame";
import { TextField } from "~/components/ui/form/field";
import { type PostedField, textProps } from "~/components/ui/form/posted-form";
import { Disclosure } from "~/components/ui/page/disclosure";
import { MAX_CUSTOMER_REFERENCE_LENGTH } from "~/contract/constants/limits";
import { stack } from "~/theme/layout.css";
import { muted } from "~/theme/text.css";
import { OrderNotes } from "./order-notes";
import { StoreroomNotes } from "./storeroom-notes";

type Fields = Record<"customer_reference" | "notes" | "cig" | "cup", PostedField>;

/** Optional fields: the customer's reference and notes for the warehouse. Collapsed for consumers. */
export function NotesSection({ fields, isConsumer }: { fields: Fields; isConsumer: boolean }) {
  const { t } = useTranslation("checkout");
  const asksSdi = useFrame()?.asksSdi ?? false;
  return (
    <OrderNotes isOpen={!isConsumer || isFilled(fields.customer_reference) || isFilled(fields.notes)}>
      <TextField
        {...textProps(fields.customer_reference)}
        label={t("notes.reference")}
        optional={t("notes.referenceOptional")}
        hint={t("notes.referenceHint", { max: MAX_CUSTOMER_REFERENCE_LENGTH })}
      />
      {asksSdi && !isConsumer && <PublicBody cig={fields.cig} cup={fields.cup} />}
      <StoreroomNotes field={fields.notes} />
    </OrderNotes>
  );
}

const isFilled = ({ initialValue, errors }: PostedField) => Boolean(initialValue ?? errors);

/** CIG and CUP fields, in a disclosure that is open if either has a value. */
function PublicBody({ cig, cup }: Pick<Fields, "cig" | "cup">) {
  const { t } = useTranslation("checkout");
  const field = (name: "cig" | "cup", props: PostedField) => (
    <TextField
      {...textProps(props)}
      label={t(`notes.${name}`)}
      hint={t(`notes.${name}Hint`)}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
    />
  );
  return (
    <Disclosure summary={t("notes.publicBody")} open={isFilled(cig) || isFilled(cup)}>
      <div className={stack.s4}>
        <p className={muted}>{t("notes.publicBodyHint")}</p>
        {field("cig", cig)}
        {field("cup", cup)}
      </div>
    </Disclosure>
  );
}
