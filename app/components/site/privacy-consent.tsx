import type { ReactNode } from "react";
import { Check } from "~/components/ui/form/check";
import { describedBy, FieldError } from "~/components/ui/form/field";

const NAME = "privacy_consent";

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
        id={NAME}
        name={NAME}
        value="yes"
        required
        defaultChecked={isGiven}
        {...describedBy({ id: NAME, errors })}
      >
        <span>{children}</span>
      </Check>
      <FieldError id={NAME} errors={errors} />
    </div>
  );
}
