import type { ReactNode } from "react";
import { Check } from "~/components/ui/form/check";
import { describedBy, FieldError } from "~/components/ui/form/field";

const FIELD_NAME = "privacy_consent";

/** Without it a form is refused. @param children the sentence that is agreed to, with its links */
export function PrivacyConsent({
  isGiven,
  errors,
  children,
}: {
  isGiven: boolean;
  errors: string[];
  children: ReactNode;
}) {
  return (
    <div>
      <Check
        id={FIELD_NAME}
        name={FIELD_NAME}
        value="yes"
        required
        defaultChecked={isGiven}
        {...describedBy({ id: FIELD_NAME, errors })}
      >
        <span>{children}</span>
      </Check>
      <FieldError id={FIELD_NAME} errors={errors} />
    </div>
  );
}
